import type { Hooks } from '../../../engine/Hooks';

const RESOURCE = 'otp-request-list';

/**
 * One-time codes: those whose time is over say so from then on, and so do those of a customer whose access to codes is
 * closed meanwhile (docs/domain/customers.md 10.4).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const customers = store.collection('customers');
    const now = store.clock.iso();
    for (const code of collection?.all ?? []) {
      if (code.state !== 'SENT') continue;
      const isClosed = (customers?.get(Number(code.customerId))?.canOtpRequest ?? 'YES') !== 'YES';
      if (isClosed || String(code.expiresAt) < now) collection?.change(code, { state: 'EXPIRED' });
    }
  },
};
