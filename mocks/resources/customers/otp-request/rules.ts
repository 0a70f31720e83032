import type { Hooks } from '../../../engine/Hooks';

const RESOURCE = 'otp-request-list';

/** One-time codes: those whose time is over say so from then on (docs/domain/customers.md 10.4). */
export const hooks: Hooks = {
  resource: RESOURCE,
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const now = store.clock.iso();
    for (const code of collection?.all ?? [])
      if (code.state === 'SENT' && String(code.expiresAt) < now)
        collection?.change(code, { state: 'EXPIRED' });
  },
};
