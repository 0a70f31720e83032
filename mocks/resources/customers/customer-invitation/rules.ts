import type { Hooks } from '../../../engine/Hooks';

/** The invitations of a customer are those that they have sent. */
export const hooks: Hooks = {
  resource: 'customers/invitation',
  filters: {
    customerId: (values) => (record) => values.includes(String(record.inviter)),
  },
};
