import type { Hooks } from '../../../engine/Hooks';
import { customerOf, ownerOf, tellOwner } from '../../../engine/ownedRecords';

const schoolOf = ({ school, organization }: Readonly<Record<string, unknown>>): string =>
  [organization, school].filter(Boolean).join(', ');

/** Education: whose it is, and what is written into the customer's history. */
export const hooks: Hooks = {
  resource: 'education',
  create(values, call) {
    const customer = ownerOf(call);
    tellOwner(call, customer, { action: 'add_education', source: schoolOf(values) });
    return { customerId: customer.id };
  },
  update(record, values, call) {
    tellOwner(call, customerOf(call, record), {
      action: 'update_education',
      source: schoolOf({ ...record, ...values }),
    });
    return {};
  },
};
