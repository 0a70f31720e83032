import { bodyOf, type Call } from '../../../engine/Call';
import { invalid } from '../../../engine/ApiError';
import { forget } from '../customer/forget';
import { runDeletion, withChecks } from './deletion';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import { without, type MockRecord } from '../../../engine/MockRecord';

const RESOURCE = 'customers/delete/request';
const PENDING = 0;
const FAILED = 1;
const REJECTED = 2;

/** What only the script of the sample knows. */
const OF_THE_SAMPLE: ReadonlySet<string> = new Set(['failsAt']);

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

function tellCustomer(request: MockRecord, { store, caller }: Call): void {
  const customer = store.collection('customers')?.get(Number(request.customerId));
  if (!customer) return;
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: caller.id,
    action: 'delete_customer',
    origin: 'MANUAL',
    reason: String(request.customerReason),
    source: `${RESOURCE}/${request.id}`,
  });
}

/**
 * What is typed to confirm is checked here, too: the customer's phone, or the number of the request where there is none
 * (docs/domain/customers.md 12.1).
 * @throws ApiError 400 at `confirmedPhone`
 */
function refuseOtherPhone({ id, phone }: MockRecord, call: Call): void {
  const { confirmedPhone } = bodyOf(call);
  if (confirmedPhone === undefined || confirmedPhone === null || confirmedPhone === '')
    throw invalid({ confirmedPhone: 'validation.required' });
  if (String(confirmedPhone) !== String(phone ?? id))
    throw invalid({ confirmedPhone: 'identity.deletion.phone_differs' });
}

const kept = ({ id }: MockRecord, call: Call) => collectionOf(call, RESOURCE).get(id) as MockRecord;

/**
 * Requests for deletion (docs/domain/customers.md 12.2, 12.3): checks as of now, steps in their order, a failed step is
 * named.
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  history: ({ requestedAt, customerReason, state, decidedAt, decidedBy, rejectReason }) => [
    {
      at: String(requestedAt),
      by: null,
      action: 'create',
      origin: 'AUTO',
      reason: String(customerReason),
    },
    ...(decidedAt
      ? [
          {
            at: String(decidedAt),
            by: decidedBy as string | null,
            action: state === REJECTED ? 'reject_deletion' : 'approve_deletion',
            field: 'state',
            from: PENDING,
            to: state,
            origin: 'MANUAL' as const,
            ...(rejectReason ? { reason: String(rejectReason) } : {}),
          },
        ]
      : []),
  ],
  judged: withChecks,
  present: (shown, call) => ({
    ...without(shown, OF_THE_SAMPLE),
    ...pickChecks(kept(shown, call), call),
  }),
  presentRow: (shown, call) => ({
    ...without(shown, OF_THE_SAMPLE),
    openChecks: pickChecks(kept(shown, call), call).openChecks,
  }),
  actions: {
    approve_deletion: (request, call) => {
      refuseOtherPhone(request, call);
      const failedStep = runDeletion(request, call);
      if (failedStep) return { ...decided(call), state: FAILED, failedStep };
      tellCustomer(request, call);
      forget(call.store, request.customerId as number);
      return { ...decided(call), failedStep: null };
    },
    reject_deletion: (_request, call) => ({ ...decided(call), rejectReason: bodyOf(call).reason }),
    // What was not there is there again.
    retry_deletion: () => ({ failedStep: null, failsAt: null, decidedAt: null, decidedBy: null }),
  },
};

/** Nothing is checked any more once the customer is deleted or stays. */
function pickChecks(request: MockRecord, call: Call) {
  const { checks, openChecks } = withChecks(request, call);
  return { checks, openChecks };
}
