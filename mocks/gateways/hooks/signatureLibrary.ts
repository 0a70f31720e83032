import { bodyOf, type Call } from '../Call';
import type { Hooks } from '../Hooks';
import type { Rec } from '../Rec';
import { isExpiring, NO_SPECIMEN, specimenOf } from '../../samples/signatures';

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** An approved signature is the customer's specimen from that day on. */
const approve = (_record: Rec, call: Call) => {
  const today = call.store.clock.today();
  return { ...decided(call), ...specimenOf(today, today) };
};

const refuse = (_record: Rec, call: Call) => ({
  ...decided(call),
  ...NO_SPECIMEN,
  rejectReason: bodyOf(call).reason,
});

/** Signature requests, and the specimens that come of them (domain 4.9, 4.30). */
export const hooks: Hooks = {
  resource: 'signature-library',
  acts: {
    approve_signature: approve,
    accept_paper: (record, call, { scan }) => ({ ...approve(record, call), scan }),
    reject_signature: refuse,
    overrule_approval: refuse,
    overrule_rejection: (record, call) => ({ ...approve(record, call), rejectReason: null }),
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
