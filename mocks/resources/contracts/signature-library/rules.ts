import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import type { Call } from '../../../engine/Call';
import { tellCustomer } from '../../customers/customer/customerNotice';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isExpiring, NO_SPECIMEN, specimenOf } from '../../customers/signature/samples';
import { decidedNow, reasonGiven } from '../../customers/signature/specimens';

type Action = (
  record: MockRecord,
  call: Call,
  asked: Readonly<Record<string, unknown>>,
) => Record<string, unknown>;

/** A decision on a signature is in the customer's history, too. */
const recording =
  (action: CustomerEvent, run: Action): Action =>
  (record, call, asked) => {
    const source = `signature-library/${record.id}`;
    tellCustomer(call, record.customerId, { action, reason: reasonGiven(call), source });
    return run(record, call, asked);
  };

/** An approved signature is the customer's specimen from that day on. */
const approve: Action = (_record, call) => {
  const today = call.store.clock.today();
  return { ...decidedNow(call), ...specimenOf(today, today) };
};

const refuse: Action = (_record, call) => ({
  ...decidedNow(call),
  ...NO_SPECIMEN,
  rejectReason: reasonGiven(call) ?? null,
});

/** Signature requests, and the specimens that come of them (docs/domain/contracts.md 9.1, 9.2). */
export const hooks: Hooks = {
  resource: 'signature-library',
  actions: {
    approve_signature: recording('approve_signature', approve),
    accept_paper: recording('accept_paper', (record, call, asked) => ({
      ...approve(record, call, asked),
      scan: asked.scan,
    })),
    reject_signature: recording('reject_signature', refuse),
    overrule_approval: recording('overrule_approval', refuse),
    overrule_rejection: recording('overrule_rejection', (record, call, asked) => ({
      ...approve(record, call, asked),
      rejectReason: null,
    })),
    request_renewal: (_record, { store, caller }) => ({
      renewalRequestedAt: store.clock.iso(),
      renewalRequestedBy: caller.id,
    }),
  },
  newDay: ({ validTo, isExpiring: was }, today) => {
    const is = isExpiring(validTo, today);
    return is === was ? undefined : { isExpiring: is };
  },
};
