import type { ProductState } from '../enums/customerLists';
import { total } from '../lending/amounts';
import { OPEN_LOAN_STATES } from '../enums/loans';

/** What a holding is calculated from: the loans of one customer in one product. */
export interface HeldLoan {
  state: string;
  balance: string | null;
  overdueDays: number | null;
  lendedDate: string | null;
}

/** A customer's use of a product. Amounts are decimal strings. */
export interface Holding {
  state: ProductState;
  /** Principal that is still owed. */
  used: string;
  openLoans: number;
  allLoans: number;
  overdueDays: number;
  /** Day of the first loan that was paid out. */
  since: string | null;
}

const OPEN: readonly string[] = OPEN_LOAN_STATES;
const RISKED: readonly string[] = ['LOAN_RISK', 'LOAN_COURT'];
/** Requests without a loan: a customer with nothing else does not hold the product. */
const NOTHING: readonly string[] = ['CANCELLED', 'LOAN_WRONG_REQUEST'];

/** The holding of a product; undefined for who never had a loan of it, and waits for none. */
export function holdingOf(loans: readonly HeldLoan[]): Holding | undefined {
  const held = loans.filter(({ state }) => !NOTHING.includes(state));
  if (held.length === 0) return undefined;
  const open = held.filter(({ state }) => OPEN.includes(state));
  const overdueDays = Math.max(0, ...open.map((loan) => loan.overdueDays ?? 0));
  const days = held.flatMap(({ lendedDate }) => lendedDate ?? []).sort();
  return {
    state: stateOf(held, open, overdueDays),
    used: total(open.map(({ balance }) => balance ?? '0.00')),
    openLoans: open.length,
    allLoans: held.length,
    overdueDays,
    since: days.at(0) ?? null,
  };
}

function stateOf(
  held: readonly HeldLoan[],
  open: readonly HeldLoan[],
  overdueDays: number,
): ProductState {
  if (open.some(({ state }) => RISKED.includes(state))) return 'RISKED';
  if (overdueDays > 0) return 'OVERDUE';
  if (open.length > 0) return 'IN_USE';
  return held.every(({ state }) => state === 'CLOSED') ? 'PAID_OFF' : 'REQUESTED';
}
