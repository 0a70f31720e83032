import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { agreementOf, totalsOf } from '../../../domain/customerLists/statement';
import { StatementAgreement } from '../../../domain/enums/customerLists';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { subtractMoney, type MoneyValue } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import type { StatementRecord } from './StatementBody';
import { Muted } from '../../../ui/Text/Text';
import type { StatementMovement } from './statement.entity';
import { DataTable } from '../../../ui/DataTable/DataTable';

const FIGURES = ['income', 'expense', 'closingBalance'] as const;

/** closing = opening + income − expense, calculated again from the movements; both sides where they differ. */
export function StatementCheck({
  record,
  rows,
}: {
  record: StatementRecord;
  rows: readonly StatementMovement[];
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const heading = useMoneyHeading();
  const stated = {
    openingBalance: String(record.openingBalance),
    income: String(record.income),
    expense: String(record.expense),
    closingBalance: String(record.closingBalance),
  };
  const agreement = agreementOf(stated, rows);
  const calculated = totalsOf(stated.openingBalance, rows);
  const money = (
    key: KeyBelow<'customerLists.statement'>,
    valueOf: (figure: (typeof FIGURES)[number]) => MoneyValue,
  ) => ({
    key,
    head: heading(translate(`customerLists.statement.${key}`)),
    numeric: true,
    cell: (figure: (typeof FIGURES)[number]) => <MoneyText value={valueOf(figure)} />,
  });
  return (
    <Card
      flush
      title={translate('customerLists.statement.check')}
      aside={
        <Chip tone={toneOf(StatementAgreement, agreement)}>
          <span aria-hidden="true">{agreement === 'AGREES' ? '=' : '≠'} </span>
          {translate(labelKeyOf(StatementAgreement, agreement))}
        </Chip>
      }
    >
      <Muted as="p">{translate('customerLists.statement.formula')}</Muted>
      {agreement !== 'AGREES' && (
        <DataTable
          caption={translate('customerLists.statement.check')}
          columns={[
            { key: 'figure', head: null, isName: true, cell: (figure) => label(figure) },
            money('stated', (figure) => stated[figure]),
            money('calculated', (figure) => calculated[figure]),
            money('difference', (figure) => subtractMoney(stated[figure], calculated[figure])),
          ]}
          rows={FIGURES}
          keyOf={(figure) => figure}
        />
      )}
    </Card>
  );
}
