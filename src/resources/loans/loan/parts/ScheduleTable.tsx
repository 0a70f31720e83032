import { useTranslate } from 'ra-core';
import { memo, useDeferredValue, useMemo } from 'react';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { compareMoney, formatMoney } from '../../../../domain/money';
import { ROW_STATUSES } from './rowStatuses';
import { SUMMED, type ScheduleLine, type ScheduleView } from './scheduleRows';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden, NoWrap } from '../../../../ui/Text/Text';
import { Chip } from '../../../../ui/Chip/Chip';
import { cx } from '../../../../ui/cx';
import loansStyles from '../loan.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';
import tableStyles from '../../../../ui/DataTable/Table.module.css';

/** Columns in their order; those of figures are right-aligned. */
const COLUMNS = [
  'no',
  'dueDate',
  'days',
  'principal',
  'interest',
  'additionalInterest',
  'fee',
  'total',
  'paid',
  'paidDate',
  'lateDays',
  'standing',
] as const;

const TEXT_COLUMNS: readonly string[] = ['dueDate', 'paidDate', 'standing'];

interface Props {
  schedule: ScheduleView;
  /** Shows replaced rows too, each at its place by number. */
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
  const headOf = (column: (typeof COLUMNS)[number]) => {
    const text = translate(`loanPage.schedule.columns.${column}`);
    return (SUMMED as readonly string[]).includes(column) ? heading(text) : text;
  };
  const drawn = useDeferredValue(lines, lines.slice(0, AT_ONCE));
  // Asked once per word, not once per row.
  const words = Object.fromEntries(
    Object.entries(ROW_STATUSES).map(([name, { labelKey }]) => [name, translate(labelKey)]),
  );
  return (
    <TableFrame className={loansStyles.schedule} tall label={translate('loanPage.schedule.title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.schedule.title')}</Hidden>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={
                  TEXT_COLUMNS.includes(column) ? undefined : cx(textStyles.num, tableStyles.long)
                }
              >
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((line) => (
            <Line key={line.no} line={line} word={words[line.standing]} />
          ))}
        </tbody>
        <Foot schedule={schedule} />
      </Table>
    </TableFrame>
  );
});

/** An amount of a row; nothing is a dash, so that what is there stands out. */
const amount = (value: string) => (compareMoney(value, 0) === 0 ? '—' : formatMoney(value));

const Line = memo(function Line({ line, word }: { line: ScheduleLine; word: string }) {
  const { tone, sign } = ROW_STATUSES[line.standing];
  const isGone = line.standing === 'EXTENDED' || line.standing === 'CANCELLED';
  return (
    <tr data-standing={line.standing} data-gone={isGone || undefined}>
      <td className={textStyles.num}>{line.no}</td>
      <NoWrap as="td">{line.dueDate}</NoWrap>
      <td className={textStyles.num}>{line.days}</td>
      <td className={textStyles.num}>{amount(line.principal)}</td>
      <td
        className={textStyles.num}
        title={compareMoney(line.overdueInterest, 0) === 0 ? undefined : `+${line.overdueInterest}`}
      >
        {amount(line.interest)}
      </td>
      <td className={textStyles.num}>{amount(line.additionalInterest)}</td>
      <td className={textStyles.num}>{amount(line.fee)}</td>
      <td className={textStyles.num}>
        <b>{amount(line.total)}</b>
      </td>
      <td className={textStyles.num}>{amount(line.paid)}</td>
      <NoWrap as="td">{line.paidDate ?? '—'}</NoWrap>
      <td className={textStyles.num} data-ink={line.lateDays > 0 ? 'danger' : undefined}>
        {line.lateDays > 0 ? line.lateDays : '—'}
      </td>
      <td>
        <Chip tone={tone}>
          <span aria-hidden="true">{sign} </span>
          {word}
        </Chip>
      </td>
    </tr>
  );
});

function Foot({ schedule: { sums, paidOnReplaced } }: { schedule: ScheduleView }) {
  const translate = useTranslate();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {translate('common.total')}
        </th>
        <td className={textStyles.num}>{sums.days}</td>
        {SUMMED.map((column) => (
          <td key={column} className={textStyles.num} title={sums[column]}>
            {formatMoney(sums[column])}
          </td>
        ))}
        <td colSpan={3} />
      </tr>
      {compareMoney(paidOnReplaced, 0) === 1 && (
        <tr>
          <th scope="row" colSpan={8}>
            {translate('loanPage.schedule.paid_on_replaced')}
          </th>
          <td className={textStyles.num} title={paidOnReplaced}>
            {formatMoney(paidOnReplaced)}
          </td>
          <td colSpan={3} />
        </tr>
      )}
    </tfoot>
  );
}
