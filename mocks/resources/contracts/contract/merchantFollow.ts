import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';

/**
 * Whose merchant's contract is signed is a customer of the kind MERCHANT from then on: in the view of merchants, and where
 * staff pay out what a merchant has sold (docs/domain/organisation.md 2.1). Somebody of the black list stays there.
 */
export function followMerchant({ store, caller }: Call, contract: MockRecord): void {
  const customers = store.collection('customers');
  const customer = customers?.get(contract.customerId as number);
  if (contract.type !== 'MERCHANT' || customer?.listType !== 'POCKET') return;
  const at = store.clock.iso();
  store.history.add('customers', customer, {
    at,
    by: caller.id,
    action: 'merchant_contract',
    field: 'listType',
    from: customer.listType,
    to: 'MERCHANT',
    origin: 'AUTO',
    source: String(contract.contractNumber),
  });
  customers?.change(customer, { listType: 'MERCHANT', updatedAt: at });
}
