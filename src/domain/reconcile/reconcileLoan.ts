import type { Check } from './Check';
import { checkClass } from './classCheck';
import { checkJournals } from './journalCheck';
import {
  checkAllRows,
  checkBalance,
  checkLedger,
  checkReceipts,
  checkUnpaidRows,
} from './loanChecks';
import type { LoanFigures } from './LoanFigures';

/** The truth strip of one loan: R1–R7 over what is at hand, in order (domain §5, decisions 27). */
export function reconcileLoan(figures: LoanFigures): Check[] {
  const { rows, receipts, ledger, journals, classes } = figures;
  return [
    checkBalance(figures),
    ...(rows ? [checkUnpaidRows(rows, figures), checkAllRows(rows, figures)] : []),
    ...(receipts ? [checkReceipts(receipts, figures)] : []),
    ...(ledger ? [checkLedger(ledger, figures)] : []),
    ...(journals ? [checkJournals(journals)] : []),
    ...(classes ? [checkClass(classes)] : []),
  ];
}
