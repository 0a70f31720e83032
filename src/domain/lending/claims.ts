import { isPositive, minus } from './amounts';
import { type Installment, isLive, isStanding, type OpenParts, openParts } from './Installment';
import type { LoanBook } from './LoanBook';

/** The parts of a receipt, in the order in which they are paid (docs/domain/lending.md 8.1). */
export const SPLIT_PARTS = [
  'courtCosts',
  'fees',
  'additionalInterest',
  'overdueInterest',
  'overduePrincipal',
  'currentInterest',
  'currentPrincipal',
  'advancePrincipal',
  'temporary',
] as const;
export type SplitPart = (typeof SPLIT_PARTS)[number];

/** Where money of a part goes: a field of a row, or a charge. */
export type ClaimTarget = { row: number; field: PaidField } | { charge: number };

/** Fields of a row that take money. */
export type PaidField =
  | 'paidPrincipal'
  | 'paidInterest'
  | 'paidOverdueInterest'
  | 'paidAdditionalInterest'
  | 'paidFee';

/** One open sum, in the order in which money goes to it. */
export interface Claim {
  part: Exclude<SplitPart, 'temporary'>;
  /** Number of the row; null for a charge. */
  no: number | null;
  amount: string;
  target: ClaimTarget;
}

/**
 * How far money reaches: interest and fees to date without principal (extension), what is due with the running row
 * (a receipt), or everything that is open (pay-off, pay in advance).
 */
export type Reach = 'INTEREST' | 'DUE' | 'ALL';

/**
 * Every open sum in the order of the waterfall (docs/domain/lending.md 8.1): court fee and cost, fees, additional
 * interest, overdue interest, overdue principal (oldest row first), interest of the running row to date, its principal;
 * further rows only when the reach says so.
 * @param book brought to the date (`bringToDate`)
 */
export function claimsOf(book: LoanBook, date: string, reach: Reach): Claim[] {
  const { overdue, running, later } = partition(book.rows, date, reach);
  const due = [...overdue, ...running];
  const begun = [...running, ...later];
  const claims = [
    ...chargeClaims(book, 'COURT', 'courtCosts'),
    ...chargeClaims(book, 'FEE', 'fees'),
    ...due.map((entry) => rowClaim(entry, 'fees', 'fee', 'paidFee')),
    ...[...overdue, ...begun].map((entry) =>
      rowClaim(entry, 'additionalInterest', 'additionalInterest', 'paidAdditionalInterest'),
    ),
    ...overdue.flatMap((entry) => [
      rowClaim(entry, 'overdueInterest', 'interest', 'paidInterest'),
      rowClaim(entry, 'overdueInterest', 'overdueInterest', 'paidOverdueInterest'),
    ]),
    ...(reach === 'INTEREST' ? [] : overdue).map((entry) =>
      rowClaim(entry, 'overduePrincipal', 'principal', 'paidPrincipal'),
    ),
    ...begun.map((entry) => rowClaim(entry, 'currentInterest', 'interest', 'paidInterest')),
    ...(reach === 'INTEREST' ? [] : running).map((entry) =>
      rowClaim(entry, 'currentPrincipal', 'principal', 'paidPrincipal'),
    ),
    ...(reach === 'ALL' ? later : []).flatMap((entry) => [
      rowClaim(entry, 'fees', 'fee', 'paidFee'),
      rowClaim(entry, 'advancePrincipal', 'principal', 'paidPrincipal'),
    ]),
  ];
  return claims.filter((claim) => isPositive(claim.amount));
}

interface Entry {
  row: Installment;
  index: number;
  parts: OpenParts;
}

/** Live rows past their due date; the running one, unless it was paid early; later live rows if the reach needs them. */
function partition(rows: readonly Installment[], date: string, reach: Reach) {
  const current = rows.find((row) => isStanding(row) && row.dueDate >= date);
  const live = rows.flatMap((row, index): Entry[] => {
    const isNeeded = reach !== 'DUE' || row.dueDate < date || row === current;
    return isLive(row) && isNeeded ? [{ row, index, parts: openParts(row) }] : [];
  });
  return {
    overdue: live.filter(({ row }) => row.dueDate < date),
    running: live.filter(({ row }) => row === current),
    later: live.filter(({ row }) => row.dueDate >= date && row !== current),
  };
}

function rowClaim(
  { row, index, parts }: Entry,
  part: Claim['part'],
  open: keyof OpenParts,
  field: PaidField,
): Claim {
  return { part, no: row.no, amount: parts[open], target: { row: index, field } };
}

function chargeClaims(book: LoanBook, kind: 'COURT' | 'FEE', part: Claim['part']): Claim[] {
  return book.charges.flatMap((charge, index) =>
    charge.kind === kind
      ? [{ part, no: null, amount: minus(charge.amount, charge.paid), target: { charge: index } }]
      : [],
  );
}
