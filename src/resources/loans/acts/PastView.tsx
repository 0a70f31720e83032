import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { plus } from '../../../domain/lending/amounts';
import type { PastChange } from '../../../domain/lending/backdated';
import type { ReceiptSplit } from '../../../domain/lending/waterfall';
import { formatMoney } from '../../../domain/money';
import { heldParts } from '../loanFigures';
import { previewOf, type ViewProps } from './ActPreview';
import { FiguresChange } from './FiguresChange';
import { NEW_RECEIPT, reckonMove } from './reckonActs';
import '../loans.css';

/** What another past makes of the loan: its figures, and each receipt that falls otherwise, before and after. */
export function PastView({ result }: { result: PastChange }) {
  const translate = useTranslate();
  return (
    <>
      <p className="u-notice" role="status">
        {translate('loanActs.past.note', { smart_count: result.receipts.length })}
      </p>
      <ResplitTable result={result} />
      <FiguresChange change={result} />
    </>
  );
}

function ResplitTable({ result: { receipts } }: { result: PastChange }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <table className="act-table">
      <caption>{heading(translate('loanActs.past.title'))}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('loanActs.past.receipt')}</th>
          <th scope="col" className="u-num">
            {translate('shell.confirm.before')}
          </th>
          <th scope="col" className="u-num">
            {translate('shell.confirm.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map(({ receipt, date, before, after }) => (
          <tr key={receipt}>
            <th scope="row">
              {date}
              <small className="loan-sub">
                {receipt === NEW_RECEIPT ? translate('loanActs.past.new') : receipt}
              </small>
            </th>
            <td className="u-num u-muted">
              <Split split={before} />
            </td>
            <td className="u-num">
              <Split split={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
        <small key={part} className="loan-sub">
          {translate(`enums.ReceiptPart.${part}`)}: {formatMoney(split[part])}
        </small>
      ))}
    </>
  );
}

const MoveView = ({ result }: ViewProps<PastChange>) => <PastView result={result} />;

/** A wrong receipt leaves the loan: everything after it, before and after (domain 4.4). */
export const MovePreview = previewOf(reckonMove, MoveView);
