import { daysBetween } from '../../../../src/domain/dates';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { followFraud, openFraudCourt } from './fraudCourt';
import { isOpenFraud, openFraudsOf, releaseAccesses } from './fraudCases';

const comment = (call: Call): string => String(bodyOf(call).comment).trim();

const noted = (_: MockRecord, call: Call): Record<string, unknown> => ({
  lastComment: comment(call),
});

/** A settled case holds nothing any more. */
function settled(fraud: MockRecord, call: Call): Record<string, unknown> {
  releaseAccesses(call.store, fraud);
  return {
    lastComment: comment(call),
    settledAt: call.store.clock.iso(),
    settledBy: call.caller.id,
  };
}

/** How long a case has been open, or was. */
const withDays = (fraud: MockRecord, { store }: Call): MockRecord => ({
  ...fraud,
  openDays:
    daysBetween(
      String(fraud.createdAt).slice(0, 10),
      isOpenFraud(fraud) ? store.clock.today() : String(fraud.settledAt).slice(0, 10),
    ) ?? null,
});

/** Fraud cases (docs/domain/money.md 4.4): the accesses of the customer and the court record follow every step. */
export const hooks: Hooks = {
  resource: 'accounting/fraud-transfer',
  present: (shown, call) => ({
    ...withDays(shown, call),
    otherOpen: openFraudsOf(call.store, shown.customerId).filter(({ id }) => id !== shown.id)
      .length,
  }),
  presentRow: withDays,
  actions: {
    ask_customer: noted,
    ask_merchant: noted,
    ask_bank: noted,
    comment: noted,
    settle_by_user: settled,
    settle_by_nbfi: settled,
    send_to_court: (fraud, call) => ({
      ...noted(fraud, call),
      courtId: openFraudCourt(call, fraud).id,
    }),
    mark_sent_to_court: (fraud, call) => {
      followFraud(call, fraud, 'filed');
      return noted(fraud, call);
    },
    settle_in_court: (fraud, call) => {
      followFraud(call, fraud, 'closed');
      return settled(fraud, call);
    },
  },
};
