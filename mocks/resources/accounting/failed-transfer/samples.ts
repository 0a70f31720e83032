import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { customerName } from '../../loans/loan/loanProfile';
import { sampleTransfers } from './sampleTransfers';

const COMMENTS = {
  corrected: 'Банкны логийг шалгаж мөнгийг байранд нь оруулав.',
  bankError: 'Банк гүйлгээг гүйцэтгээгүйгээ бичгээр баталсан.',
  transactionError: 'Манай талын алдаатай хүсэлт тул хэтэвчид буцаав.',
} as const;

/** Failed transfers in every state. */
export const samples: SampleMaker = {
  resource: 'accounting/failed-transfers',
  make: cachedByWorld((world) => {
    const accountant = world.people.find(({ username }) => username === 'accountant')?.id ?? null;
    return sampleTransfers(world).map((one): MockRecord => {
      const { customer, story, state, at, isRead } = one;
      const readAt = isRead ? new Date(Date.parse(at) + 5 * 3_600_000).toISOString() : null;
      const decidedAt = state === 'open' ? null : readAt;
      return {
        id: one.id,
        number: one.number,
        kind: one.kind,
        customerId: customer.id,
        customerName: customerName(customer),
        amount: one.amount,
        failedLeg: story.leg,
        bankCode: one.bankCode,
        accountNumber: one.accountNumber,
        accountOwner: customerName(customer),
        bankAnswer: story.answer,
        transferredAt: at,
        isWaiting: state === 'open',
        state,
        logState: isRead ? story.log : null,
        logReadAt: readAt,
        logReadBy: isRead ? accountant : null,
        toldApartBy: null,
        way: one.way,
        comment: state === 'open' ? null : COMMENTS[state],
        decidedAt,
        decidedBy: decidedAt ? accountant : null,
        failedJournal: `FT-${one.id}-2`,
        tenant: one.tenant,
        createdAt: at,
        createdBy: null,
        updatedAt: readAt ?? at,
      };
    });
  }),
};
