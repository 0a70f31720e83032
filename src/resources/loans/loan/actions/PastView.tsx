import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { plus } from '../../../../domain/lending/amounts';
import type { PastChange } from '../../../../domain/lending/backdated';
import type { ReceiptSplit } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { NEW_RECEIPT, calculateMove } from './calculateActions';
import { Notice } from '../../../../ui/Notice/Notice';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { Sub } from '../../../../ui/Text/Text';

/** What another past makes of the loan: its figures, and each receipt that falls otherwise, before and after. */
export function PastView({ result }: { result: PastChange }) {
  const translate = useTranslate();
  return (
    <>
      <Notice role="status">
        {translate('loanActions.past.note', { smart_count: result.receipts.length })}
      </Notice>
      <ResplitTable result={result} />
      <FiguresChange change={result} />
    </>
  );
}

function ResplitTable({ result: { receipts } }: { result: PastChange }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <DiffTable
      caption={heading(translate('loanActions.past.title'))}
      what={translate('loanActions.past.receipt')}
      rows={receipts.map(({ receipt, date, before, after }) => ({
        label: (
          <>
            {date}
            <Sub>{receipt === NEW_RECEIPT ? translate('loanActions.past.new') : receipt}</Sub>
          </>
        ),
        before: <Split split={before} />,
        after: <Split split={after} />,
      }))}
    />
  );
}

/** The parts of a receipt that got something, with their sum; a dash where the receipt is not there. */
function Split({ split }: { split: ReceiptSplit | null }) {
  const translate = useTranslate();
  if (!split) return '—';
  return (
    <>
      <b>{formatMoney(plus(...Object.values(split)))}</b>
      {heldParts([split]).map((part) => (
        <Sub key={part}>
          {translate(`enums.ReceiptPart.${part}`)}: {formatMoney(split[part])}
        </Sub>
      ))}
    </>
  );
}

const MoveView = ({ result }: ViewProps<PastChange>) => <PastView result={result} />;

/** A wrong receipt leaves the loan: everything after it, before and after (docs/domain/lending.md 8.6). */
export const MovePreview = previewOf(calculateMove, MoveView);
