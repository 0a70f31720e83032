import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../../crud/useLabels';
import { figuresOf } from '../../domain/lending/figures';
import { formatMoney } from '../../domain/money';
import { DateText } from '../../ui/base/DateText';
import { RemainingDays } from '../../ui/base/RemainingDays';
import { dueSplit, heldParts } from './loanFigures';
import { Card } from './parts/Card';
import { Facts, type Fact } from './parts/Facts';
import { SplitFacts } from './parts/SplitFacts';
import { useMemo } from 'react';
import type { Loan } from './useLoanFigures';
import type { LoanRead } from './useLoanRead';
import type { LoanBookAnswer } from './wire';

/** The money: lent, owed, repaid; what is due today and in which parts; the next due date. */
export function DueCard({ loan, read }: { loan: Loan; read: LoanRead<LoanBookAnswer> }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  const { data } = read;
  const due = useMemo(() => {
    if (!data?.book) return undefined;
    const split = dueSplit(data.book, data.today);
    return { ...figuresOf(data.book, data.today), split, parts: heldParts([split]) };
  }, [data]);
  const money = (value: Parameters<typeof formatMoney>[0]) => (
    <span className="loan-amount" title={value === null ? undefined : String(value ?? '')}>
      {formatMoney(value)}
    </span>
  );
  const next: Fact[] = due?.nextDue
    ? [
        [
          translate('loanPage.detail.next_due'),
          <span key="next" className="loan-inline">
            <DateText value={due.nextDue.date} /> <RemainingDays date={due.nextDue.date} />
          </span>,
        ],
        [translate('loanPage.detail.next_amount'), money(due.nextDue.amount)],
      ]
    : [];
  return (
    <Card title={translate('loanPage.detail.money')} className="loan-money">
      <Facts
        facts={[
          [label('lentAmount'), money(loan.lentAmount)],
          [label('balance'), money(loan.balance)],
          [label('refundedAmount'), money(loan.refundedAmount)],
          [label('recoveredAmount'), loan.recoveredAmount && money(loan.recoveredAmount)],
          [label('offBalance'), loan.offBalance && money(loan.offBalance)],
          ...next,
          [label('dueNow'), <b key="due">{money(due?.dueNow ?? loan.dueNow)}</b>],
        ]}
      />
      {due && due.parts.length > 0 && (
        <SplitFacts
          split={due.split}
          parts={due.parts}
          title={translate('loanPage.detail.due_split')}
        />
      )}
      {read.error && (
        <p role="alert">
          {translate('loanPage.detail.figures_failed')}{' '}
          <button type="button" className="u-text-button" onClick={() => void read.refetch()}>
            {translate('action.retry')}
          </button>
        </p>
      )}
    </Card>
  );
}
