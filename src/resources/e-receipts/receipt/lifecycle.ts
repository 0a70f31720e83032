import type { EbarimtState } from '../../../domain/enums/e-receipts';
import { CONFIRM } from '../../../domain/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText } from '../../../fields';

/** Sends receipts and takes them back. */
export const RECEIPTS = 'e-barimt:create';

const table = lifecycleOf<EbarimtState>()('state', {
  send_receipt: {
    failure: 'error.send_failed',
    from: ['NEW', 'FAILED'],
    to: 'SENT',
    // The tax service may refuse or not answer; the payment behind it stays as it is.
    outcomes: ['FAILED'],
    access: RECEIPTS,
    confirm: 'consequence',
    tone: 'primary',
  },
  return_receipt: {
    from: ['SENT'],
    to: 'RETURNED',
    access: RECEIPTS,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['total', 'vat', 'ddtd'],
    tone: 'danger',
  },
});

/** A receipt (docs/domain/money.md 8.1): returned only from SENT, with a reason, and never again as it was. */
export const receiptLifecycle = {
  ...table,
  inputs: {
    return_receipt: {
      returnReason: longText({
        required: true,
        min: CONFIRM.reasonMin,
        max: CONFIRM.reasonMax,
      }),
    },
  },
} as const;
