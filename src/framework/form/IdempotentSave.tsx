import { SaveContextProvider, useSaveContext, type SaveHandler } from 'ra-core';
import { Suspense, lazy, useMemo, type ReactNode } from 'react';
import { now } from '../../domain/clock';
import {
  RefusedContext,
  UNCHANGED_KEY,
  UNSAVED_KEY,
  UnknownOutcomeContext,
  WhenSavedContext,
  refusedAs,
  type SaveAttempt,
} from './saveTrouble';
import type { Saving } from './useSaving';

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
);

interface Props {
  saving: Saving;
  /** What of the form's values is sent; all of them without it. Where it is nothing, nothing is sent, and the form says so. */
  toSend?: (values: object) => object;
  children: ReactNode;
}

/**
 * Sends each save below it under an idempotency key of what is sent, so that a repeat of the same save is the same
 * call, and shows what prevents it: somebody else's change, or an unknown outcome.
 */
export function IdempotentSave({ saving, toSend, children }: Props) {
  const context = useSaveContext();
  const { keys, options, unknownOutcome, refused, conflict } = saving;
  const value = useMemo(() => {
    const save: SaveHandler<object> = async (values, callbacks) => {
      let failed = false;
      const data = toSend ? toSend(values) : values;
      if (toSend && Object.keys(data).length === 0) return refusedAs(UNCHANGED_KEY);
      const meta = { idempotencyKey: keys.keyFor(data), sentAt: now() };
      const onError: NonNullable<typeof callbacks>['onError'] = (error, attempt, ...rest) => {
        failed = true;
        if (callbacks?.onError) callbacks.onError(error, attempt, ...rest);
        else options.onError(error, { ...(attempt as SaveAttempt), values });
      };
      const errors = await context.save?.(data, { ...callbacks, meta, onError });
      return errors ?? (failed ? refusedAs(UNSAVED_KEY) : undefined);
    };
    return { ...context, save };
  }, [context, keys, options, toSend]);
  return (
    <SaveContextProvider value={value}>
      <UnknownOutcomeContext value={unknownOutcome}>
        <RefusedContext value={refused}>
          <WhenSavedContext value={saving.whenSaved}>{children}</WhenSavedContext>
        </RefusedContext>
        {conflict && (
          <Suspense>
            <ConflictDialog saving={saving} conflict={conflict} />
          </Suspense>
        )}
      </UnknownOutcomeContext>
    </SaveContextProvider>
  );
}
