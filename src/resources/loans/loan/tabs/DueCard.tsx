import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { figuresOf } from '../../../../domain/lending/figures';
import { formatMoney } from '../../../../domain/money';
import { DateText } from '../../../../ui/Text/DateText';
import { RemainingDays } from '../../../../ui/Chip/RemainingDays';
import { dueSplit, heldParts } from '../loanFigures';
import { Card } from '../../../../framework/parts/Card';
import { Facts, type Fact } from '../../../../ui/Facts/Facts';
import { SplitFacts } from '../parts/SplitFacts';
import { useLoanHeading } from '../parts/useLoanHeading';
import type { Loan } from '../useLoanFigures';
import type { QueryResult } from '../../../../framework/parts/QueryResult';
import { Row } from '../../../../ui/Stack/Stack';
import { Button } from '../../../../ui/Button/Button';
import text from '../../../../ui/Text/Text.module.css';
import type { LoanBookAnswer } from '../api';

/** The money: lent, owed, repaid; what is due today and in which parts; the next due date. */
export function DueCard({ loan, read }: { loan: Loan; read: QueryResult<LoanBookAnswer> }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const heading = useMoneyHeading();
  const { data } = read;
  const due = useMemo(() => {
    if (!data?.book) return undefined;
    const split = dueSplit(data.book, data.today);
    return { ...figuresOf(data.book, data.today), split, parts: heldParts([split]) };
  }, [data]);
  const money = (value: Parameters<typeof formatMoney>[0]) => (
    <span className={text.num} title={value === null ? undefined : String(value ?? '')}>
      {formatMoney(value)}
    </span>
  );
  const next: Fact[] = due?.nextDue
    ? [
        [
          translate('loanPage.detail.next_due'),
          <Row key="next" as="span">
            <DateText value={due.nextDue.date} /> <RemainingDays date={due.nextDue.date} />
          </Row>,
        ],
        [heading(translate('loanPage.detail.next_amount')), money(due.nextDue.amount)],
      ]
    : [];
  return (
    <Card title={translate('loanPage.detail.money')}>
      <Facts
        sums
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
          <Button variant="text" size="small" onClick={() => void read.refetch()}>
            {translate('action.retry')}
          </Button>
        </p>
      )}
    </Card>
  );
}
