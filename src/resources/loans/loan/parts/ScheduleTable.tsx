import { memo, useDeferredValue, useMemo } from 'react';
import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { compareMoney, formatMoney } from '../../../../domain/money';
import { ROW_STATUSES } from './rowStatuses';
import { SUMMED, type RowStatus, type ScheduleLine, type ScheduleView } from './scheduleRows';
import { DataTable, type Column, type RowState } from '../../../../ui/DataTable/DataTable';
import { Chip } from '../../../../ui/Chip/Chip';
import loansStyles from '../loan.module.css';

interface Props {
  schedule: ScheduleView;
  /** Shows replaced rows too, before those that took their place. */
  withReplaced: boolean;
}

/** So many rows are drawn at once: more than fit on a screen. */
const AT_ONCE = 40;

/**
 * The schedule of a loan. Thirty years of months appear as fast as one: the rows in sight come first, the rest follows
 * while nothing else is to be done, and is there for searching and printing.
 */
export const ScheduleTable = memo(function ScheduleTable({ schedule, withReplaced }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const lines = useMemo(
    () =>
      withReplaced
        ? [...schedule.standing, ...schedule.replaced].sort((one, other) => one.no - other.no)
        : schedule.standing,
    [schedule, withReplaced],
  );
  const drawn = useDeferredValue(lines, lines.slice(0, AT_ONCE));
  const columns = useMemo((): Column<ScheduleLine>[] => {
    const text = (key: KeyBelow<'loanPage.schedule.columns'>) =>
      translate(`loanPage.schedule.columns.${key}`);
    // Asked once per word, not once per row.
    const words = Object.fromEntries(
      Object.entries(ROW_STATUSES).map(([name, { labelKey }]) => [name, translate(labelKey)]),
    );
    const figure = { numeric: true, long: 'head' as const };
    const money = (key: (typeof SUMMED)[number]) => ({
      key,
      head: heading(text(key)),
      ...figure,
      cell: (line: ScheduleLine) => amount(line[key]),
    });
    return [
      { key: 'no', head: text('no'), ...figure, cell: ({ place }) => place },
      { key: 'dueDate', head: text('dueDate'), cell: ({ dueDate }) => dueDate },
      { key: 'days', head: text('days'), ...figure, cell: ({ days }) => days },
      money('principal'),
      {
        ...money('interest'),
        cellProps: ({ overdueInterest }) => ({
          title: compareMoney(overdueInterest, 0) === 0 ? undefined : `+${overdueInterest}`,
        }),
      },
      money('additionalInterest'),
      money('fee'),
      { ...money('total'), cell: ({ total }) => <b>{amount(total)}</b> },
      money('paid'),
      { key: 'paidDate', head: text('paidDate'), cell: ({ paidDate }) => paidDate ?? '—' },
      {
        key: 'lateDays',
        head: text('lateDays'),
        ...figure,
        cellProps: ({ lateDays }) => ({ 'data-ink': lateDays > 0 ? 'danger' : undefined }),
        cell: ({ lateDays }) => (lateDays > 0 ? lateDays : '—'),
      },
      {
        key: 'standing',
        head: text('standing'),
        cell: ({ standing }) => {
          const { tone, sign } = ROW_STATUSES[standing];
          return (
            <Chip tone={tone}>
              <span aria-hidden="true">{sign} </span>
              {words[standing]}
            </Chip>
          );
        },
      },
    ];
  }, [translate, heading]);
  const { sums, paidOnReplaced } = schedule;
  return (
    <DataTable
      className={loansStyles.schedule}
      tall
      data-part="loan-table"
      caption={translate('loanPage.schedule.title')}
      columns={columns}
      rows={drawn}
      keyOf={({ no }) => no}
      stateOf={stateOf}
      sums={[
        {
          no: translate('common.total'),
          days: sums.days,
          ...Object.fromEntries(SUMMED.map((key) => [key, formatMoney(sums[key])])),
        },
        ...(compareMoney(paidOnReplaced, 0) === 1
          ? [
              {
                no: translate('loanPage.schedule.paid_on_replaced'),
                paid: formatMoney(paidOnReplaced),
              },
            ]
          : []),
      ]}
    />
  );
});

const STATES: Partial<Record<RowStatus, RowState>> = {
  OVERDUE: 'late',
  DUE_TODAY: 'due',
  EXTENDED: 'gone',
  CANCELLED: 'gone',
};

const stateOf = ({ standing }: ScheduleLine) => STATES[standing];

/** An amount of a row; nothing is a dash, so that what is there is easy to see. */
const amount = (value: string) => (compareMoney(value, 0) === 0 ? '—' : formatMoney(value));
