import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { compareMoney, formatMoney, isNegativeMoney } from '../../../../domain/money';
import { DiffCell } from '../../../../ui/DiffTable/DiffCell';
import {
  compareSchedules,
  PLAN_COLUMNS,
  type PlanColumn,
  type PlanComparison,
  type PlanPair,
} from './compareSchedules';
import type { PlanRow } from './planRow';
import { DataTable, type Sums } from '../../../../ui/DataTable/DataTable';
import { FactStrip } from '../../../../ui/Facts/KeyFacts';
import styles from './BeforeAfterSchedule.module.css';
import { CardFoot } from '../../../../ui/Card/Card';

interface Props {
  before: LoanBook;
  after: LoanBook;
  /** Day of the action, to which both schedules are charged. */
  date: string;
  /** What the customer pays with the action; counts into the difference. */
  paid?: string;
  /** Heading of the table, for screen readers; the general one without it. */
  caption?: string;
}

/**
 * The schedule before and after an action in one table: where a cell changes, the old value is above the new, so that it
 * fits a narrow dialog; the totals and what the customer pays more in all are below. For previews of actions and for
 * what was done (docs/domain/lending.md 5.6).
 */
export function BeforeAfterSchedule({ before, after, date, paid, caption }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const comparison = useMemo(
    () => compareSchedules(before, after, date, paid),
    [before, after, date, paid],
  );
  const headOf = (column: PlanColumn) => {
    const text = translate(`loanPage.plan.columns.${column}`);
    return column === 'dueDate' ? text : heading(text);
  };
  return (
    <div className={styles.plan}>
      <DataTable
        tall
        data-part="loan-table"
        caption={caption ?? translate('loanPage.plan.title')}
        columns={columnsOf(comparison).map((column) => ({
          key: column,
          head: headOf(column),
          numeric: column !== 'dueDate',
          long: 'head' as const,
          cellProps: (pair: PlanPair) => ({
            'data-changed': pair.changed.has(column) || undefined,
          }),
          cell: (pair: PlanPair) => (
            <DiffCell before={cellText(pair.before, column)} after={cellText(pair.after, column)} />
          ),
        }))}
        rows={comparison.pairs}
        keyOf={(_, at) => at}
        sums={[sumsOf(comparison, translate('common.total'))]}
      />
      <Difference comparison={comparison} paid={paid} />
    </div>
  );
}

/** The column of fees is shown only where there are any. */
const columnsOf = ({ before, after }: PlanComparison): readonly PlanColumn[] => {
  const hasFee = [before, after].some(({ fee }) => compareMoney(fee, 0) !== 0);
  return PLAN_COLUMNS.filter((column) => column !== 'fee' || hasFee);
};

/** Nothing where the row is not there at all. */
const cellText = (row: PlanRow | null, column: PlanColumn): string | null => {
  if (!row) return null;
  return column === 'dueDate' ? row.dueDate : formatMoney(row[column]);
};

/** The totals of both schedules, column by column. */
const sumsOf = (comparison: PlanComparison, name: string): Sums =>
  Object.fromEntries(
    columnsOf(comparison).map((column) => [
      column,
      column === 'dueDate' ? (
        name
      ) : (
        <DiffCell
          before={formatMoney(comparison.before[column])}
          after={formatMoney(comparison.after[column])}
        />
      ),
    ]),
  );

/** Total to pay before → after, what is paid now, and the difference in all. */
function Difference({ comparison, paid }: { comparison: PlanComparison; paid?: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { before, after, difference } = comparison;
  const less = isNegativeMoney(difference);
  const isSame = compareMoney(difference, 0) === 0;
  return (
    <CardFoot>
      <FactStrip className={styles.facts}>
        <div>
          <dt>{heading(translate('loanPage.plan.total_change'))}</dt>
          <dd>
            {formatMoney(before.total)} → {formatMoney(after.total)}
          </dd>
        </div>
        {paid !== undefined && (
          <div>
            <dt>{heading(translate('loanPage.plan.paid'))}</dt>
            <dd>{formatMoney(paid)}</dd>
          </div>
        )}
        <div>
          <dt>{heading(translate('loanPage.plan.difference'))}</dt>
          <dd data-ink={isSame || less ? undefined : 'caution'}>
            {isSame || less ? '' : '+'}
            {formatMoney(difference)}
          </dd>
        </div>
      </FactStrip>
    </CardFoot>
  );
}
