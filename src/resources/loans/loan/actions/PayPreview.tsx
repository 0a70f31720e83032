import { isPositive } from '../../../../domain/lending/amounts';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { bringToDate } from '../../../../domain/lending/accrual';
import type { PastChange } from '../../../../domain/lending/backdated';
import { claimsOf } from '../../../../domain/lending/claims';
import { splitOf, type ReceiptResult } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { PastView } from './PastView';
import { calculatePaymentAt } from './calculateActions';
import { SourceNotes } from './SourceNotes';
import { Waterfall } from './Waterfall';
import { Notice } from '../../../../ui/Notice/Notice';

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

/** What must not be overlooked of a receipt: that it closes the loan, and what goes to the temporary account. */
export function ReceiptNotes({
  result,
}: {
  result: Pick<ReceiptResult, 'isClosed' | 'split' | 'released'>;
}) {
  const translate = useTranslate();
  const { isClosed, split, released } = result;
  return (
    <>
      {isClosed && (
        <Notice role="status">
          <b>{translate('loanActions.pay.closes')}</b>
        </Notice>
      )}
      {isPositive(split.temporary) && (
        <Notice role="status">
          {translate('loanActions.pay.temporary', { amount: formatMoney(split.temporary) })}
          {isPositive(released) && (
            <> {translate('loanActions.pay.released', { amount: formatMoney(released) })}</>
          )}
        </Notice>
      )}
    </>
  );
}

/** T8: each part of the waterfall, what stays, what goes to the temporary account. */
export const PayPreview = previewOf(calculatePaymentAt, View);
