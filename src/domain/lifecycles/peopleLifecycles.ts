import type { BankAccountRole, DepositState, QrCardState, RelativeState } from '../enums/customers';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './peopleRights';

/** Relatives: confirmed by staff on a call, and taken back with a reason (docs/domain/customers.md 4.2). */
export const familyLifecycle = lifecycleOf<RelativeState>()(
  'confirmed',
  {
    confirm: {
      from: ['UNCONFIRMED'],
      to: 'CONFIRMED',
      access: rights.FAMILY,
      confirm: 'yes-no',
      tone: 'primary',
    },
    unconfirm: {
      from: ['CONFIRMED'],
      to: 'UNCONFIRMED',
      access: rights.FAMILY,
      confirm: 'reason',
      reverse: 'confirm',
    },
  },
  [{ from: ['UNCONFIRMED'], to: 'CONFIRMED', by: 'relative' }],
);

/** Bank accounts: exactly one is the prime one (docs/domain/customers.md 9.1). */
export const bankAccountLifecycle = lifecycleOf<BankAccountRole>()(
  'isPrime',
  {
    set_prime: {
      from: ['OTHER'],
      to: 'PRIME',
      access: rights.PRIME_ACCOUNT,
      confirm: 'yes-no',
    },
  },
  [{ from: ['PRIME'], to: 'OTHER', by: 'another account' }],
);

/** Savings (docs/domain/customers.md 9.2). */
export const savingLifecycle = lifecycleOf<DepositState>()(
  'state',
  {
    approve_cash_out: {
      from: ['CASHOUT_REQUESTED'],
      to: 'CLOSED',
      access: rights.SAVINGS,
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    approve_cancel: {
      from: ['CANCEL_REQUESTED'],
      to: 'CANCELED',
      access: rights.SAVINGS,
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    refuse_cancel: {
      from: ['CANCEL_REQUESTED'],
      to: 'ONGOING',
      access: rights.SAVINGS,
      confirm: 'reason',
    },
    block_saving: {
      from: ['ONGOING'],
      to: 'BLOCKED',
      access: rights.SAVINGS,
      confirm: 'reason',
      tone: 'danger',
    },
    unblock_saving: {
      from: ['BLOCKED'],
      to: 'ONGOING',
      access: rights.SAVINGS,
      confirm: 'reason',
    },
  },
  [
    { from: ['PENDING'], to: 'ONGOING', by: 'first deposit' },
    { from: ['PENDING'], to: 'REJECTED', by: 'system' },
    { from: ['ONGOING'], to: 'CASHOUT_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'CANCEL_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'EXPIRED', by: 'time' },
    { from: ['EXPIRED'], to: 'CASHOUT_REQUESTED', by: 'customer' },
    { from: ['ONGOING'], to: 'BLOCKED', by: 'saving-backed loan' },
    { from: ['BLOCKED'], to: 'ONGOING', by: 'saving-backed loan' },
  ],
);

/** Printed QR codes: free, or tied to one customer (docs/domain/customers.md 10.5). */
export const qrCardLifecycle = lifecycleOf<QrCardState>()('state', {
  connect_qr: {
    from: ['FREE'],
    to: 'CONNECTED',
    access: rights.QR_CARDS,
    confirm: 'yes-no',
    tone: 'primary',
  },
  disconnect_qr: {
    from: ['CONNECTED'],
    to: 'FREE',
    access: rights.QR_CARDS,
    confirm: 'reason',
    tone: 'danger',
  },
});
