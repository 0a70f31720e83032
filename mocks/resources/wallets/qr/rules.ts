import { hasWallet } from '../../../../src/domain/qr/walletAccount';
import { invalid } from '../../../engine/ApiError';
import type { Hooks } from '../../../engine/Hooks';
import { ownerOf, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { codeFields, FIRST_NUMBER } from './samples';

/** New codes get the next sequence number; a code ends with its last day (docs/domain/wallets.md 6.1). */
export const hooks: Hooks = {
  resource: 'qr',
  create({ name, amount, purpose }, call) {
    const customer = ownerOf(call);
    if (!hasWallet(customer.state)) throw invalid({ customerId: 'qrCodes.no_wallet' });
    const id = Math.max(FIRST_NUMBER, Number(collectionOf(call, 'qr').nextId()));
    const said = {
      name: String(name),
      amount: (amount as string | null) ?? null,
      purpose: (purpose as string | null) ?? null,
    };
    tellOwner(call, customer, { action: 'create_qr', source: String(id) });
    return {
      ...codeFields(id, customer.id, said),
      state: 'ACTIVE',
      taps: 0,
      paidTaps: 0,
      paidTotal: '0.00',
      lastTapAt: null,
      tenant: customer.tenant,
    };
  },
  newDay: ({ state, validUntil }, today) =>
    state === 'ACTIVE' && typeof validUntil === 'string' && validUntil < today
      ? { state: 'EXPIRED' }
      : undefined,
};
