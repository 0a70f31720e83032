import { Notice } from '../Notice/Notice';
import { Row } from '../Stack/Stack';
import { Button } from '../Button/Button';
import { useTranslate } from 'ra-core';
import { Reference } from '../Reference/Reference';
import type { DisplayedError } from './ConfirmDialog';
import { useVerdict, verdictKeys, type Check, type Verdict } from './useVerdict';

interface Props {
  /** What failed, in words. */
  told: DisplayedError;
  /** Finds out what became of the write; without it there is nothing to look at, as with a new record. */
  check?: Check;
  onVerdict: (verdict: Verdict) => void;
}

/**
 * Instead of "send again": nobody knows whether a write was booked, so the status is checked first
 * (docs/domain/calls.md 3.3). The caller keeps its button away until the verdict is `not-found`.
 */
export function OutcomeCheck({ told, check, onVerdict }: Props) {
  const translate = useTranslate();
  const { verdict, checking, find } = useVerdict(check, onVerdict);
  return (
    <Notice tone={verdict === 'not-found' ? 'info' : 'warning'} role="alert" sign>
      <div>{told.message}</div>
      {told.detail && <div>{told.detail}</div>}
      <div>{translate(check ? verdictKeys[verdict ?? 'unknown'] : 'errors.outcome_repeat')}</div>
      {told.reference && <Reference value={told.reference} />}
      {check && verdict !== 'not-found' && (
        <Row pad="8px 0 0">
          <Button size="small" variant="secondary" loading={checking} onClick={find}>
            {translate('errors.check_outcome')}
          </Button>
        </Row>
      )}
    </Notice>
  );
}
