import {
  REQUEST_QUEUES,
  type RequestQueue,
  type WaitingRequest,
} from '../../../../src/resources/watchlists/entry/api';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { sees } from '../../../engine/tenancy';

interface Queue {
  state: string;
  /** Whose request it is: any of these fields. */
  of?: readonly string[];
  code: string | null;
  at: string;
}

const lending: Queue = { state: 'status', code: 'code', at: 'requestedAt' };

/** How a waiting request and its customer are found in each queue (docs/domain/lending.md 4.2). */
const QUEUES: Readonly<Record<RequestQueue, Queue>> = {
  'loans/pending/loan': lending,
  'loans/pending/ltl': lending,
  'loans/pending/extension': lending,
  'loans/pending/payment': lending,
  'loans/guarantee-request': { ...lending, state: 'state', of: ['guarantorId', 'borrowerId'] },
  'customers/income/requests': { state: 'state', code: null, at: 'sentAt' },
  'contract-signature': { state: 'requestState', code: 'contractNumber', at: 'requestedAt' },
};

/** Requests of a customer that nobody has decided yet, with the queue that each waits in. */
function waiting(call: Call, customerId: unknown): [RequestQueue, MockRecord][] {
  if (customerId === null || customerId === undefined) return [];
  return REQUEST_QUEUES.flatMap((queue) => {
    const { state, of = ['customerId'] } = QUEUES[queue];
    const { all, entity } = collectionOf(call, queue);
    const own = all.filter(
      (request) =>
        request[state] === 'PENDING' &&
        of.some((field) => request[field] === customerId) &&
        sees(call, entity, request),
    );
    return own.map((request): [RequestQueue, MockRecord] => [queue, request]);
  });
}

/** What of a customer's waits, for the warning before and after somebody is listed (docs/domain/watchlists.md 1.3). */
export const waitingRequestsOf = (call: Call, customerId: unknown): WaitingRequest[] =>
  waiting(call, customerId).map(([queue, request]) => {
    const { code, at } = QUEUES[queue];
    return {
      queue,
      id: Number(request.id),
      code: code === null ? null : String(request[code]),
      requestedAt: (request[at] as string | null | undefined) ?? null,
    };
  });

/**
 * If a person is listed while a request of theirs waits, the request's history says so
 * (docs/domain/watchlists.md 1.3).
 */
export function warnRequests(
  call: Call,
  customerId: unknown,
  notice: { action: string; reason: string; source: string },
): void {
  for (const [queue, request] of waiting(call, customerId))
    call.store.history.add(queue, request, {
      at: call.store.clock.iso(),
      by: call.caller.id,
      origin: 'MANUAL',
      ...notice,
    });
}
