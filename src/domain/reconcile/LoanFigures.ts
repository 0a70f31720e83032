import type { InstallmentState } from '../enums/loans';
import type { MoneyValue } from '../money';
import type { ClassFigures } from './classCheck';
import type { InterestFigures } from './interestCheck';
import type { LedgerLine } from './journalCheck';

/** What R2 and R3 need of an installment; rows replaced by an extension or a renewal are among them. */
export interface RowFigures {
  state: InstallmentState;
  principal: MoneyValue;
  principalPaid: MoneyValue;
}

/** What R4 needs of a receipt: what it paid of the loan, part by part; what went to the temporary account is no part. */
export interface ReceiptFigures {
  splits: readonly MoneyValue[];
}

/** The LN account: its balance is negative while the customer owes (R5, docs/domain/money.md 9.1). */
export interface LedgerFigures {
  closing: MoneyValue;
  /** Written-off principal among the account's own lines; nothing where it is off balance only. */
  writtenOff?: MoneyValue;
}

/** The figures of one loan as its tabs show them: raw decimals, never displayed values. Absent parts are not checked. */
export interface LoanFigures {
  lentAmount: MoneyValue;
  balance: MoneyValue;
  /** Repaid so far over all parts: the `refundedAmount` of the documents. */
  refundedAmount: MoneyValue;
  /** Principal repaid over all receipts. */
  principalRepaid: MoneyValue;
  /** Principal written off from the risk fund: a term of R1, R3 and R5 (docs/domain/money.md 9.1). */
  writtenOff?: MoneyValue;
  rows?: readonly RowFigures[];
  receipts?: readonly ReceiptFigures[];
  ledger?: LedgerFigures;
  journals?: readonly LedgerLine[];
  /** What the journals alone say of the balance and of what was repaid: the other source of R2 and R4. */
  byJournals?: { balance: MoneyValue; repaid: MoneyValue };
  classes?: ClassFigures;
  interest?: InterestFigures;
}
