import { subtractMoney, sumMoney } from '../money';
import { type Check, checkMoney } from './Check';
import type { LedgerFigures, LoanFigures, ReceiptFigures, RowFigures } from './LoanFigures';

type Figures<K extends keyof LoanFigures> = Pick<LoanFigures, K>;

/** R1: lent − principal repaid − written off = balance (docs/domain/money.md 9.1). */
export function checkBalance(
  figures: Figures<'lentAmount' | 'principalRepaid' | 'writtenOff' | 'balance'>,
): Check {
  const gone = sumMoney([figures.principalRepaid, figures.writtenOff]);
  return checkMoney('R1', subtractMoney(figures.lentAmount, gone), figures.balance);
}

/**
 * R2: the principal that the UNPAID rows still ask for = balance = what the journals leave on the loan's account
 * (docs/domain/money.md 9.1). Where the sides differ, the one is shown that does.
 */
export function checkUnpaidRows(
  rows: readonly RowFigures[],
  { balance, byJournals }: Figures<'balance' | 'byJournals'>,
): Check {
  const unpaid = unpaidPrincipal(rows);
  const check = checkMoney('R2', unpaid, balance);
  return check.ok && byJournals ? checkMoney('R2', unpaid, byJournals.balance) : check;
}

/**
 * R3: principal paid over all rows, also part-paid ones that were extended or cancelled later, + what the UNPAID rows
 * still ask for + written off = lent (docs/domain/money.md 9.1).
 */
export function checkAllRows(
  rows: readonly RowFigures[],
  { lentAmount, writtenOff }: Figures<'lentAmount' | 'writtenOff'>,
): Check {
  const paid = sumMoney(rows.map((row) => row.principalPaid));
  const unpaid = unpaidPrincipal(rows);
  const known = paid !== null && unpaid !== null;
  return checkMoney('R3', known ? sumMoney([paid, unpaid, writtenOff]) : null, lentAmount);
}

/**
 * R4: the splits of all receipts = repaid so far = the money that the journals brought, less what they left on the
 * temporary account (docs/domain/money.md 9.1).
 */
export function checkReceipts(
  receipts: readonly ReceiptFigures[],
  { refundedAmount, byJournals }: Figures<'refundedAmount' | 'byJournals'>,
): Check {
  const splits = sumMoney(receipts.flatMap((receipt) => receipt.splits));
  const check = checkMoney('R4', splits, refundedAmount);
  return check.ok && byJournals ? checkMoney('R4', splits, byJournals.repaid) : check;
}

/**
 * R5: closing of the LN account = −balance; principal written off without a line in the account counts as one
 * (docs/domain/money.md 9.1).
 */
export function checkLedger(
  ledger: LedgerFigures,
  { balance, writtenOff }: Figures<'balance' | 'writtenOff'>,
): Check {
  const offBalance = subtractMoney(writtenOff ?? 0, ledger.writtenOff ?? 0);
  const known = ledger.closing !== null && ledger.closing !== undefined && offBalance !== null;
  return checkMoney(
    'R5',
    known ? sumMoney([ledger.closing, offBalance]) : null,
    subtractMoney(0, balance),
  );
}

function unpaidPrincipal(rows: readonly RowFigures[]): string | null {
  const unpaid = rows.filter(({ state }) => state === 'UNPAID');
  const asked = sumMoney(unpaid.map((row) => row.principal));
  const paid = sumMoney(unpaid.map((row) => row.principalPaid));
  return subtractMoney(asked, paid);
}
