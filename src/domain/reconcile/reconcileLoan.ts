import type { Check } from './Check';
import { checkClass } from './classCheck';
import { checkInterest } from './interestCheck';
import { checkJournals } from './journalCheck';
import {
  checkAllRows,
  checkBalance,
  checkLedger,
  checkReceipts,
  checkUnpaidRows,
} from './loanChecks';
import type { LoanFigures } from './LoanFigures';

/**
 * The reconciliation bar of one loan: R1–R7 and R23 over the available figures, in order (docs/domain/money.md 9.1, 9.2).
 */
export function reconcileLoan(figures: LoanFigures): Check[] {
  const { rows, receipts, ledger, journals, classes, interest } = figures;
  return [
    checkBalance(figures),
    ...(rows ? [checkUnpaidRows(rows, figures), checkAllRows(rows, figures)] : []),
    ...(receipts ? [checkReceipts(receipts, figures)] : []),
    ...(ledger ? [checkLedger(ledger, figures)] : []),
    ...(journals ? [checkJournals(journals)] : []),
    ...(classes ? [checkClass(classes)] : []),
    ...(interest ? [checkInterest(interest)] : []),
  ];
}
