import { today } from '../../../domain/clock';
import type { CourtState } from '../../../domain/enums/loans';
import { compareMoney, formatMoney, type MoneyValue } from '../../../domain/money';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ValidationIssue } from '../../../entity/entity';
import type { AskDefaults, AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { date, money, text } from '../../../fields';
import { COURT } from '../rights';
import type { courtRecordFields } from './courtRecord.entity';

const table = lifecycleOf<CourtState>()('state', {
  print_letter: {
    success: 'toast.registered',
    from: ['drafted', 'printed'],
    to: 'printed',
    access: COURT,
    confirm: 'consequence',
  },
  file_claim: {
    success: 'toast.sent',
    from: ['printed'],
    to: 'filed',
    access: COURT,
    confirm: 'consequence',
    irreversible: true,
    tone: 'primary',
  },
  record_acceptance: {
    success: 'toast.registered',
    from: ['filed'],
    to: 'accepted',
    access: COURT,
    confirm: 'consequence',
  },
  record_decision: {
    success: 'toast.registered',
    from: ['accepted'],
    to: 'decision',
    access: COURT,
    confirm: 'consequence',
    irreversible: true,
  },
  enforce: { from: ['decision'], to: 'enforcement', access: COURT, confirm: 'reason' },
  settle: {
    success: 'toast.closed',
    from: ['filed', 'accepted', 'decision', 'enforcement'],
    to: 'closed',
    access: COURT,
    confirm: 'consequence',
    irreversible: true,
  },
  withdraw: {
    from: ['drafted', 'printed', 'filed', 'accepted'],
    to: 'closed',
    access: COURT,
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

type CourtActionName = keyof typeof table.actions;

const past = date({ required: true, noFuture: true });

/** What the actions of a court record ask for (docs/domain/lending.md 11.3). */
const inputs = {
  file_claim: { courtName: text({ required: true, max: 100 }), filedDate: past },
  record_acceptance: {
    caseNumber: text({ required: true, max: 40 }),
    acceptedDate: past,
    hearingDate: date(),
  },
  record_decision: { decisionDate: past, awarded: money({ required: true, min: '0' }) },
  enforce: { enforcementDate: past },
} as const satisfies Asks<CourtActionName>;

/** What those inputs start with: the day on which it is noted. */
const inputDefaults: AskDefaults<typeof inputs, typeof courtRecordFields> = {
  file_claim: () => ({ filedDate: today() }),
  record_acceptance: () => ({ acceptedDate: today() }),
  record_decision: () => ({ decisionDate: today() }),
  enforce: () => ({ enforcementDate: today() }),
};

/** A step of a case is no earlier than the one before it. */
const notBefore = <K extends string>(
  field: K,
  day: string | null | undefined,
  earlier: string | null | undefined,
): ValidationIssue<K>[] =>
  day && earlier && day < earlier
    ? [{ field, message: 'courtRecord.before_step', values: { date: earlier } }]
    : [];

/** Steps come one after the other, and a court awards no more than is claimed (docs/domain/lending.md 11.3). */
const inputRules = {
  file_claim: ({ filedDate }, { courtDate }) => notBefore('filedDate', filedDate, courtDate),
  record_acceptance: ({ acceptedDate, hearingDate }, { filedDate }) => [
    ...notBefore('acceptedDate', acceptedDate, filedDate),
    ...notBefore('hearingDate', hearingDate, acceptedDate),
  ],
  record_decision: ({ decisionDate, awarded }, { acceptedDate, total }) => [
    ...notBefore('decisionDate', decisionDate, acceptedDate),
    ...(compareMoney(awarded, total) === 1
      ? ([
          {
            field: 'awarded',
            message: 'courtRecord.award_over',
            values: { max: formatMoney(total) },
          },
        ] as const)
      : []),
  ],
  enforce: ({ enforcementDate }, { decisionDate }) =>
    notBefore('enforcementDate', enforcementDate, decisionDate),
} satisfies AskRules<typeof inputs, typeof courtRecordFields>;

/** What the conditions of a court record are calculated from; the gateway sends it with the record. */
export interface CourtFacts {
  /** Number of the fraud case whose claim it is; null for the claim of a loan. */
  fraudCase: string | null;
  /** Variables of the letter without a value, or unknown ones. */
  missing: number;
  /** Sum of the claim's parts. */
  claimTotal: MoneyValue;
  /** Total of the last printed letter; null before the first one. */
  letterTotal: MoneyValue;
  /** What the court awarded; null before its decision. */
  awarded: MoneyValue;
  /** What the loan still owes, with everything. */
  owed: MoneyValue;
}

/** Whether a record is the claim of a fraud case: it has no loan, and so no letter. */
export const isOfFraud = (record: object): boolean => {
  const { facts } = record as { facts?: CourtFacts };
  return typeof facts?.fraudCase === 'string';
};

/** A court record of a fraud case has no letter of a loan, and no steps of its own. */
const byFraudCase: Condition<CourtFacts> = {
  key: 'court_of_fraud',
  holds: ({ fraudCase }) => fraudCase === null,
  values: ({ fraudCase }) => ({ number: fraudCase ?? '' }),
};

/**
 * No final print with an empty variable (docs/domain/lending.md 11.6); the claim filed is the letter printed (R17,
 * docs/domain/money.md 9.1). The claim of a fraud case goes where its case goes (docs/domain/money.md 4.4).
 */
export const courtConditions: Conditions<CourtActionName, CourtFacts> = {
  record_acceptance: [byFraudCase],
  record_decision: [byFraudCase],
  withdraw: [byFraudCase],
  print_letter: [
    byFraudCase,
    {
      key: 'letter_incomplete',
      holds: ({ missing }) => missing === 0,
      values: ({ missing }) => ({ count: missing }),
    },
  ],
  file_claim: [
    byFraudCase,
    {
      key: 'letter_differs',
      holds: ({ claimTotal, letterTotal }) => compareMoney(claimTotal, letterTotal) === 0,
    },
  ],
  enforce: [
    byFraudCase,
    { key: 'award_missing', holds: ({ awarded }) => compareMoney(awarded, 0) !== null },
  ],
  settle: [
    byFraudCase,
    {
      key: 'claim_open',
      holds: ({ awarded, owed }) =>
        compareMoney(awarded, 0) !== null || compareMoney(owed, 0) !== 1,
    },
  ],
};

/** Why an action is closed beside state and right; without facts the gateway judges. */
const courtBlock = (
  action: CourtActionName,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(courtConditions, action)(facts as CourtFacts) : null;

/**
 * The court record (docs/domain/lending.md 11.3), made when a loan is moved to court (T13). Letters are immutable:
 * printing again makes a new version. `withdraw` and `settle` end the claim and with it the loan's time in court (T15);
 * a decided claim can only be settled.
 */
export const courtRecordLifecycle = {
  ...table,
  inputs,
  inputDefaults,
  inputRules,
  conditions: courtBlock,
} as const;
