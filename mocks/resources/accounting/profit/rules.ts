import { sureProposal } from '../../../../src/domain/matching/proposals';
import { type ProfitFacts, partsOf } from '../../../../src/resources/accounting/profit/lifecycle';
import { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { without } from '../../../engine/MockRecord';
import { ledgerOf } from '../../../ledger/Ledger';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { namedNow } from '../../customers/customer/namedNow';
import { waitingEntry } from '../bank-transaction/bankReferences';
import { maskedText } from '../maskedText';
import { bookParts, bookUnrecognised, spentParts, targetsOf, undoParts } from './booking';
import { proposalsOf } from './candidates';
import { assignedFields } from './samples';
import { partsIn } from './temporaryIncome';

const factsOf = (profit: MockRecord, call: Pick<Call, 'store'>): { facts: ProfitFacts } => ({
  facts: {
    spent: spentParts(call, profit),
    entry: (profit.entry as string | null | undefined) ?? null,
    entryWaits: waitingEntry(call.store, profit),
  },
});

/** What the facts say in words, and days of the books that the checks ask for (docs/domain/money.md 2.3). */
const LEAVES: ReadonlySet<string> = new Set(['entry', 'readOn', 'bookedOn']);
const ROW_LEAVES: ReadonlySet<string> = new Set([...LEAVES, 'assignments']);

/** The day of the books on which a line came into them; it came once. */
const cameInto = (
  { bookedOn }: MockRecord,
  { store }: Pick<Call, 'store'>,
): Record<string, unknown> => ({
  bookedOn: bookedOn ?? ledgerOf(store).openDay,
});

/**
 * The gateway looks at a line: one that is surely a loan's is booked there, any other waits for a person
 * (docs/domain/money.md 4.1).
 */
function recognised(profit: MockRecord, call: Call): Record<string, unknown> {
  const sure = sureProposal(proposalsOf(call, profit), systemSettingsOf(call.store));
  if (sure) {
    const { loanId, customerId } = sure.candidate;
    const part = { loanId, customerId, amount: String(profit.amount) };
    try {
      const parts = bookParts(call, profit, targetsOf(call, profit, [part]), null);
      return {
        ...assignedFields([...partsIn(profit), ...parts]),
        ...cameInto(profit, call),
        decidedAt: call.store.clock.iso(),
      };
    } catch (error) {
      // What its loan cannot take is for a person to look at.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  bookUnrecognised(call, profit);
  return { state: 'UNRECOGNIZED', ...cameInto(profit, call) };
}

/** Bank income: what assigning it does to loans, temporary accounts and the ledger (docs/domain/money.md 4.1, 4.9). */
export const hooks: Hooks = {
  resource: 'accounting/profits',
  judged: factsOf,
  present: (shown, call) => ({
    ...without(shown, LEAVES),
    text: maskedText(shown.text),
    assignments: namedNow(call.store, partsIn(shown)),
    ...factsOf(shown, call),
  }),
  presentRow: (shown) => ({ ...without(shown, ROW_LEAVES), text: maskedText(shown.text) }),
  recorded: ['assignedTo'],
  actions: {
    recognise: recognised,
    assign: (profit, call, { parts }) => {
      const booked = bookParts(
        call,
        profit,
        targetsOf(call, profit, partsOf(parts)),
        call.caller.id,
      );
      return {
        ...assignedFields([...partsIn(profit), ...booked]),
        ...cameInto(profit, call),
        decidedAt: call.store.clock.iso(),
        decidedBy: call.caller.id,
      };
    },
    undo_assign: (profit, call, { comment }) => ({
      ...assignedFields(undoParts(call, profit, String(comment))),
      decidedAt: null,
      decidedBy: null,
    }),
  },
};
