import { useState } from 'react';
import { IdempotencyKeys } from '../http/IdempotencyKeys';

/**
 * Idempotency keys of a form or a confirmation, kept while it is open and over a reload.
 * @param scope resource, record and action, e.g. `coupons/12/approve`
 */
export function useIdempotencyKeys(scope: string): IdempotencyKeys {
  const [held, setHeld] = useState(() => ({ scope, keys: new IdempotencyKeys(scope) }));
  if (held.scope === scope) return held.keys;
  const next = { scope, keys: new IdempotencyKeys(scope) };
  setHeld(next);
  return next.keys;
}
