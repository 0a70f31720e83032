import { useNotify, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { IntentKeys } from '../../dataProviders/idempotency';
import { useTellError } from '../../ui/toast/useTellError';

interface Saving {
  /** Idempotency keys of the form; `IntentSave` sends them. */
  keys: IntentKeys;
  /** What was saved, in words. */
  nameOf: (record: RaRecord) => string;
  /** Goes on: to the record, or out of the dialog. */
  onSaved: (record: RaRecord) => void;
}

/**
 * Options of a form's mutation: success is told after the gateway's answer, a failure by the error catalogue;
 * the typed values stay, and a repeat of the same values is the same intent.
 */
export function useSaving({ keys, nameOf, onSaved }: Saving) {
  const notify = useNotify();
  const tellError = useTellError();
  return useMemo(
    () => ({
      onSuccess: (record: RaRecord) => {
        keys.done();
        notify('form.saved', { type: 'success', messageArgs: { name: nameOf(record) } });
        onSaved(record);
      },
      onError: (error: unknown) => tellError(error),
    }),
    [keys, nameOf, notify, onSaved, tellError],
  );
}
