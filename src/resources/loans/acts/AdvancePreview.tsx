import { useMemo } from 'react';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../domain/lending/waterfall';
import { BeforeAfterSchedule } from '../parts/BeforeAfterSchedule';
import { previewOf, type ViewProps } from './ActPreview';
import { FiguresChange } from './FiguresChange';
import { ReceiptNotes } from './PayPreview';
import { reckonAdvance } from './reckonActs';
import { Waterfall } from './Waterfall';

function View({ result }: ViewProps<ReceiptResult>) {
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
export const AdvancePreview = previewOf(reckonAdvance, View);
