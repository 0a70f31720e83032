import { useTranslate } from '../../../../i18n/useTranslate';
import type { CourtChange } from '../../../../domain/lending/court';
import { CourtBounds } from './ActionBounds';
import { previewOf, type ViewProps } from './ActionPreview';
import { ClaimTable } from './ClaimTable';
import { FiguresChange } from './FiguresChange';
import { calculateCourt } from './calculateActions';
import { Notice } from '../../../../ui/Notice/Notice';

function View({ result }: ViewProps<CourtChange>) {
  const translate = useTranslate();
  return (
    <>
      <ClaimTable claim={result.claim} />
      <Notice>{translate('loanActions.claim.frozen', { date: result.date })}</Notice>
      <FiguresChange change={result} />
    </>
  );
}

/** T13: the parts of the claim as they are frozen, their sum, and the sum in words. */
export const CourtPreview = previewOf(calculateCourt, View, CourtBounds);
