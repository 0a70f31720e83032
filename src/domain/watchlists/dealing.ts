import { ageOn, readRegisterNumber } from '../registerNumber';
import { CUSTOMER } from '../settings';

/** What somebody wants of the lender (docs/domain/watchlists.md 1.6). */
export type Dealing = 'REGISTRATION' | 'CONTRACT' | 'LOAN_REQUEST' | 'LOAN_APPROVAL';

/** A second person's word that somebody of the grey list may be dealt with, until the end of a day. */
export interface GreyApproval {
  by: string;
  /** Last day on which it counts, YYYY-MM-DD. */
  until: string;
}

/** What is known of somebody whom the lender deals with. */
export interface Standing {
  /** Of the entry in force: 1 black, 2 grey. */
  listType?: number | null;
  approval?: GreyApproval | null;
  /** Known to be too young; see `isUnderAge`. */
  isUnderAge?: boolean;
}

/** What an age is read from. */
export interface Born {
  birthDate?: string | null;
  regnum?: string | null;
}

/** Why the lender does not deal with somebody. */
export const DEALING_BLOCKS = [
  'black_listed',
  'under_age',
  'grey_unapproved',
  'grey_own_approval',
] as const;
export type DealingBlock = (typeof DEALING_BLOCKS)[number];

const BLACK = 1;
const GREY = 2;
/** For these a grey entry is a warning: nothing is promised yet. */
const WARNED_ONLY: readonly Dealing[] = ['REGISTRATION', 'LOAN_REQUEST'];

/** The approval of somebody of the grey list that counts on a day. */
export const approvalOn = ({ approval }: Standing, today: string): GreyApproval | null =>
  approval && today <= approval.until ? approval : null;

/** Completed years of life on a day, by the birth date or, without one, by the register number. */
export function ageFrom({ birthDate, regnum }: Born, today: string): number | undefined {
  const born = birthDate ?? readRegisterNumber(regnum ?? '')?.birthDate;
  return born ? ageOn(born, today) : undefined;
}

/** Whether somebody is known to be too young to borrow (docs/domain/customers.md 2.4). */
export function isUnderAge(person: Born, today: string): boolean {
  const age = ageFrom(person, today);
  return age !== undefined && age < CUSTOMER.minAge;
}

/**
 * Why the lender does not deal with somebody; null when it does. The black list closes everything; the grey list is
 * warned of, and what binds the lender needs the approval of a second person, who is not the one who acts now; nobody
 * borrows before coming of age (docs/domain/watchlists.md 1.6).
 * @param personId who acts now
 */
export function dealingBlock(
  standing: Standing,
  dealing: Dealing,
  { today, personId }: { today: string; personId?: string },
): DealingBlock | null {
  if (standing.listType === BLACK) return 'black_listed';
  if (standing.isUnderAge) return 'under_age';
  if (standing.listType !== GREY || WARNED_ONLY.includes(dealing)) return null;
  const approval = approvalOn(standing, today);
  if (!approval) return 'grey_unapproved';
  return approval.by === personId ? 'grey_own_approval' : null;
}
