import { useTranslate } from '../../../../i18n/useTranslate';
import { isPositive } from '../../../../domain/lending/amounts';
import type { WriteOff } from '../../../../domain/lending/writeOff';
import { formatMoney } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import { SplitFacts } from '../parts/SplitFacts';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { calculateSettlement, calculateWriteOff } from './calculateActions';
import { Notice } from '../../../../ui/Notice/Notice';

/** What is given up: everything that is still owed by parts, and the principal among it. */
function Lost({ result, note }: { result: WriteOff; note: string }) {
  const translate = useTranslate();
  const { lost, writtenOff, released } = result;
  const parts = heldParts([lost]);
  return (
    <>
      {parts.length > 0 && (
        <SplitFacts split={lost} parts={parts} title={translate('loanActions.write_off.open')} />
      )}
      <Notice role="status">
        {translate('loanActions.write_off.amount', { amount: formatMoney(writtenOff) })} {note}
        {isPositive(released) && (
          <> {translate('loanActions.pay.released', { amount: formatMoney(released) })}</>
        )}
      </Notice>
      <FiguresChange change={result} />
    </>
  );
}

function Fund({ result }: ViewProps<WriteOff>) {
  const translate = useTranslate();
  return <Lost result={result} note={translate('loanActions.write_off.claimable')} />;
}

function Settlement({ result }: ViewProps<WriteOff>) {
  const translate = useTranslate();
  return <Lost result={result} note={translate('loanActions.claim.settled')} />;
}

/** T16: what is written off, and that the customer still owes it. */
export const WriteOffPreview = previewOf(calculateWriteOff, Fund);

/** T15: the loan is closed by the court; what was not awarded is written off. */
export const SettlePreview = previewOf(calculateSettlement, Settlement);
