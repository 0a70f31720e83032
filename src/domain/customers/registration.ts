import { customerProcessStage } from '../customerProcess';
import type { RegistryRequestState } from '../enums/common';
import type { CustomerProcessStage } from '../enums/customers';

/**
 * What the way of a customer through registration depends on. Facts are looked up when their step is reached: they may
 * be getters.
 */
export interface RegistrationFacts {
  readonly isCompany: boolean;
  /** Of the entry in force: 1 black, 2 grey. */
  readonly listType: number | null;
  /** A second person has approved dealing with somebody of the grey list. */
  readonly isApproved: boolean;
  /** An authority looks for the person, and nobody has cleared that up. */
  readonly isSuspect: boolean;
  /** Completed years; undefined while nobody knows the birth date. */
  readonly age: number | undefined;
  readonly isUnderAge: boolean;
  readonly hasPhone: boolean;
  /** State of the latest credit-registry check. */
  readonly creditCheck: RegistryRequestState | null;
  /** The state registry has been read. */
  readonly isRead: boolean;
  readonly hasWalletContract: boolean;
  readonly hasLoanContract: boolean;
  readonly isScored: boolean;
}

/** Why registration does not go on. */
export const REGISTRATION_WAITS = [
  'black_listed',
  'grey_unapproved',
  'suspected',
  'no_birth_date',
  'under_age',
  'no_phone',
  'check_unsent',
  'check_awaited',
  'check_failed',
  'unread',
  'no_wallet_contract',
  'no_loan_contract',
  'unscored',
] as const;
export type RegistrationWait = (typeof REGISTRATION_WAITS)[number];

interface Stop {
  code: number;
  wait: RegistrationWait;
}

interface Step {
  stages: readonly CustomerProcessStage[];
  /** Codes that the step goes through, in order. */
  codes: readonly number[];
  /** Where it stops, and why; nothing when it goes on by itself. */
  stop?: (facts: RegistrationFacts) => Stop | undefined;
}

const at = (code: number, wait: RegistrationWait): Stop => ({ code, wait });

const BLACK = 1;
const GREY = 2;

/** Where a credit-registry check stops the way. */
const CHECK_STOPS: Readonly<Partial<Record<RegistryRequestState, Stop>>> = {
  NONE: at(630, 'check_unsent'),
  PENDING: at(640, 'check_awaited'),
  FAILED: at(650, 'check_failed'),
};

/** The steps of the way, with the codes of docs/domain/customers.md 2.1; which code is which is our reading. */
const STEPS: readonly Step[] = [
  {
    stages: ['REGISTERING', 'BLACK_GREY_LIST_SEARCH'],
    codes: [100, 110],
    stop: ({ listType, isApproved }) => {
      if (listType === BLACK) return at(130, 'black_listed');
      return listType === GREY && !isApproved ? at(120, 'grey_unapproved') : undefined;
    },
  },
  {
    stages: ['POLICE_LIST_SEARCH'],
    codes: [200, 220],
    stop: ({ isSuspect }) => (isSuspect ? at(210, 'suspected') : undefined),
  },
  {
    stages: ['AGE_CHECK', 'AGE_NOT_QUALIFIED'],
    codes: [235],
    stop: ({ isCompany, age, isUnderAge }) => {
      if (isCompany) return undefined;
      if (age === undefined) return at(235, 'no_birth_date');
      return isUnderAge ? at(250, 'under_age') : undefined;
    },
  },
  {
    stages: ['REGISTRATION'],
    codes: [300, 340, 370],
    stop: ({ hasPhone }) => (hasPhone ? undefined : at(300, 'no_phone')),
  },
  { stages: ['WALLET_CREATION'], codes: [380, 400] },
  { stages: ['POINTS'], codes: [600, 620] },
  {
    stages: ['ZMS_SCORING_CHECK'],
    codes: [630, 660],
    stop: ({ creditCheck }) => CHECK_STOPS[creditCheck ?? 'NONE'],
  },
  {
    stages: ['STATE_REGISTRY_CHECK'],
    codes: [700, 720, 750],
    stop: ({ isCompany, isRead }) => (isCompany || isRead ? undefined : at(700, 'unread')),
  },
  {
    stages: ['WALLET_CONTRACT'],
    codes: [800, 805],
    stop: ({ hasWalletContract }) =>
      hasWalletContract ? undefined : at(800, 'no_wallet_contract'),
  },
  {
    stages: ['LOAN_CONTRACT'],
    codes: [810, 815],
    stop: ({ hasLoanContract }) => (hasLoanContract ? undefined : at(810, 'no_loan_contract')),
  },
  {
    stages: ['SCORING'],
    codes: [900, 950],
    stop: ({ isScored }) => (isScored ? undefined : at(900, 'unscored')),
  },
];

const END = 950;

/** The step of a code; -1 for the end, cancellations, and codes that nobody knows. */
function stepOf(code: number): number {
  const { stage, known } = customerProcessStage(code);
  if (!known || code === END) return -1;
  return STEPS.findIndex(({ stages }) => stages.some((one) => one === stage));
}

export interface RegistrationWay {
  /** The codes gone through, in order; empty when the customer stays. */
  codes: readonly number[];
  /** Why it does not go on from there; null at the end, and where nothing is to be done. */
  wait: RegistrationWait | null;
}

/**
 * How far registration goes on from a code with the facts of now (docs/domain/customers.md 2.3). It never goes back to
 * an earlier step.
 */
export function registrationWay(code: number, facts: RegistrationFacts): RegistrationWay {
  const first = stepOf(code);
  if (first < 0) return { codes: [], wait: null };
  const codes: number[] = [];
  let here = code;
  const go = (to: number) => {
    if (to === here) return;
    codes.push(to);
    here = to;
  };
  for (const [place, step] of STEPS.entries()) {
    if (place < first) continue;
    const stop = step.stop?.(facts);
    if (stop) {
      go(stop.code);
      return { codes, wait: stop.wait };
    }
    // A code at which the step had stopped lies between its own: it ends with the last one all the same.
    const ahead = step.codes.filter((one, index) => one > here || index === step.codes.length - 1);
    for (const one of ahead) go(one);
  }
  return { codes, wait: null };
}

/** Why a customer with this code waits; null for one who goes on by himself, or has arrived. */
export function registrationWait(code: number, facts: RegistrationFacts): RegistrationWait | null {
  const place = stepOf(code);
  return place < 0 ? null : (STEPS[place].stop?.(facts)?.wait ?? null);
}

/** Whether a code is on the way, not at its end, in a cancellation or unknown. */
export const isOnTheWay = (code: number): boolean => stepOf(code) >= 0;
