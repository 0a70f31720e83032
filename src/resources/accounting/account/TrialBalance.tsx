import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { LedgerAccountKind } from '../../../domain/enums/accounting';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { total } from '../../../domain/lending/amounts';
import { checkMoney } from '../../../domain/reconcile/Check';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Note, Problem } from '../../../ui/Text/Text';
import { CardBody } from '../../../ui/Card/Card';
import { readBalances, type TrialBalanceRow } from './api';
import { DayField } from './DayField';
import { useDayFigures } from './useDayFigures';

const FIGURES = ['opening', 'debit', 'credit', 'closing'] as const;

interface KindRow extends Record<(typeof FIGURES)[number], string> {
  kind: LedgerAccountKind;
}

/** Debit − credit: on the other side an amount counts below zero. */
const onDebitSide = ({ natural }: TrialBalanceRow, amount: string): string =>
  natural === 'debit' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** The trial balance of a day by kind of account, above the accounts themselves (docs/domain/money.md 4.6). */
export function TrialBalance() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { form, isRight, read } = useDayFigures('balances', readBalances);
  const { data } = read;
  const rows = useMemo(() => (data ? byKind(data.rows) : []), [data]);
  const text = (key: KeyBelow<'accountPage'>) => translate(`accountPage.${key}`);
  const sum = (figure: (typeof FIGURES)[number]) => total(rows.map((row) => row[figure]));
  const balanced =
    checkMoney('R6', sum('opening'), '0').ok &&
    checkMoney('R6', sum('debit'), sum('credit')).ok &&
    checkMoney('R6', sum('closing'), '0').ok;
  const columns: Column<KindRow>[] = [
    {
      key: 'kind',
      head: translate('resources.accounting/accounts/gl.fields.kind'),
      isName: true,
      cell: ({ kind }) => translate(labelKeyOf(LedgerAccountKind, kind)),
    },
    ...FIGURES.map((figure) => ({
      key: figure,
      head: heading(
        figure === 'debit' || figure === 'credit' ? translate(`term.${figure}`) : text(figure),
      ),
      numeric: true,
      cell: (row: KindRow) => <MoneyText value={row[figure]} />,
    })),
  ];
  return (
    <Card
      title={text('trial')}
      aside={
        data && (
          <Chip tone={balanced ? 'success' : 'danger'}>
            <span aria-hidden="true">{balanced ? '= ' : '≠ '}</span>
            {translate(balanced ? 'checks.equal' : 'checks.unequal')}
          </Chip>
        )
      }
      flush
    >
      <CardBody>
        <FormProvider {...form}>
          <DayField source="day" label="accountPage.trial_day" />
        </FormProvider>
        {!isRight && <Problem role="alert">{text('trial_choose')}</Problem>}
        <Note>{text('trial_note')}</Note>
      </CardBody>
      {isRight && (
        <QueryStatus read={read}>
          <DataTable
            caption={text('trial')}
            columns={columns}
            rows={rows}
            keyOf={({ kind }) => kind}
            sums={[
              {
                kind: translate('common.total'),
                ...Object.fromEntries(
                  FIGURES.map((figure) => [figure, <MoneyText key={figure} value={sum(figure)} />]),
                ),
              },
            ]}
          />
        </QueryStatus>
      )}
    </Card>
  );
}

/** Balances by kind of account, debit above zero: altogether they come to nothing. */
function byKind(rows: readonly TrialBalanceRow[]): KindRow[] {
  return LedgerAccountKind.values.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      opening: total(own.map((row) => onDebitSide(row, row.opening))),
      debit: total(own.map(({ debit }) => debit)),
      credit: total(own.map(({ credit }) => credit)),
      closing: total(own.map((row) => onDebitSide(row, row.closing))),
    };
  });
}
