import { dynamicKey } from '../../i18n/dynamicKey';
import { daysBetween } from '../dates';
import { CUSTOMER } from '../settings';
import { USUAL_SYSTEM } from '../systemSettings';
import { DEALING_BLOCKS } from '../watchlists/dealing';
import { isLiveContract } from './contractStates';
import { COMPANY_FIELDS, type Gate, type GateFacts, type GateKey, GATES } from './Gate';
import { GATE_NEEDS } from './gateNeeds';
import { creditRegistryClock, stateRegistryClock, stateRegistryStep } from './registryClocks';

type GateResult = Pick<Gate, 'state' | 'daysLeft' | 'values'> & { reason: string };

const passed = (more: Partial<GateResult> = {}): GateResult => ({
  state: 'passed',
  reason: 'passed',
  ...more,
});
const failed = (reason: string, more: Partial<GateResult> = {}): GateResult => ({
  state: 'failed',
  reason,
  ...more,
});
const blocked = (reason: string): GateResult => ({ state: 'blocked', reason });

const RULES: Readonly<Record<GateKey, (facts: GateFacts) => GateResult>> = {
  customer: ({ dealing }) =>
    dealing ? failed(dealing, { values: { years: CUSTOMER.minAge } }) : passed(),

  family: ({ confirmedFamily: count, terms = USUAL_SYSTEM }) => {
    const values = { count, min: terms.familyConfirmedMin };
    return count >= values.min ? passed({ values }) : failed('too_few', { values });
  },

  creditRegistry: ({ creditRegistry: check, numberCorrected, today, terms = USUAL_SYSTEM }) => {
    if (!check || check.state === 'NONE')
      return failed(numberCorrected ? 'number_corrected' : 'never_sent');
    if (check.state === 'PENDING') return blocked('awaited');
    if (check.state === 'FAILED') return failed('no_answer');
    const clock = creditRegistryClock(check.at, today, terms);
    if (!clock) return failed('no_date');
    const values = { days: terms.zmsValidityDays };
    if (!clock.running) return failed('expired', { values });
    const reason = check.state === 'AVAILABLE' ? 'passed' : 'no_record';
    return passed({ reason, daysLeft: clock.daysLeft, values });
  },

  stateRegistry: (facts) => {
    const step = stateRegistryStep(facts);
    if (step === 'blocked') return blocked('blocked');
    const { today, stateRegistryReadAt, terms = USUAL_SYSTEM } = facts;
    const values = { days: terms.xypCacheDays };
    const clock = stateRegistryClock(stateRegistryReadAt, today, terms);
    if (step === 'compute-score') return passed({ daysLeft: clock?.daysLeft, values });
    if (clock) return failed('expired', { values });
    return failed(facts.numberCorrected ? 'number_corrected' : 'never_read');
  },

  score: (facts) => {
    if (stateRegistryStep(facts) !== 'compute-score') return blocked('blocked');
    const lag = daysBetween(facts.stateRegistryReadAt, facts.scoreAt);
    if (lag === undefined)
      return failed(facts.numberCorrected ? 'number_corrected' : 'never_computed');
    return lag >= 0 ? passed() : failed('outdated');
  },

  criteria: ({ criteriaMet }) => {
    if (criteriaMet === undefined) return blocked('not_checked');
    return criteriaMet ? passed() : failed('not_met');
  },

  company: ({ company }) => {
    const missing = COMPANY_FIELDS.filter((field) => !company?.[field]?.trim());
    return missing.length === 0
      ? passed()
      : failed('fields_missing', { values: { fields: missing.join(','), count: missing.length } });
  },

  parent: ({ parent }) => {
    if (!parent) return failed('none');
    return isLiveContract(parent.state) && !parent.isArchive ? passed() : failed('not_live');
  },

  oneLive: ({ sameType }) => {
    const count = sameType.filter(isLiveContract).length;
    return count === 0 ? passed() : failed('has_live', { values: { count } });
  },
};

/**
 * The gate board before a contract: every gate with its state, its reason and its clock (docs/domain/contracts.md 3.1,
 * 3.2). Always all gates in one order; those that the type does not need say so.
 */
export function contractGates(facts: GateFacts): Gate[] {
  const needed = GATE_NEEDS[facts.type];
  return GATES.map((key) => {
    if (!needed.includes(key)) {
      return { key, state: 'not-needed', message: 'gates.not_needed' };
    }
    const { reason, ...outcome } = RULES[key](facts);
    return { key, ...outcome, message: dynamicKey(`gates.${key}.${reason}`) };
  });
}

/** True when every gate is open: the contract may be made after its confirmation. */
export const allGatesOpen = (gates: readonly Gate[]): boolean =>
  gates.every(({ state }) => state === 'passed' || state === 'not-needed');

/** Message keys that the board can show; the message files must have them all. */
export const GATE_MESSAGES: readonly string[] = [
  'gates.not_needed',
  'gates.customer.passed',
  ...DEALING_BLOCKS.map((block) => `gates.customer.${block}`),
  'gates.family.passed',
  'gates.family.too_few',
  'gates.creditRegistry.passed',
  'gates.creditRegistry.no_record',
  'gates.creditRegistry.never_sent',
  'gates.creditRegistry.number_corrected',
  'gates.creditRegistry.awaited',
  'gates.creditRegistry.no_answer',
  'gates.creditRegistry.no_date',
  'gates.creditRegistry.expired',
  'gates.stateRegistry.passed',
  'gates.stateRegistry.blocked',
  'gates.stateRegistry.never_read',
  'gates.stateRegistry.number_corrected',
  'gates.stateRegistry.expired',
  'gates.score.passed',
  'gates.score.blocked',
  'gates.score.never_computed',
  'gates.score.number_corrected',
  'gates.score.outdated',
  'gates.criteria.passed',
  'gates.criteria.not_checked',
  'gates.criteria.not_met',
  'gates.company.passed',
  'gates.company.fields_missing',
  'gates.parent.passed',
  'gates.parent.none',
  'gates.parent.not_live',
  'gates.oneLive.passed',
  'gates.oneLive.has_live',
];
