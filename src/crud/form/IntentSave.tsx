import { SaveContextProvider, useSaveContext, type SaveHandler } from 'ra-core';
import { Suspense, lazy, useMemo, type ReactNode } from 'react';
import { now } from '../../domain/clock';
import { DoubtContext, RefusedContext, type SaveAttempt } from './saveTrouble';
import type { Saving } from './useSaving';

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
);

/** Without an error of its own the form would count as saved: no draft, no warning before leaving. */
const UNSAVED = { root: { unsaved: 'error.save_failed' } };

interface Props {
  saving: Saving;
  children: ReactNode;
}

/**
 * Sends each save below it with the idempotency key of its values, made once per intent (INT-2), and shows what
 * stands in its way: somebody else's change, or an outcome that nobody knows.
 */
export function IntentSave({ saving, children }: Props) {
  const context = useSaveContext();
  const { keys, options, doubt, refused, conflict } = saving;
  const value = useMemo(() => {
    const save: SaveHandler<object> = async (values, callbacks) => {
      let failed = false;
      const meta = { idempotencyKey: keys.keyFor(values), sentAt: now() };
      const onError: NonNullable<typeof callbacks>['onError'] = (error, attempt, ...rest) => {
        failed = true;
        if (callbacks?.onError) callbacks.onError(error, attempt, ...rest);
        else options.onError(error, attempt as SaveAttempt);
      };
      const errors = await context.save?.(values, { ...callbacks, meta, onError });
      return errors ?? (failed ? UNSAVED : undefined);
    };
    return { ...context, save };
  }, [context, keys, options]);
  return (
    <SaveContextProvider value={value}>
      <DoubtContext value={doubt}>
        <RefusedContext value={refused}>{children}</RefusedContext>
        {conflict && (
          <Suspense>
            <ConflictDialog saving={saving} conflict={conflict} />
          </Suspense>
        )}
      </DoubtContext>
    </SaveContextProvider>
  );
}
