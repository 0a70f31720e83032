import { dayOf } from '../../../../src/domain/dates';
import type { PayOutKind } from '../../../../src/domain/ledger/payOut';
import { isPositive, plus } from '../../../../src/domain/lending/amounts';
import { payOut } from '../../../../src/domain/lending/payout';
import type { LoanFile } from '../../loans/book/LoanFile';

/** What a loan had a bank pay. */
export interface LoanPayment {
  kind: Extract<PayOutKind, 'PAYOUT' | 'COURT_COSTS'>;
  tenant: string;
  /** The moment at which the bank paid it. */
  at: string;
  amount: string;
  journalId: string;
  reference: string;
}

/** Noon of a day in Ulaanbaatar: what has a day and no moment. */
const noonOf = (date: string): string => `${date}T04:00:00.000Z`;

/** Whether a loan was paid out onto its borrower's wallet: the bank saw nothing of it. */
const wentToWallet = ({ lines }: LoanFile): boolean =>
  lines.some(({ accountKey, kind }) => kind === 'PAYOUT' && accountKey === 'ledgerAccounts.wallet');

/** The journals of a kind that a loan has made, the oldest first. */
const journalsOf = ({ lines }: LoanFile, wanted: LoanPayment['kind']): string[] => [
  ...new Set(lines.flatMap(({ kind, journalId }) => (kind === wanted ? [journalId] : []))),
];

/**
 * What a loan of the sample had banks pay, by its terms and its actions: the pay-out, and costs of the court.
 * @param now alias of the lender that has the claim now
 */
export function loanPayments(file: LoanFile, now: string): LoanPayment[] {
  const made: LoanPayment[] = [];
  const { paidOut } = payOut(file.terms);
  if (file.book && !wentToWallet(file) && isPositive(paidOut)) {
    const at = file.events.find(({ stage }) => stage === 'TRANSFER')?.at;
    const date = file.terms.startDate;
    made.push({
      kind: 'PAYOUT',
      // Only what was paid out is ever handed over.
      tenant: file.handovers.at(0)?.from ?? now,
      at: at && dayOf(at) === date ? at : noonOf(date),
      amount: paidOut,
      journalId: journalsOf(file, 'PAYOUT')[0],
      reference: `PO${file.id}`,
    });
  }
  const costs = journalsOf(file, 'COURT_COSTS');
  let courts = 0;
  file.actions.forEach((action, place) => {
    if (action.kind !== 'COURT') return;
    const amount = plus(action.fee, action.cost);
    if (!isPositive(amount)) return;
    made.push({
      kind: 'COURT_COSTS',
      tenant: file.handovers.find(({ actions }) => place < actions)?.from ?? now,
      at: noonOf(action.date),
      amount,
      journalId: costs[courts],
      reference: `CC${file.id}-${place}`,
    });
    courts += 1;
  });
  return made;
}
