import { useTranslate } from '../../../../i18n/useTranslate';
import { useFieldLabel, useMoneyHeading } from '../../../../framework/useLabels';
import type { Schedule } from '../../../../domain/lending/schedule';
import { formatMoney } from '../../../../domain/money';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Notice } from '../../../../ui/Notice/Notice';
import text from '../../../../ui/Text/Text.module.css';

const MONEY_COLUMNS = ['principal', 'interest', 'total', 'balance'] as const;

/** A schedule that nobody has paid on yet, with its bottom line (docs/domain/lending.md 5.4). */
export function NewScheduleTable({ schedule }: { schedule: Schedule }) {
  const translate = useTranslate();
  const label = useFieldLabel('loan_installment');
  const heading = useMoneyHeading();
  const { rows, totals, isUnequal } = schedule;
  return (
    <>
      {isUnequal && (
        <Notice tone="caution" role="status">
          {translate('loanActions.schedule.unequal')}
        </Notice>
      )}
      <DataTable
        inner
        captioned
        data-part="schedule"
        caption={translate('loanActions.schedule.title')}
        columns={[
          { key: 'no', head: '№', numeric: true, cell: ({ no }) => no },
          {
            key: 'dueDate',
            head: label('paymentDate'),
            cellProps: () => ({ className: text.nowrap }),
            cell: ({ dueDate }) => dueDate,
          },
          {
            key: 'days',
            head: translate('loanActions.schedule.days'),
            numeric: true,
            cell: ({ days }) => days,
          },
          ...MONEY_COLUMNS.map((column) => ({
            key: column,
            head: heading(
              column === 'balance' ? translate('loanActions.schedule.balance') : label(column),
            ),
            numeric: true,
            cell: (row: (typeof rows)[number]) => formatMoney(row[column]),
          })),
        ]}
        rows={rows}
        keyOf={({ no }) => no}
        sums={[
          {
            dueDate: translate('common.total'),
            days: totals.days,
            principal: formatMoney(totals.principal),
            interest: formatMoney(totals.interest),
            total: formatMoney(totals.total),
          },
        ]}
      />
    </>
  );
}
