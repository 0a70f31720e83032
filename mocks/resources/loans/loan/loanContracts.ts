import { PROCESS_CODES } from '../../customers/customer/customerStates';

const FIRST_CUSTOMER = 100_001;
const FIRST_CONTRACT = 500_001;
/** The well-known customers have the first places. */
const WELL_KNOWN = 9;
/** Customers beyond this place have no loans, whatever the size of the sample, but for those with overdue ones. */
const BORROWERS = 330;
/** The size of the usual sample: beyond it nobody has loans. */
const USUAL = 640;
/** Registration states of the first customers, which cover every step of it; all later ones are settled. */
const FIRST_STATES = WELL_KNOWN + PROCESS_CODES.length;
/** Well-known customers whose registration is not settled, by their place. */
const UNSETTLED: readonly number[] = [6, 7];
/** Every so many customers one has not signed yet; customers with overdue loans all have. */
const UNSIGNED_EVERY = 9;
const OVERDUE_EVERY = 11;
const OVERDUE_AT = 3;

/** Whether a sample customer of this place has come far enough to borrow. */
const isSettled = (place: number): boolean =>
  !UNSETTLED.includes(place) &&
  (place >= FIRST_STATES ||
    place < WELL_KNOWN ||
    PROCESS_CODES[place % PROCESS_CODES.length] >= 800);

const isOverdue = (place: number): boolean => place % OVERDUE_EVERY === OVERDUE_AT;

/** Whether a sample customer of this place borrows, as far as the usual sample goes. */
export const isBorrower = (place: number): boolean =>
  place < USUAL && isSettled(place) && (place < BORROWERS || isOverdue(place));

/**
 * The customers that sample loans and their contracts belong to, in the order of their ids.
 * @param count how many customers the sample has
 */
export function loanCustomers(count: number): number[] {
  const places = Array.from({ length: Math.min(count, USUAL) }, (_, place) => place);
  return places.filter(isBorrower).map((place) => FIRST_CUSTOMER + place);
}

/** The contract that a customer's sample loans are based on: 500001 for the first borrower, and so on. */
export function contractIdFor(customerId: number): number {
  return FIRST_CONTRACT + loanCustomers(customerId - FIRST_CUSTOMER).length;
}

/** So many days ago a contract was made that waits for its signature. */
export const unsignedDays = (customerId: number): number => 1 + ((customerId - FIRST_CUSTOMER) % 5);

/** Whether that contract is signed: a loan that was paid out has a signed one, requests may still wait for it. */
export function isContractSigned(customerId: number): boolean {
  const place = customerId - FIRST_CUSTOMER;
  const isWaiting = place % UNSIGNED_EVERY === 5 && !isOverdue(place);
  return place < WELL_KNOWN || !isWaiting;
}
