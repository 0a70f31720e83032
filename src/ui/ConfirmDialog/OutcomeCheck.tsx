import { useTranslate } from '../../i18n/useTranslate';
import { Notice } from '../Notice/Notice';
import { Row } from '../Stack/Stack';
import { Button } from '../Button/Button';
import { Reference } from '../Reference/Reference';
import type { DisplayedError } from './ConfirmDialog';
import type { WriteOutcome } from '../../domain/writeOutcome';
import { useOutcomeCheck, outcomeKeys, type Check } from './useOutcomeCheck';

interface Props {
  /** What failed, in words. */
  error: DisplayedError;
  /** Finds out what became of the write; without it there is nothing to look at, as with a new record. */
  check?: Check;
  onOutcome: (outcome: WriteOutcome) => void;
}

/**
 * Instead of "send again": nobody knows whether a write was booked, so the status is checked first
 * (docs/domain/calls.md 3.3). The caller keeps its button away until the outcome is `not-found`.
 */
export function OutcomeCheck({ error, check, onOutcome }: Props) {
  const translate = useTranslate();
  const { outcome, checking, find } = useOutcomeCheck(check, onOutcome);
  return (
    <Notice tone={outcome === 'not-found' ? 'info' : 'warning'} role="alert" sign>
      <div>{error.message}</div>
      {error.detail && <div>{error.detail}</div>}
      <div>{translate(check ? outcomeKeys[outcome ?? 'unknown'] : 'errors.outcome_repeat')}</div>
      {error.reference && <Reference value={error.reference} />}
      {check && outcome !== 'not-found' && (
        <Row pad="8px 0 0">
          <Button size="small" variant="secondary" loading={checking} onClick={find}>
            {translate('errors.check_outcome')}
          </Button>
        </Row>
      )}
    </Notice>
  );
}
