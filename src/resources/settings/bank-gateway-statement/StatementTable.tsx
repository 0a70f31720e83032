import type { ReactNode } from 'react';
import type { StatementSide } from '../../../domain/bankStatements/BankStatement';
import { useMoneyHeading } from '../../../framework/useLabels';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, NoWrap } from '../../../ui/Text/Text';

/** A line of a statement as the table shows it. */
export interface ShownLine {
  id: string;
  /** Day, or moment. */
  when: string;
  side: StatementSide;
  amount: string;
  balance: string | null;
  reference: string;
  counterName: string | null;
  counterAccount: string | null;
  text: string;
  /** Row of the file; a statement that was taken has none. */
  row?: number;
  /** What the line is to the house, or what became of it. */
  verdict: ReactNode;
}

interface Props {
  caption: string;
  opening: string;
  closing: string;
  credited: string;
  debited: string;
  lines: readonly ShownLine[];
  tall?: boolean;
}

/** A bank's statement: what it begins with, its lines in and out, what it ends with. */
export function StatementTable({ caption, lines, tall, ...sums }: Props) {
  const { opening, closing, credited, debited } = sums;
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const column = (key: KeyBelow<'statementFile.columns'>) =>
    translate(`statementFile.columns.${key}`);
  const side = (key: 'in' | 'out', of: StatementSide) => ({
    key,
    head: heading(column(key)),
    numeric: true,
    cell: (line: ShownLine) => (line.side === of ? <MoneyText value={line.amount} /> : ''),
  });
  const hasRows = lines.some(({ row }) => row !== undefined);
  const hasBalances = lines.length === 0 || lines.some(({ balance }) => balance !== null);
  const end = hasBalances ? 'balance' : 'out';
  return (
    <DataTable
      tall={tall}
      caption={caption}
      columns={[
        {
          key: 'when',
          head: column('at'),
          cell: ({ when }) => <NoWrap>{when}</NoWrap>,
        },
        ...(hasRows
          ? [
              {
                key: 'row',
                head: translate('sheet.row'),
                numeric: true,
                cell: ({ row }: ShownLine) => row,
              },
            ]
          : []),
        {
          key: 'counter',
          head: column('counter'),
          cell: ({ counterName, counterAccount }) => (
            <>
              {counterName || '—'}
              {counterAccount && (
                <div>
                  <Muted>{counterAccount}</Muted>
                </div>
              )}
            </>
          ),
        },
        {
          key: 'text',
          head: column('text'),
          long: true,
          cell: ({ text, reference }) => (
            <>
              {text || '—'}
              {reference && (
                <div>
                  <Muted>{reference}</Muted>
                </div>
              )}
            </>
          ),
        },
        side('in', 'IN'),
        side('out', 'OUT'),
        ...(hasBalances
          ? [
              {
                key: 'balance',
                head: heading(column('balance')),
                numeric: true,
                cell: ({ balance }: ShownLine) =>
                  balance === null ? '' : <MoneyText value={balance} />,
              },
            ]
          : []),
        {
          key: 'verdict',
          head: hasRows ? translate('sheet.outcome') : column('became'),
          cell: ({ verdict }) => verdict,
        },
      ]}
      rows={lines}
      keyOf={({ id }, at) => `${id} ${at}`}
      before={{
        when: translate('resources.bank-gateways/statements.fields.opening'),
        [end]: <MoneyText value={opening} />,
      }}
      sums={[
        {
          when: translate('resources.bank-gateways/statements.fields.closing'),
          ...(hasBalances
            ? { in: <MoneyText value={credited} />, out: <MoneyText value={debited} /> }
            : {}),
          [end]: <MoneyText value={closing} />,
        },
      ]}
    />
  );
}
