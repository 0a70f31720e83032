import { creditRegistryClock, isFreshCheck } from '../contracts/registryClocks';
import { daysBetween } from '../dates';
import type { RegistryRequestState } from '../enums/common';
import { type RegistryTerms, USUAL_SYSTEM } from '../systemSettings';

/** What the warnings above a customer are calculated from; everything may be missing. */
export interface WarningFacts {
  type?: unknown;
  listType?: unknown;
  isPolitician?: unknown;
  nplStatus?: unknown;
  daysPastDue?: number | null;
  openFrauds?: number;
  /** The entry of the black (1) or grey (2) list that holds for the customer. */
  listEntry?: { listType: number } | null;
  verificationState?: unknown;
  confirmedFamily: number;
  /** Undefined where the gateway does not say. */
  creditRegistry?: { state: RegistryRequestState; at: string | null } | null;
  /** Names of the facts that a record should have and has not. */
  missing: readonly string[];
}

export type WarningKey =
  | 'black_listed'
  | 'grey'
  | 'suspected'
  | 'npl'
  | 'fraud'
  | 'politician'
  | 'waiting'
  | 'unable'
  | 'denied'
  | 'never'
  | 'old'
  | 'check_failed'
  | 'pending'
  | 'past_due'
  | 'family'
  | 'missing';

export interface Warning {
  key: WarningKey;
  tone: 'critical' | 'danger' | 'caution';
  values?: Readonly<Record<string, number>>;
}

const warn = (key: WarningKey, tone: Warning['tone'], values?: Warning['values']): Warning => ({
  key,
  tone,
  values,
});

/** What the last check of the credit registry means: without a fresh one the state registry stays shut. */
function checkWarning(
  check: WarningFacts['creditRegistry'],
  today: string,
  terms: RegistryTerms,
): Warning | undefined {
  if (check === undefined || isFreshCheck(check, today, terms)) return undefined;
  if (check === null || check.state === 'NONE' || check.at === null)
    return warn('never', 'caution');
  if (check.state === 'PENDING') return warn('pending', 'caution');
  if (creditRegistryClock(check.at, today, terms)?.running) return warn('check_failed', 'danger');
  return warn('old', 'caution', { days: daysBetween(check.at, today) ?? 0 });
}

const IDENTITY: Readonly<Record<string, Warning>> = {
  VERIFYING: warn('waiting', 'caution'),
  UNABLE: warn('unable', 'danger'),
  DENIED: warn('denied', 'danger'),
};

/** Type of an entry that warns without closing anything (docs/domain/watchlists.md 1.1). */
const GREY = 2;

/** All warnings about a customer, the gravest first (docs/domain/customers.md 11.1). */
export function customerWarnings(
  facts: WarningFacts,
  today: string,
  terms: RegistryTerms = USUAL_SYSTEM,
): Warning[] {
  const { listType, nplStatus, daysPastDue, openFrauds = 0, confirmedFamily, missing } = facts;
  const isCitizen = facts.type !== 'COMPANY';
  const identity = isCitizen ? IDENTITY[String(facts.verificationState)] : undefined;
  const isShort = isCitizen && confirmedFamily < terms.familyConfirmedMin;
  const found = [
    listType === 'BLACK_LISTED' && warn('black_listed', 'critical'),
    Boolean(nplStatus) && warn('npl', 'critical'),
    openFrauds > 0 && warn('fraud', 'critical'),
    listType === 'SUSPECTED' && warn('suspected', 'danger'),
    facts.listEntry?.listType === GREY && warn('grey', 'caution'),
    !nplStatus &&
      Number(daysPastDue) > 0 &&
      warn('past_due', 'danger', { days: Number(daysPastDue) }),
    identity,
    checkWarning(facts.creditRegistry, today, terms),
    facts.isPolitician === true && warn('politician', 'caution'),
    isShort && warn('family', 'caution', { count: confirmedFamily, min: terms.familyConfirmedMin }),
    missing.length > 0 && warn('missing', 'caution'),
  ].filter((one) => one !== false && one !== undefined);
  const gravity = ['critical', 'danger', 'caution'];
  return found.sort((one, other) => gravity.indexOf(one.tone) - gravity.indexOf(other.tone));
}

const NEEDED = {
  CITIZEN: [
    'lastName',
    'firstName',
    'phone',
    'birthDate',
    'officialAddress',
    'workplace',
    'salary',
  ],
  COMPANY: ['name', 'phone', 'email', 'directorName', 'directorPhone', 'officialAddress'],
} as const;

/** What is needed of who holds a public office. */
const EXPOSED = ['position', 'sourceOfCapital'] as const;

/** Name of a fact about a customer. */
type Fact = (typeof NEEDED)['CITIZEN' | 'COMPANY'][number] | (typeof EXPOSED)[number];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || String(value).trim() === '';

/** Facts without which a contract cannot be written, as far as the record lacks them. */
export function missingFacts(
  customer: Readonly<Partial<Record<Fact | 'type' | 'isPolitician', unknown>>>,
): Fact[] {
  const needed = NEEDED[customer.type === 'COMPANY' ? 'COMPANY' : 'CITIZEN'];
  const exposed = customer.isPolitician === true ? EXPOSED : [];
  return [...needed, ...exposed].filter((field) => isEmpty(customer[field]));
}
