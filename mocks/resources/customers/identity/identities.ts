import type { IdentityVerificationState } from '../../../../src/domain/enums/customers';
import type { MockRecord } from '../../../engine/MockRecord';
import { daysBefore } from '../../../engine/samples/daysBefore';
import type { IdentityPicture } from './identityPictures';

/** What is to be seen in the pictures that a customer has sent. */
export type IdentityStory = 'clear' | 'blurred' | 'expired' | 'other_person' | 'none';

/** What a customer's record keeps of the identity. */
export interface Identity {
  verificationState: IdentityVerificationState;
  /** ISO instant; null where nothing was sent yet. */
  identitySubmittedAt: string | null;
  identityImages: IdentityPicture[];
  identityStory: IdentityStory;
  identityAttempts: number;
  identityCode: number | null;
}

type IdentityCase = readonly [IdentityVerificationState, IdentityStory];

/** The well-known customers, in their order. */
const KNOWN: readonly IdentityCase[] = [
  ['VERIFIED', 'clear'],
  ['VERIFIED', 'clear'],
  ['VERIFIED', 'clear'],
  ['VERIFIED_MANUAL', 'clear'],
  ['VERIFIED', 'none'],
  ['UNABLE', 'expired'],
  ['VERIFYING', 'none'],
  ['DENIED', 'blurred'],
  ['VERIFYING', 'clear'],
];

/** Everybody else on the way to a contract goes round: what the comparison leaves to people, and why. */
const ROUND: readonly IdentityCase[] = [
  ['VERIFYING', 'clear'],
  ['UNABLE', 'other_person'],
  ['VERIFIED', 'clear'],
  ['DENIED', 'expired'],
  ['VERIFYING', 'blurred'],
  ['VERIFIED_MANUAL', 'clear'],
];

const CODES: Readonly<Record<IdentityStory, number>> = {
  clear: 45,
  none: 45,
  blurred: 45,
  expired: 46,
  other_person: 47,
};

const SETTLED_FROM = 800;
const FIRST_CUSTOMER = 100_001;

/** The identity of a sample customer: deterministic, every state among the first sixty. */
export function identityFor({ id, type, state }: MockRecord, today: string): Identity {
  const index = Number(id) - FIRST_CUSTOMER;
  const [verificationState, identityStory] = identityCase(index, type === 'COMPANY', Number(state));
  const day = daysBefore(today, index % 5);
  return {
    verificationState,
    identityStory,
    identitySubmittedAt: identityStory === 'none' ? null : `${day}T01:${minute(index)}:00.000Z`,
    identityImages: identityStory === 'none' ? [] : ['selfie', 'front', 'back'],
    identityAttempts: verificationState === 'DENIED' ? 2 : 1,
    identityCode: verificationState === 'DENIED' ? CODES[identityStory] : null,
  };
}

function identityCase(index: number, isCompany: boolean, state: number): IdentityCase {
  if (index < KNOWN.length) return KNOWN[index];
  if (isCompany) return ['VERIFIED', 'none'];
  if (state >= SETTLED_FROM) return ['VERIFIED', 'clear'];
  const one = ROUND[index % ROUND.length];
  // Of those who were denied every second one had sent the card of somebody else.
  return one[0] === 'DENIED' && index % (2 * ROUND.length) < ROUND.length
    ? ['DENIED', 'other_person']
    : one;
}

const minute = (index: number): string => String((index * 7) % 60).padStart(2, '0');
