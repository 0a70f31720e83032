import { useMemo } from 'react';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../domain/lending/waterfall';
import { FiguresChange } from '../loan/actions/FiguresChange';
import { ReceiptNotes } from '../loan/actions/PayPreview';
import { calculatePayment } from '../loan/actions/calculateActions';
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
      {(receipt) => (
        <>
          <SourceNotes context={context} />
          <Receipt receipt={receipt} brief={props.brief} />
        </>
      )}
    </RulesResult>
  );
}

function Receipt({ receipt, brief }: { receipt: ReceiptResult } & ResultShown) {
  const { before, date, split } = receipt;
  const owed = useMemo(
    () => splitOf(claimsOf(bringToDate(before, date), date, 'DUE')),
    [before, date],
  );
  return (
    <>
      <ReceiptNotes result={receipt} />
      {!brief && <Waterfall owed={owed} split={split} />}
      <FiguresChange change={receipt} />
    </>
  );
}
