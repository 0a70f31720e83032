import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { customerName } from '../../loans/loan/loanProfile';
import { ofHold } from '../fraud-transfer/samples';
import { sampleHolds } from './sampleHolds';

/** Held sums, and how those of before were solved. */
export const samples: SampleMaker = {
  resource: 'accounting/held-transactions',
  make: cachedByWorld((world) => {
    const accountant = world.people.find(({ username }) => username === 'accountant')?.id ?? null;
    const cases = ofHold(world);
    return sampleHolds(world).map((one): MockRecord => {
      const solvedAt =
        one.solution === null ? null : new Date(Date.parse(one.at) + 6 * 3_600_000).toISOString();
      return {
        id: one.id,
        number: one.number,
        customerId: one.customer.id,
        customerName: customerName(one.customer),
        kind: one.kind,
        amount: one.amount,
        counterparty: one.counterparty,
        holdReason: one.reason,
        heldAt: one.at,
        checkedBy: null,
        logState: one.isRead ? one.log : null,
        logReadAt: one.isRead ? solvedAt : null,
        logReadBy: one.isRead ? accountant : null,
        state: one.solution === null ? 'held' : 'solved',
        solution: one.solution,
        comment:
          one.solution === null
            ? null
            : one.solution === 'RELEASED'
              ? 'Банк хариу өгсөн тул гүйлгээг гүйцээв.'
              : 'Харилцагч болиулах хүсэлт гаргасан тул буцаав.',
        solvedAt,
        solvedBy: solvedAt ? accountant : null,
        fraudId: cases.find(({ hold }) => hold.id === one.id)?.id ?? null,
        tenant: one.tenant,
        createdAt: one.at,
        createdBy: null,
        updatedAt: solvedAt ?? one.at,
      };
    });
  }),
};
