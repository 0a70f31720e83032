import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { now } from '../../domain/clock';
import type { IdempotencyKeys } from '../../http/IdempotencyKeys';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { isUnknown, useOutcome } from '../record/useOutcome';
import type { Check } from '../../ui/ConfirmDialog/useOutcomeCheck';
import { changePath, CHANGES } from '../changes/AskedChange';
import { useOpenExisting } from './useOpenExisting';
import { useTelling } from './useTelling';
import {
  conflictOf,
  isSignedOut,
  type Conflict,
  type UnknownOutcome,
  type SaveAttempt,
  type WhenSaved,
} from './saveTrouble';

interface Options {
  resource: ResourceName;
  /** Idempotency keys of the form. */
  keys: IdempotencyKeys;
  /** What was saved, in words. */
  nameOf(record: RaRecord): string;
  /** Goes on: to the record, or out of the dialog. */
  onSaved(record: RaRecord): void;
  /** Name in the record's history, where the form sends an action instead of the record: nobody's change is in its way. */
  action?: string;
  /** Message of the success; the second line names what was saved. What waits for another person has one of its own. */
  savedKey?: string;
  /** What is said first when it fails, where the documents have words for it. */
  failure?: MessageKey;
  /**
   * Looks for a new record by the key of its sending, where the gateway can be asked: what became of a lost answer is then
   * said before a repeat is offered. Stays the same function.
   */
  findCreated?: (idempotencyKey: string) => Promise<RaRecord | null>;
}

/** What a form's saving needs: `options` for react-admin's mutation, the rest for `IdempotentSave`. */
export interface Saving {
  resource: ResourceName;
  keys: IdempotencyKeys;
  options: {
    onSuccess: (record: RaRecord) => void;
    onError: (error: unknown, attempt: SaveAttempt) => void;
  };
  whenSaved: WhenSaved;
  unknownOutcome?: UnknownOutcome;
  /** Refused because nobody is signed in. */
  refused: boolean;
  conflict?: Conflict;
  dropConflict: () => void;
}

type Trouble =
  | { conflict: Conflict }
  | { unknownOutcome: Omit<UnknownOutcome, 'onOutcome'> }
  | 'refused';

/**
 * The saving of a form: success is shown after the gateway's answer, a failure by the error catalogue; the typed
 * values stay, and a repeat of the same values is the same intent. Two failures are shown in the form itself: somebody
 * else's change, and an unknown outcome.
 */
export function useSaving({
  resource,
  keys,
  nameOf,
  onSaved,
  action = 'update',
  savedKey = 'toast.saved',
  failure,
  findCreated,
}: Options): Saving {
  const notify = useNotify();
  const telling = useTelling();
  const { checkFor } = useOutcome(resource);
  const queryClient = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble>();
  const [listeners] = useState(() => new Set<() => void>());
  const openExisting = useOpenExisting(resource);
  const whenSaved = useCallback<WhenSaved>(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );

  const options = useMemo(() => {
    const onSuccess = (record: RaRecord, asked = changePath(record) !== undefined) => {
      keys.done();
      // Before the page is left: afterwards nobody is there who could hear of it.
      for (const listener of listeners) listener();
      setTrouble(undefined);
      telling.succeeded();
      // The record may be shown behind a dialog, and its history has a new row.
      void queryClient.invalidateQueries({ queryKey: [resource] });
      // It stands above the record, which may be the page of this form.
      if (asked) void queryClient.invalidateQueries({ queryKey: [CHANGES] });
      const options: ToastOptions = { detail: nameOf(record) };
      notify(asked ? 'toast.asked_change' : savedKey, { type: 'success', ...options });
      onSaved(record);
    };
    const onError = (error: unknown, attempt: SaveAttempt) => {
      const conflict = action === 'update' ? conflictOf(error, attempt) : undefined;
      if (conflict) return setTrouble({ conflict });
      if (!isUnknown(error)) {
        setTrouble(isSignedOut(error) ? 'refused' : undefined);
        return telling.tell(error, { action: openExisting(error), failure });
      }
      const { id, data, previousData, meta } = attempt;
      const { idempotencyKey = '', sentAt = now() } = meta ?? {};
      const booked = { ...previousData, ...data } as RaRecord;
      const check =
        id === undefined
          ? findCreated &&
            createdCheck(
              () => findCreated(idempotencyKey),
              (made) => onSuccess(made),
            )
          : checkFor(
              { id, action, idempotencyKey, onBooked: (asked) => onSuccess(booked, asked) },
              sentAt,
            );
      setTrouble({ unknownOutcome: { error, check, repeatable: !check } });
    };
    return { onSuccess: (record: RaRecord) => onSuccess(record), onError };
  }, [
    action,
    checkFor,
    findCreated,
    keys,
    listeners,
    nameOf,
    notify,
    onSaved,
    openExisting,
    queryClient,
    resource,
    savedKey,
    failure,
    telling,
  ]);

  return useMemo(() => {
    const known = typeof trouble === 'object' ? trouble : undefined;
    const unknownOutcome = known && 'unknownOutcome' in known ? known.unknownOutcome : undefined;
    const onOutcome: UnknownOutcome['onOutcome'] = (outcome) =>
      outcome === 'not-found' &&
      unknownOutcome &&
      setTrouble({ unknownOutcome: { ...unknownOutcome, repeatable: true } });
    return {
      resource,
      keys,
      options,
      whenSaved,
      unknownOutcome: unknownOutcome && { ...unknownOutcome, onOutcome },
      refused: trouble === 'refused',
      conflict: known && 'conflict' in known ? known.conflict : undefined,
      dropConflict: () => setTrouble(undefined),
    };
  }, [keys, options, resource, trouble, whenSaved]);
}

/** Asks whether a new record is there; where it is, its success is shown as if the answer had come. */
const createdCheck =
  (find: () => Promise<RaRecord | null>, onBooked: (record: RaRecord) => void): Check =>
  async () => {
    try {
      const record = await find();
      if (!record) return 'not-found';
      onBooked(record);
      return 'booked';
    } catch {
      return 'cannot-tell';
    }
  };
