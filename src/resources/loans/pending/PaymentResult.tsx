import { useMemo } from 'react';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../domain/lending/waterfall';
import { FiguresChange } from '../acts/FiguresChange';
import { ReceiptNotes } from '../acts/PayPreview';
import { reckonPayment } from '../acts/reckonActs';
import { reckoned } from '../acts/reckoning';
import { Waterfall } from '../acts/Waterfall';
import { contextOf } from './contextOf';
import type { EvidenceProps } from './EvidenceOf';
import { RulesResult } from './RulesResult';

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
