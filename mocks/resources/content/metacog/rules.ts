import { shareOf } from '../../../../src/domain/metacog';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const RESOURCE = 'metacog';

const withShare = (shown: MockRecord): MockRecord => ({
  ...shown,
  share: shareOf({ points: Number(shown.points), possible: Number(shown.possible) }),
});

/** Adds the bonus to the customer's points: a movement of its own, and the balance with it. */
function giveBonus({ id, code, customerId, bonus }: MockRecord, call: Call, at: string): void {
  const movements = collectionOf(call, 'bonus-points');
  movements.insert({
    id: movements.nextId(),
    customerId,
    type: null,
    credit: bonus,
    debit: 0,
    source: code,
    createdAt: at,
    updatedAt: at,
  });
  const customers = collectionOf(call, 'customers');
  const customer = customers.get(customerId as number);
  if (!customer) return;
  const [from, to] = [customer.bonusPoint ?? 0, Number(customer.bonusPoint ?? 0) + Number(bonus)];
  call.store.history.add('customers', customer, {
    at,
    by: call.caller.id,
    action: 'award_bonus',
    field: 'bonusPoint',
    from,
    to,
    origin: 'MANUAL',
    source: `${RESOURCE}/${id}`,
  });
  customers.change(customer, { bonusPoint: to });
}

/** Results of the test: a bonus is given once, and arrives at its customer (docs/domain/content-and-messaging.md 2.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  present: withShare,
  presentRow: withShare,
  recorded: ['awardedAt'],
  actions: {
    award: (record, call) => {
      const awardedAt = call.store.clock.iso();
      giveBonus(record, call, awardedAt);
      return { awardedAt };
    },
  },
  // What a sample was awarded is in its history as if it had been done here.
  history: ({ awardedAt, finishedAt, createdAt }) => [
    ...(awardedAt
      ? [
          {
            at: String(awardedAt),
            by: null,
            action: 'award',
            field: 'bonusAllocated',
            from: 'NOT_AWARDED',
            to: 'AWARDED',
            origin: 'MANUAL' as const,
          },
        ]
      : []),
    {
      at: String(finishedAt ?? createdAt),
      by: null,
      action: 'create',
      origin: 'AUTO' as const,
    },
  ],
};
