import { isLetterVariable, variablesOf, type LetterVariable } from './letterVariables';

/** What a claim says in every text: what it is for and from whom it is claimed. R17 reads the total in the letter. */
const CLAIM: readonly LetterVariable[] = ['debt.totalDebt', 'customer.regnum', 'loan.code'];

/** Why a text cannot be a template. */
export interface TemplateProblems {
  /** Names between braces that are no variables. */
  unknown: readonly string[];
  /** Variables that a court document has to name and this one does not. */
  lacks: readonly LetterVariable[];
}

/** Reads a text for what keeps it from being a template (docs/domain/content-and-messaging.md 4.2). */
export function templateProblems(html: string, isCourt: boolean): TemplateProblems {
  const named = variablesOf(html);
  return {
    unknown: named.filter((name) => !isLetterVariable(name)),
    lacks: isCourt ? CLAIM.filter((name) => !named.includes(name)) : [],
  };
}
