import { systemSettingsOf } from '../../settings/system/systemSettings';
import type { StaffEntryKind, StaffEntryState } from '../../../../src/domain/enums/accounting';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { needsSecond } from '../../../../src/domain/ledger/staffEntries';
import loans from '../../../../src/resources/loans/loan/loan.entity';
import type { StaffEntryFacts } from '../../../../src/resources/accounting/staff-entry/lifecycle';
import type { ConditionBlock } from '../../../../src/entity/lifecycle';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { consoleTexts } from '../../../engine/consoleTexts';
import { blockedAnswer } from '../../../engine/hindered';
import { creationRow, type HistorySeed } from '../../../engine/History';
import type { Hooks } from '../../../engine/Hooks';
import { messageOf } from '../../../engine/messages';
import { type MockRecord, without } from '../../../engine/MockRecord';
import { reasonIn } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { saidValues } from '../../../../src/domain/money';
import { booked } from './booking';
import { bookedAlone } from './entryDay';
import { refusalText } from './effect';
import { againstPlan, planOf } from './plan';
import { reversalOf, reversed } from './reversing';
import { SAMPLE_REASONS } from './sampleEntries';

const RESOURCE = 'accounting/entries';

/** What an entry keeps for taking it back, and answers to nobody. */
const HIDDEN: ReadonlySet<string> = new Set(['receiptId', 'formerUpgrade', 'hasClosedRows']);

const numberFor = (id: number): string => `SE-${String(id).padStart(5, '0')}`;

/** Why an entry that waits cannot be booked now, in the caller's language. */
function bookingBlock(call: Call, entry: MockRecord): ConditionBlock | null {
  const plan = planOf(call, entry.kind as StaffEntryKind, entry, entry.id);
  const against = againstPlan(plan);
  if (!against) return null;
  const broken = plan.limits.find(({ holds }) => !holds);
  const values = saidValues(broken?.most ? { most: broken.most } : {}) as Record<string, string>;
  const reason = broken
    ? messageOf(
        consoleTexts(`staffEntry.wrong.${broken.key}`),
        call.headers.get('accept-language'),
        values,
      )
    : refusalText(call, against);
  return { kind: 'condition', message: 'actionBlocks.entry_limit', values: { reason } };
}

const factsOf = (entry: MockRecord, call: Call): { facts: StaffEntryFacts } => ({
  facts: {
    booking: entry.state === 'WAITING' ? bookingBlock(call, entry) : null,
    reversal: entry.state === 'BOOKED' ? reversalOf(call, entry).block : null,
    // Approved by a second person it needed one, be it by itself or with what went before it on its day.
    needsSecond:
      entry.decidedBy !== null ||
      needsSecond(
        entry.kind as StaffEntryKind,
        (entry.amount ?? null) as string | null,
        systemSettingsOf(call.store),
      ),
  },
});

/** Books an entry at once, or keeps it for a second person; either way everything that stands against it is said first. */
function create(values: Readonly<Record<string, unknown>>, call: Call): Record<string, unknown> {
  const kind = values.kind as StaffEntryKind;
  const { onLoan } = ENTRY_KINDS[kind];
  if (onLoan && onLoan !== 'receipt') need(call.caller, loans.lifecycle?.actions[onLoan].access);
  const plan = planOf(call, kind, values);
  const against = againstPlan(plan);
  if (against) throw against;
  const id = collectionOf(call, RESOURCE).nextId();
  const number = numberFor(id);
  const { tenant, amount, atBank } = plan;
  const kept = {
    number,
    tenant,
    amount,
    ownerName: atBank?.bankName ?? null,
    ownerMatch: atBank?.match ?? null,
    valueDate: null,
    bookingDay: null,
    journalId: null,
    fee: null,
    feeJournalId: null,
    loanJournalId: null,
    reversalId: null,
    decidedBy: null,
    decidedAt: null,
  };
  const settings = systemSettingsOf(call.store);
  if (needsSecond(kind, amount, settings, bookedAlone(call, plan)))
    return { ...kept, state: 'WAITING' };
  const done = booked(call, plan, { id, number, comment: String(values.comment) });
  return { ...kept, ...done, state: 'BOOKED' };
}

const decided = ({ store, caller }: Call): Record<string, unknown> => ({
  decidedBy: caller.id,
  decidedAt: store.clock.iso(),
});

/** What the sample says of an entry's past: who made it, and who decided on it (docs/domain/money.md 4.5). */
const pastOf: HistorySeed = (entry) => {
  const { state, decidedBy, decidedAt } = entry;
  const made = creationRow(entry);
  const action = DECISIONS[state as StaffEntryState];
  if (!action || typeof decidedAt !== 'string') return made;
  const from = action === 'reverse_entry' ? 'BOOKED' : 'WAITING';
  const reason = SAMPLE_REASONS[state as StaffEntryState];
  const decided = {
    at: decidedAt,
    by: (decidedBy as string | null) ?? null,
    action,
    origin: 'MANUAL',
    field: 'state',
    from,
    to: state,
    ...(reason ? { reason } : {}),
  } as const;
  return [...made, decided];
};

/** What decided on an entry that is in a state; one that waits is nobody's yet. */
const DECISIONS: Partial<Record<StaffEntryState, string>> = {
  BOOKED: 'approve_entry',
  REFUSED: 'refuse_entry',
  WITHDRAWN: 'withdraw_entry',
  REVERSED: 'reverse_entry',
};

/** Entries of the staff: what the plan says is what is booked, once (docs/domain/money.md 4.5). */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  present: (shown, call) => ({ ...without(shown, HIDDEN), ...factsOf(shown, call) }),
  // What waits is decided on from the list, too: a row says beforehand what stands against it.
  presentRow: (shown, call) => ({
    ...without(shown, HIDDEN),
    ...(shown.state === 'WAITING' ? factsOf(shown, call) : {}),
  }),
  create,
  recorded: ['journalId', 'reversalId'],
  history: pastOf,
  actions: {
    approve_entry: (entry, call) => {
      const plan = planOf(call, entry.kind as StaffEntryKind, entry, entry.id);
      // The condition has said it in words; a field is not what the approver can mend.
      const block = bookingBlock(call, entry);
      if (block) throw blockedAnswer(block);
      const { id, number, comment } = entry;
      const ref = { id, number: String(number), comment: String(comment) };
      const done = booked(call, plan, ref, true);
      return { ...done, ...decided(call) };
    },
    refuse_entry: (_, call) => decided(call),
    withdraw_entry: (_, call) => decided(call),
    reverse_entry: (entry, call) => {
      const { reason } = reasonIn(call);
      if (!reason) throw invalid({ reason: 'validation.required' });
      return { ...reversed(call, entry, reason), ...decided(call) };
    },
  },
};
