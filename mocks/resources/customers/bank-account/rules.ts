import { bankOf } from '../../../../src/reference/banks';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';

/** The former prime account gives way: there is exactly one (docs/domain/customers.md 9.1). */
export const hooks: Hooks = {
  resource: 'bank_account',
  actions: {
    set_prime: (record, call) => {
      const { store, caller } = call;
      const accounts = collectionOf(call, 'bank_account');
      const former = accounts.all.filter(
        (one) =>
          one.customerId === record.customerId && one.id !== record.id && one.role === 'PRIME',
      );
      for (const one of former) {
        store.history.add('bank_account', one, {
          at: store.clock.iso(),
          by: caller.id,
          action: 'set_prime',
          field: 'role',
          from: 'PRIME',
          to: 'OTHER',
          origin: 'AUTO',
          source: String(record.number),
        });
        accounts.change(one, { role: 'OTHER' });
      }
      tellOwner(call, customerOf(call, record), {
        action: 'set_prime',
        source: `${bankOf(record.bankCode as number)?.mn ?? ''} ${String(record.number)}`.trim(),
      });
      return {};
    },
  },
};
