import { useState } from 'react';
import { IntentKeys } from '../http/IntentKeys';

/**
 * Idempotency keys of a form or a confirmation, kept while it is open and over a reload.
 * @param scope resource, record and act, e.g. `coupons/12/approve`
 */
export function useIntentKeys(scope: string): IntentKeys {
  const [held, setHeld] = useState(() => ({ scope, keys: new IntentKeys(scope) }));
  if (held.scope === scope) return held.keys;
  const next = { scope, keys: new IntentKeys(scope) };
  setHeld(next);
  return next.keys;
}
