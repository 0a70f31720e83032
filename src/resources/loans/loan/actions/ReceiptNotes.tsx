import { useTranslate } from '../../../../i18n/useTranslate';
import { isPositive } from '../../../../domain/lending/amounts';
import type { ReceiptResult } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { Notice } from '../../../../ui/Notice/Notice';

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
