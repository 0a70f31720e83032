import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { DateTimeText } from '../../../ui/Text/DateText';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { isZero } from './isZero';
import type { StatementRecord } from './StatementBody';
import type { StatementMovement } from './statement.entity';
import { DataTable } from '../../../ui/DataTable/DataTable';
import type { MoneyValue } from '../../../domain/money';

/** A movement, or the opening balance above all of them, which has nothing but the balance. */
type Line = Partial<Omit<StatementMovement, 'balance'>> & { balance: MoneyValue };

/** The movements between the opening and the closing balance, each with the balance after it, and their totals. */
export function StatementTable({
  record,
  rows,
}: {
  record: StatementRecord;
  rows: readonly StatementMovement[];
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const heading = useMoneyHeading();
  const lines: readonly Line[] = [
    { balance: record.openingBalance },
    ...rows.map((row) => ({
      ...row,
      transactionDescription: row.transactionDescription ?? '—',
      counterpartAccount: row.counterpartAccount ?? '—',
    })),
  ];
  const money = (column: 'income' | 'expense') => ({
    key: column,
    head: heading(label(column)),
    numeric: true,
    cell: ({ [column]: amount }: Line) => !isZero(amount) && <MoneyText value={amount} />,
  });
  return (
    <DataTable
      caption={translate('customerLists.statement.rows')}
      columns={[
        {
          key: 'transactionDate',
          head: label('transactionDate'),
          cell: ({ transactionDate }) =>
            transactionDate === undefined ? (
              translate('customerLists.statement.opening')
            ) : (
              <DateTimeText value={transactionDate} />
            ),
        },
        {
          key: 'transactionDescription',
          head: label('transactionDescription'),
          long: true,
          cell: ({ transactionDescription }) => transactionDescription,
        },
        {
          key: 'counterpartAccount',
          head: label('counterpartAccount'),
          cell: ({ counterpartAccount }) => counterpartAccount,
        },
        money('income'),
        money('expense'),
        {
          key: 'balance',
          head: heading(translate('customerLists.statement.balance')),
          numeric: true,
          cell: ({ balance }) => <MoneyText value={balance} />,
        },
      ]}
      rows={lines}
      keyOf={(_, at) => at}
      stateOf={({ transactionDate }) => (transactionDate === undefined ? 'edge' : undefined)}
      sums={[
        {
          transactionDate: translate('customerLists.statement.closing'),
          income: <MoneyText value={record.income} />,
          expense: <MoneyText value={record.expense} />,
          balance: <MoneyText value={record.closingBalance} />,
        },
      ]}
    />
  );
}
