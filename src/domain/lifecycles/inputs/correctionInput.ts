import type { MoneyValue } from '../../money';
import { amount, issuesOf, chosen, type InputIssue } from './InputIssue';

/** What a correction asks for (T7; docs/domain/lending.md 3.4: fee, balance, account, bank-transfer choice, loan). */
export interface CorrectionInput {
  loan?: string | number | null;
  fee?: MoneyValue;
  balance?: MoneyValue;
  account?: string | number | null;
  /** A choice that must be made: neither yes nor no is the default. */
  isBankTransfer?: boolean | null;
}

/** The breaches of a correction, one per field; empty when it is good. */
export const correctionInputIssues = (
  input: CorrectionInput,
): InputIssue<keyof CorrectionInput>[] =>
  issuesOf<CorrectionInput>(
    {
      loan: chosen('validation.loan_required'),
      fee: amount('validation.correction_fee_required'),
      balance: amount('validation.correction_balance_required'),
      account: chosen('validation.correction_account_required'),
      isBankTransfer: chosen('validation.correction_transfer_required'),
    },
    input,
  );
