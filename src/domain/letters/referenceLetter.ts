import type { DefinitionTemplate } from '../enums/contracts';
import { isPositive, total } from '../lending/amounts';

/** What the books say of one loan on a day. Days are `YYYY-MM-DD`, amounts decimal strings. */
export interface LoanOnDay {
  /** Paid out on that day or before. */
  isIssued: boolean;
  /** Closed on that day or before. */
  isClosed: boolean;
  /** Principal that was still owed at the end of that day. */
  balance: string;
  /** What was written off and is still claimed. */
  offBalance: string;
}

/** What the books say of one contract on a day. */
export interface ContractOnDay {
  /** Signed on that day or before, and neither cancelled nor archived by then. */
  isInForce: boolean;
}

/** Why a letter cannot be written: it would not be true, or there is no template. Each is a key of `letters.reference`. */
export type LetterProblem =
  | 'no_open_loan'
  | 'has_debt'
  | 'never_closed'
  | 'still_open'
  | 'no_contract'
  | 'no_template';

/** What a letter says, or why it cannot be written. */
export interface ReferenceLetter {
  /** The balance on the day; null for letters that name no amount. */
  amount: string | null;
  problem: LetterProblem | null;
  /** What is still owed, for the words of the problem. */
  owed: string;
}

/**
 * A reference letter says what the books say on its day: a balance is the balance, "no debt" is written for somebody
 * without any, "closed" for somebody who has closed every loan (docs/domain/contracts.md 12.2).
 */
export function referenceLetter(
  template: DefinitionTemplate,
  books: { loans: readonly LoanOnDay[]; contracts: readonly ContractOnDay[] },
): ReferenceLetter {
  const issued = books.loans.filter(({ isIssued }) => isIssued);
  const open = issued.filter(({ isClosed }) => !isClosed);
  const balance = total(open.map((loan) => loan.balance));
  const owed = total([balance, ...issued.map(({ offBalance }) => offBalance)]);
  const hasDebt = open.length > 0 || isPositive(owed);
  const answer = (problem: LetterProblem | false, amount: string | null = null) => ({
    amount: problem ? null : amount,
    problem: problem || null,
    owed,
  });
  switch (template) {
    case 'LOAN_BALANCE':
      return answer(open.length === 0 && 'no_open_loan', balance);
    case 'NO_DEBT':
      return answer(hasDebt && 'has_debt');
    case 'LOAN_CLOSED':
      if (issued.length === 0) return answer('never_closed');
      return answer(hasDebt && 'still_open');
    case 'CONTRACT_IN_FORCE':
      return answer(!books.contracts.some(({ isInForce }) => isInForce) && 'no_contract');
  }
}
