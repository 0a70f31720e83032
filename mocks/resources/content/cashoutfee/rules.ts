import {
  endOfStep,
  feeLadder,
  feeStepFacts,
  type FeeStep,
} from '../../../../src/domain/wallets/feeSteps';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

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

/** Steps of fees: one fee for each amount (docs/domain/content-and-messaging.md 1.10). */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  present: withEnd,
  presentRow: withEnd,
};
