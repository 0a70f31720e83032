import { moveToCourt, withdrawClaim } from '../../../../src/domain/lending/court';
import { excess, isPositive, plus, total } from '../../../../src/domain/lending/amounts';
import type { LendingChange, ReceiptSplit } from '../../../../src/domain/lending/waterfall';
import { moveToRisk, returnToOngoing } from '../../../../src/domain/lending/parking';
import { settleClaim, type WriteOff, writeOff } from '../../../../src/domain/lending/writeOff';
import { openCharges } from '../../../../src/domain/lending/LoanBook';
import { accruedTo } from './accruals';
import { claimOn } from './courtCase';
import { type Entry, PART_ACCOUNT, posted } from './ledger';
import { bookOf, type CourtCase, type Doing, type LoanFile, withAction } from './LoanFile';
import { released } from './reschedule';

const withBook = (file: LoanFile, { after }: LendingChange): LoanFile => ({
  ...file,
  book: after,
  state: after.state,
});

/** T12: to the risk department; accrual stops. */
export const toRisk = (file: LoanFile, doing: Doing): LoanFile =>
  withAction(withBook(accruedTo(file, doing), moveToRisk(bookOf(file), doing.date)), {
    kind: 'RISK',
    date: doing.date,
  });

/** T14: back, when the arrears are paid; accrual runs again. */
export const backToOngoing = (file: LoanFile, { date }: Doing): LoanFile =>
  withAction(withBook(file, returnToOngoing(bookOf(file), date)), { kind: 'RETURN', date });

/** What moving to court needs beside the loan. */
export interface CourtInput {
  customerId: number;
  template: string;
  fee: string;
  cost: string;
  /** Day at which the claim is frozen. */
  date: string;
}

/** T13: to court; fee and cost are charged, the claim is frozen. */
export function toCourt(file: LoanFile, doing: Doing, input: CourtInput): LoanFile {
  const { customerId, template, fee, cost, date } = input;
  const change = moveToCourt(bookOf(file), { date, fee, cost });
  const court: CourtCase = {
    customerId,
    template,
    date,
    claim: change.claim,
    state: 'drafted',
    isDecided: false,
    awarded: null,
  };
  const costs = plus(fee, cost);
  const moved = withAction(withBook(file, change), { kind: 'COURT', date, fee, cost });
  return posted({ ...moved, court }, doing, 'COURT_COSTS', [
    ['courtCosts', 'debit', costs],
    ['bank', 'credit', costs],
  ]);
}

/** What the court has decided; the loan stays in court until it is settled. */
export const courtDecides = (file: LoanFile, awarded: string): LoanFile =>
  file.court
    ? { ...file, court: { ...file.court, state: 'decision', isDecided: true, awarded } }
    : file;

/** The claim is filed, as it is owed on that day; nothing that comes later changes it. */
export const claimFiled = (file: LoanFile, { date }: Doing): LoanFile =>
  file.court
    ? { ...file, court: { ...file.court, claim: claimOn(file, file.court, date), state: 'filed' } }
    : file;

/** The present step of a court case. */
export const courtAt = (file: LoanFile, state: CourtCase['state']): LoanFile =>
  file.court ? { ...file, court: { ...file.court, state } } : file;

/** T15: the claim is withdrawn; unpaid costs of the court are a loss. A loan that was paid meanwhile stays closed. */
export function withdrawn(file: LoanFile, doing: Doing): LoanFile {
  if (file.state === 'CLOSED') return { ...file, court: closedCase(file) };
  const lost = openCharges(bookOf(file), 'COURT');
  const { date } = doing;
  const back = withAction(withBook(file, withdrawClaim(bookOf(file), date)), {
    kind: 'WITHDRAW',
    date,
  });
  return posted({ ...back, court: closedCase(file) }, doing, 'COURT_COSTS', [
    ['claimsLost', 'debit', lost],
    ['courtCosts', 'credit', lost],
  ]);
}

/**
 * T15: the claim is settled and the loan closed; what was awarded and not paid stays claimable off the balance. Where the
 * debt was paid meanwhile the loan is closed already, and only the case ends.
 */
export const settled = (file: LoanFile, doing: Doing): LoanFile =>
  file.state === 'CLOSED'
    ? { ...file, court: closedCase(file) }
    : closedWith(file, doing, settleClaim(bookOf(file), doing.date), 'COURT');

/** T16: closed from the risk fund. */
export const writtenOff = (file: LoanFile, doing: Doing): LoanFile =>
  closedWith(file, doing, writeOff(bookOf(file), doing.date), 'RISK_FUND');

function closedWith(
  file: LoanFile,
  doing: Doing,
  change: WriteOff,
  reason: 'COURT' | 'RISK_FUND',
): LoanFile {
  const lost = total(Object.values(change.lost));
  const owed = claimable(lost, reason, file.court);
  const closed: LoanFile = {
    ...withBook(accruedTo(file, doing), change),
    writtenOff: plus(file.writtenOff, change.writtenOff),
    closed: { date: doing.date, reason, released: change.released },
    offBalance: reason === 'RISK_FUND' || isPositive(owed) ? { owed, recovered: plus('0') } : null,
    court: closedCase(file),
  };
  const booked = posted(closed, doing, 'WRITE_OFF', lossEntries(change.lost));
  return released(booked, doing, change.released);
}

/**
 * What of a debt is still claimed off the balance: where a court has decided, all but the part of the claim that it refused,
 * however the loan is closed; closed from the risk fund without a decision, all of it.
 */
function claimable(lost: string, reason: 'COURT' | 'RISK_FUND', court: CourtCase | null): string {
  if (court?.awarded) return excess(lost, excess(court.claim.total, court.awarded));
  return reason === 'RISK_FUND' ? lost : plus('0');
}

/** Principal uses the provision; everything else that was owed is lost. */
function lossEntries(lost: ReceiptSplit): Entry[] {
  return Object.entries(lost).flatMap(([part, amount]): Entry[] => {
    const account = PART_ACCOUNT[part as keyof ReceiptSplit];
    const bears = account === 'loan' ? 'provision' : 'claimsLost';
    return [
      [bears, 'debit', amount],
      [account, 'credit', amount],
    ];
  });
}

const closedCase = ({ court }: LoanFile): CourtCase | null =>
  court ? { ...court, state: 'closed' } : null;
