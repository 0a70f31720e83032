import { SaveContextProvider, useSaveContext, type SaveHandler } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { IntentKeys } from '../../dataProviders/idempotency';

/** Sends each save below it with the idempotency key of its values, made once per intent (INT-2). */
export function IntentSave({ keys, children }: { keys: IntentKeys; children: ReactNode }) {
  const context = useSaveContext();
  const value = useMemo(() => {
    const save: SaveHandler<object> = (values, callbacks) =>
      context.save?.(values, { ...callbacks, meta: { idempotencyKey: keys.keyFor(values) } }) ?? {};
    return { ...context, save };
  }, [context, keys]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
