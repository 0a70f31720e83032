import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { useOutcomeCheck, outcomeKeys } from '../../ui/ConfirmDialog/useOutcomeCheck';
import { displayError } from '../record/displayError';
import { checkOf } from '../record/useOutcome';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';
import styles from './BulkBar.module.css';

/** A row whose action failed, and the way to send the very same action again. */
export interface BulkFailure {
  record: RaRecord;
  error: unknown;
  /** Same action, same idempotency key. */
  again: () => Promise<unknown>;
}

interface Props {
  entity: AnyEntity;
  failures: readonly BulkFailure[];
  /** The row is done after all. */
  onSolved: (failure: BulkFailure) => void;
  onDismiss: () => void;
}

/** The rows of a bulk action that failed: each says why, and one of unknown outcome is checked before it is repeated. */
export function BulkFailures({ entity, failures, onSolved, onDismiss }: Props) {
  const translate = useTranslate();
  return (
    <Notice tone="danger" role="alert" className={styles.failures}>
      {translate('list.bulk_failed', { smart_count: failures.length })}
      <ul>
        {failures.map((failure) => (
          <li key={failure.record.id}>
            {represent(entity.name, failure.record)}:{' '}
            <FailedRow first={failure} onSolved={() => onSolved(failure)} />
          </li>
        ))}
      </ul>
      <Button variant="text" size="small" onClick={onDismiss}>
        {translate('action.dismiss')}
      </Button>
    </Notice>
  );
}

function FailedRow({ first, onSolved }: { first: BulkFailure; onSolved: () => void }) {
  const translate = useTranslate();
  const [error, setError] = useState(first.error);
  const [mayRepeat, setMayRepeat] = useState(false);
  const [sending, setSending] = useState(false);
  const check = checkOf(error);
  const { outcome, checking, find } = useOutcomeCheck(check, (found) => {
    if (found === 'booked') onSolved();
    setMayRepeat(found === 'not-found');
  });
  const { message, detail } = displayError(error, translate);
  const repeat = async () => {
    setSending(true);
    setMayRepeat(false);
    try {
      await first.again();
      onSolved();
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {[message, detail].filter(Boolean).join(' ')}{' '}
      {check && translate(outcomeKeys[outcome ?? 'unknown'])}{' '}
      {check && (
        <Button
          variant="text"
          size="small"
          disabled={checking || sending}
          onClick={() => (mayRepeat ? void repeat() : find())}
        >
          {translate(mayRepeat ? 'errors.send_again' : 'errors.check_outcome')}
        </Button>
      )}
    </>
  );
}
