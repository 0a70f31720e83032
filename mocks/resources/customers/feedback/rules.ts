import { tellCustomer } from '../customer/customerNotice';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const HOUR_MS = 3_600_000;

/** Whole hours since somebody said something. */
const hoursSince = ({ createdAt }: MockRecord, { clock }: Store): number =>
  Math.max(0, Math.floor((clock.now() - Date.parse(String(createdAt))) / HOUR_MS));

const withAge = (row: MockRecord, { store }: { store: Store }): MockRecord =>
  row.state === 'NEW' ? { ...row, waitedHours: hoursSince(row, store) } : row;

/** Answers to feedback go to the customer and are in the customer's history. */
export const hooks: Hooks = {
  resource: 'feedback',
  actions: {
    answer: (record, call, { reply }) => {
      const { store, caller } = call;
      tellCustomer(call, record.customerId, {
        action: 'answer_feedback',
        reason: String(reply),
        source: `feedback/${record.id}`,
      });
      return {
        reply,
        repliedAt: store.clock.iso(),
        repliedBy: caller.id,
        waitedHours: hoursSince(record, store),
      };
    },
  },
  recorded: ['reply'],
  newDay: (record, _today, store) =>
    record.state === 'NEW' ? { waitedHours: hoursSince(record, store) } : undefined,
  present: withAge,
  presentRow: withAge,
};
