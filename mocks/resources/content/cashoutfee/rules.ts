import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { total } from '../../../../src/domain/lending/amounts';
import {
  endOfStep,
  feeBy,
  feeLadder,
  feeStepFacts,
  type FeeStep,
} from '../../../../src/domain/wallets/feeSteps';
import type { Effect, WithoutEffect } from '../../../../src/entity/guard';
import type { Call } from '../../../engine/Call';
import type { Hooks, LastMonth } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { ofLastMonth } from '../../settings/change/lastMonth';

const RESOURCE = 'cashoutfee';

type StoredStep = MockRecord & FeeStep;

/** Every step that is there. */
export const feeSteps = ({ store }: Pick<Call, 'store'>): readonly StoredStep[] =>
  store.collection(RESOURCE)?.all ?? [];

const factsOf = (record: MockRecord, call: Pick<Call, 'store'>) => ({
  facts: feeStepFacts(feeSteps(call), record as StoredStep),
});

/** A step with its end: just below the next one, while it counts. */
function withEnd(shown: MockRecord, call: Call): MockRecord {
  const step = shown as StoredStep;
  const isActive = step.feeType && step.isActiveForm === 'ACTIVE';
  const ladder = isActive ? feeLadder(feeSteps(call), step.feeType!) : [];
  return { ...shown, ...factsOf(shown, call), untilAmount: endOfStep(ladder, step) };
}

/** What the cash-outs of the last month would have cost: of wallets and of merchants, by the ladder as it is and as it would be. */
function feesTaken(
  { store }: Call,
  step: StoredStep | undefined,
  after: Readonly<Record<string, unknown>>,
): Effect[] | WithoutEffect {
  // Only cash-outs cost a fee by the ladder.
  if (step?.feeType !== 'Cashout') return 'unused';
  const steps = feeSteps({ store });
  const changed = steps.map((one) => (one.id === step.id ? { ...one, ...after } : one));
  const amounts = [
    ...ofLastMonth(store, 'accounting/entries').filter(
      ({ kind }) => ENTRY_KINDS[kind as StaffEntryKind].fee === 'Cashout',
    ),
    ...ofLastMonth(store, 'merchant-cashout', 'requestedAt'),
  ].map(({ amount }) => String(amount));
  const sum = (all: readonly FeeStep[]) => {
    const ladder = feeLadder(all, 'Cashout');
    return total(amounts.map((amount) => feeBy(ladder, amount)));
  };
  return [{ says: 'fees', before: sum(steps), after: sum(changed) }];
}

const lastMonth: LastMonth = ({ record, after }, call) =>
  feesTaken(call, record as StoredStep | undefined, after);

/** Steps of fees: one fee for each amount (docs/domain/content-and-messaging.md 1.10). */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  lastMonth: {
    update: lastMonth,
    activate: ({ record }, call) => lastMonth({ record, after: { isActiveForm: 'ACTIVE' } }, call),
    deactivate: ({ record }, call) =>
      lastMonth({ record, after: { isActiveForm: 'INACTIVE' } }, call),
  },
  present: withEnd,
  presentRow: withEnd,
};
