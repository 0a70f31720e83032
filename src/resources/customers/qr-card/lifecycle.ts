import type { QrCardState } from '../../../domain/enums/customers';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { reference } from '../../../fields';

/** Ties printed QR codes to customers and takes them off. */
const QR_CARDS = 'customer:create';

const table = lifecycleOf<QrCardState>()('state', {
  connect_qr: {
    from: ['FREE'],
    to: 'CONNECTED',
    access: QR_CARDS,
    confirm: 'consequence',
    tone: 'primary',
  },
  disconnect_qr: {
    from: ['CONNECTED'],
    to: 'FREE',
    access: QR_CARDS,
    confirm: 'reason',
    tone: 'danger',
  },
});

/**
 * A customer has one printed code at a time: the former one is taken off first (docs/domain/customers.md 10.5).
 * @param record the page adds `ownCard`, the number of the code that the customer has
 */
const conditions = (
  action: keyof typeof table.actions,
  { ownCard }: { readonly id?: unknown; readonly ownCard?: unknown },
): ConditionBlock | null =>
  action === 'connect_qr' && ownCard
    ? {
        kind: 'condition',
        message: 'actionBlocks.qr_has_one',
        values: { number: String(ownCard) },
      }
    : null;

/** Printed QR codes: free, or tied to one customer (docs/domain/customers.md 10.5). */
export const qrCardLifecycle = {
  ...table,
  inputs: { connect_qr: { customerId: reference('customers', { required: true }) } },
  conditions,
} as const;
