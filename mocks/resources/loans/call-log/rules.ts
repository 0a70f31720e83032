import type { Hooks } from '../../../engine/Hooks';

/**
 * Who called when is the server's to know; without a number it was the customer's own (docs/domain/lending.md 12.1).
 */
export const hooks: Hooks = {
  resource: 'loans/call-log',
  create: ({ phone, customerId }, { store, caller }) => ({
    calledAt: store.clock.iso(),
    calledBy: caller.id,
    phone: phone ?? store.collection('customers')?.get(customerId as number)?.phone ?? null,
  }),
};
