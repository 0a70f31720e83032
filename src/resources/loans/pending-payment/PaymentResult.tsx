import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../domain/lending/waterfall';
import { formatMoney } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { FiguresChange } from '../loan/actions/FiguresChange';
import { ReceiptNotes } from '../loan/actions/ReceiptNotes';
import { calculatePayment } from '../loan/actions/calculateRequests';
import { calculated } from '../loan/actions/calculation';
import { SourceNotes } from '../loan/actions/SourceNotes';
import { Waterfall } from '../loan/actions/Waterfall';
import { contextOf } from '../pending/contextOf';
import type { ResultShown, ReviewDetailsProps } from '../pending/ReviewDetailsOf';
import { RulesResult } from '../pending/RulesResult';

/** How the payment falls over the waterfall and what it leaves (T8, docs/domain/lending.md 3.1). */
export function PaymentResult(props: ReviewDetailsProps & ResultShown) {
  const context = contextOf(props);
  const result = useMemo(() => calculated(calculatePayment, contextOf(props)), [props]);
  return (
    <RulesResult calculated={result}>
      {(receipt) =>
        props.brief ? (
          <>
            <DecidingFigures receipt={receipt} />
            <SourceNotes context={context} />
            <ReceiptNotes result={receipt} />
          </>
        ) : (
          <>
            <SourceNotes context={context} />
            <Receipt receipt={receipt} />
          </>
        )
      }
    </RulesResult>
  );
}

/** What is paid, and what is owed after it. */
function DecidingFigures({ receipt: { amount, figures } }: { receipt: ReceiptResult }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans/pending/payment');
  const heading = useMoneyHeading();
  const { balance, dueNow } = figures.after;
  return (
    <Facts
      sums
      facts={[
        [heading(label('amount')), <b key="amount">{formatMoney(amount)}</b>],
        [heading(translate('loanActions.pay.balance_after')), formatMoney(balance)],
        [heading(translate('loanActions.pay.due_after')), formatMoney(dueNow)],
      ]}
    />
  );
}

function Receipt({ receipt }: { receipt: ReceiptResult }) {
  const { before, date, split } = receipt;
  const owed = useMemo(
    () => splitOf(claimsOf(bringToDate(before, date), date, 'DUE')),
    [before, date],
  );
  return (
    <>
      <ReceiptNotes result={receipt} />
      <Waterfall owed={owed} split={split} />
      <FiguresChange change={receipt} />
    </>
  );
}
