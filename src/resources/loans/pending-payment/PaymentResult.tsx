import { useMemo } from 'react';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../domain/lending/waterfall';
import { FiguresChange } from '../loan/acts/FiguresChange';
import { ReceiptNotes } from '../loan/acts/PayPreview';
import { reckonPayment } from '../loan/acts/reckonActs';
import { reckoned } from '../loan/acts/reckoning';
import { Waterfall } from '../loan/acts/Waterfall';
import { contextOf } from '../pending/contextOf';
import type { EvidenceProps } from '../pending/EvidenceOf';
import { RulesResult } from '../pending/RulesResult';

/** How the payment falls over the waterfall and what it leaves (T8). */
export function PaymentResult(props: EvidenceProps) {
  const result = useMemo(() => reckoned(reckonPayment, contextOf(props)), [props]);
  return <RulesResult reckoned={result}>{(receipt) => <Receipt receipt={receipt} />}</RulesResult>;
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
