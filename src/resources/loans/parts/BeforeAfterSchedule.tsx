import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { LoanBook } from '../../../domain/lending/LoanBook';
import { compareMoney, formatMoney, isNegativeMoney } from '../../../domain/money';
import {
  compareSchedules,
  PLAN_COLUMNS,
  type PlanColumn,
  type PlanComparison,
  type PlanPair,
} from './compareSchedules';
import type { PlanRow, PlanSums } from './planRow';
import '../loans.css';

interface Props {
  before: LoanBook;
  after: LoanBook;
  /** Day of the act, to which both schedules are charged. */
  date: string;
  /** What the customer pays with the act; counts into the difference. */
  paid?: string;
  /** Heading of the table, for screen readers; the general one without it. */
  caption?: string;
}

const SIDES = ['before', 'after'] as const;

/**
 * The schedule before and after an act side by side: changed cells are marked, the totals and what the customer pays
 * more in all stand below. For previews of acts and for what was done (domain 4.3).
 */
export function BeforeAfterSchedule({ before, after, date, paid, caption }: Props) {
  const translate = useTranslate();
  const comparison = useMemo(
    () => compareSchedules(before, after, date, paid),
    [before, after, date, paid],
  );
  const columns = columnsOf(comparison);
  return (
    <div className="loan-plan">
      <div
        className="u-list-table loan-scroll"
        tabIndex={0}
        role="group"
        aria-label={translate('loanPage.plan.title')}
      >
        <table className="loan-table loan-plan-table">
          <caption className="u-hidden">{caption ?? translate('loanPage.plan.title')}</caption>
          <thead>
            <tr>
              {SIDES.map((side) => (
                <th key={side} scope="colgroup" colSpan={columns.length} data-side={side}>
                  {translate(`loanPage.plan.${side}`)}
                </th>
              ))}
            </tr>
            <tr>
              {SIDES.map((side) =>
                columns.map((column) => (
                  <th
                    key={`${side}.${column}`}
                    scope="col"
                    data-side={column === 'dueDate' ? side : undefined}
                    className={column === 'dueDate' ? undefined : 'u-num'}
                  >
                    {translate(`loanPage.plan.columns.${column}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {comparison.pairs.map((pair, index) => (
              <PairRow key={index} pair={pair} columns={columns} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              {SIDES.map((side) => (
                <SumCells key={side} side={side} sums={comparison[side]} columns={columns} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Difference comparison={comparison} paid={paid} />
    </div>
  );
}

/** A column of fees stands there only where there are any. */
const columnsOf = ({ before, after }: PlanComparison): readonly PlanColumn[] => {
  const hasFee = [before, after].some(({ fee }) => compareMoney(fee, 0) !== 0);
  return PLAN_COLUMNS.filter((column) => column !== 'fee' || hasFee);
};

interface Columns {
  columns: readonly PlanColumn[];
}

function PairRow({ pair, columns }: Columns & { pair: PlanPair }) {
  return (
    <tr>
      {SIDES.map((side) =>
        columns.map((column) => (
          <td
            key={`${side}.${column}`}
            className={column === 'dueDate' ? 'u-nowrap' : 'u-num'}
            data-side={column === 'dueDate' ? side : undefined}
            data-changed={pair.changed.has(column) ? side : undefined}
          >
            {cellText(pair[side], column)}
          </td>
        )),
      )}
    </tr>
  );
}

const cellText = (row: PlanRow | null, column: PlanColumn): string => {
  if (!row) return '—';
  return column === 'dueDate' ? row.dueDate : formatMoney(row[column]);
};

interface SumProps extends Columns {
  side: (typeof SIDES)[number];
  sums: PlanSums;
}

function SumCells({ side, sums, columns }: SumProps) {
  const translate = useTranslate();
  return columns.map((column) =>
    column === 'dueDate' ? (
      <th key={column} scope="row" data-side={side}>
        {translate('common.total')}
      </th>
    ) : (
      <td key={column} className="u-num" title={sums[column]}>
        {formatMoney(sums[column])}
      </td>
    ),
  );
}

/** Total to pay before → after, what is paid now, and the difference in all. */
function Difference({ comparison, paid }: { comparison: PlanComparison; paid?: string }) {
  const translate = useTranslate();
  const { before, after, difference } = comparison;
  const less = isNegativeMoney(difference);
  const isSame = compareMoney(difference, 0) === 0;
  return (
    <dl className="u-facts loan-plan-foot">
      <div>
        <dt>{translate('loanPage.plan.total_change')}</dt>
        <dd>
          {formatMoney(before.total)} → {formatMoney(after.total)}
        </dd>
      </div>
      {paid !== undefined && (
        <div>
          <dt>{translate('loanPage.plan.paid')}</dt>
          <dd>{formatMoney(paid)}</dd>
        </div>
      )}
      <div>
        <dt>{translate('loanPage.plan.difference')}</dt>
        <dd data-ink={isSame || less ? undefined : 'caution'}>
          {isSame || less ? '' : '+'}
          {formatMoney(difference)}
        </dd>
      </div>
    </dl>
  );
}
