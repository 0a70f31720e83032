import { useMemo } from 'react';
import { bringToDate } from '../../../../domain/lending/accrual';
import type { PastChange } from '../../../../domain/lending/backdated';
import { claimsOf } from '../../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../../domain/lending/waterfall';
import { BeforeAfterSchedule } from '../parts/BeforeAfterSchedule';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { PastView } from './PastView';
import { ReceiptNotes } from './ReceiptNotes';
import { calculateAdvanceAt } from './calculateActions';
import { SourceNotes } from './SourceNotes';
import { Waterfall } from './Waterfall';

const View = ({ result, context }: ViewProps<ReceiptResult | PastChange>) => (
  <>
    <SourceNotes context={context} />
    {'steps' in result ? <PastView result={result} /> : <Booked result={result} />}
  </>
);

function Booked({ result }: { result: ReceiptResult }) {
  const { before, after, date, amount } = result;
  const owed = useMemo(
    () => splitOf(claimsOf(bringToDate(before, date), date, 'ALL')),
    [before, date],
  );
  return (
    <>
      <ReceiptNotes result={result} />
      <Waterfall owed={owed} split={result.split} />
      <BeforeAfterSchedule before={before} after={after} date={date} paid={amount} />
      <FiguresChange change={result} />
    </>
  );
}

/** T9: where the money goes, and the rows before and after under the chosen option. */
export const AdvancePreview = previewOf(calculateAdvanceAt, View);
