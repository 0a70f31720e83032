import { useMemo } from 'react';
import { bringToDate } from '../../../../domain/lending/accrual';
import type { PastChange } from '../../../../domain/lending/backdated';
import { claimsOf } from '../../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../../domain/lending/waterfall';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { PastView } from './PastView';
import { calculatePaymentAt } from './calculateActions';
import { ReceiptNotes } from './ReceiptNotes';
import { SourceNotes } from './SourceNotes';
import { Waterfall } from './Waterfall';

const View = ({ result, context }: ViewProps<ReceiptResult | PastChange>) => (
  <>
    <SourceNotes context={context} />
    {'steps' in result ? <PastView result={result} /> : <Booked result={result} />}
  </>
);

function Booked({ result }: { result: ReceiptResult }) {
  const { before, date } = result;
  const owed = useMemo(
    () => splitOf(claimsOf(bringToDate(before, date), date, 'DUE')),
    [before, date],
  );
  return (
    <>
      <ReceiptNotes result={result} />
      <Waterfall owed={owed} split={result.split} />
      <FiguresChange change={result} />
    </>
  );
}

/** T8: each part of the waterfall, what stays, what goes to the temporary account. */
export const PayPreview = previewOf(calculatePaymentAt, View);
