import type { MessageKey } from '../../../../i18n/Catalogue';
import type { PlanProblem } from '../../../../domain/lending/scheduleProblems';
import { isDay } from '../../../../domain/dateParts';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { type Block, Refusal } from '../../../../domain/lending/Refusal';
import { saidValues, toMoney } from '../../../../domain/money';
import type { Loan } from '../useLoanFigures';
import type { LoanBookAnswer } from '../api';

type Values = Readonly<Record<string, unknown>>;

/** What a preview is calculated from: the loan, its book as the gateway sent it, and what is typed. */
export interface ActionContext {
  record: Loan;
  answer: LoanBookAnswer;
  values: Values;
  /** The person may do what is kept for leads. */
  isLead: boolean;
}

/** Why there is nothing to preview; the message is a key. */
export interface PreviewReason {
  message: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** What became of a calculation: something is not typed yet, the rules refuse, or the result. */
export type Calculated<T> =
  | { kind: 'incomplete' }
  | { kind: 'refused'; reasons: readonly PreviewReason[] }
  | { kind: 'result'; result: T };

/** Calculates an action with the function that the gateway uses; null as long as something is not typed. */
export type Calculate<T> = (context: ActionContext) => T | null;

/** Runs a calculation; what the rules refuse becomes reasons. Other failures are failures. */
export function calculated<T>(calculate: Calculate<T>, context: ActionContext): Calculated<T> {
  try {
    const result = calculate(context);
    return result === null ? { kind: 'incomplete' } : { kind: 'result', result };
  } catch (error) {
    if (error instanceof Refusal)
      return { kind: 'refused', reasons: error.blocks.flatMap(reasonsOf) };
    if (error instanceof RangeError)
      return { kind: 'refused', reasons: [{ message: problemKey(error.message as PlanProblem) }] };
    throw error;
  }
}

/** Message key of what is wrong with a schedule's terms. */
export const problemKey = <C extends PlanProblem>(code: C) =>
  `loanActions.problems.${code}` as const;

/** A block in words; what is wrong with a plan is named as well. */
function reasonsOf({ code, values }: Block): PreviewReason[] {
  const reason = {
    message: `refusals.${code}` as const,
    ...(values && { values: saidValues(values) }),
  };
  const problem = values?.problem;
  return problem === undefined
    ? [reason]
    : [reason, { message: problemKey(problem as PlanProblem) }];
}

/** A book with the settings that the gateway judges actions on it by. */
export const judgedBook = ({ settings }: Pick<LoanBookAnswer, 'settings'>, book: LoanBook) =>
  settings ? { ...book, settings } : book;

/** The book of an issued loan. @throws Refusal for a request, which has none */
export function bookOf({ answer, record }: ActionContext): LoanBook {
  if (answer.book) return judgedBook(answer, answer.book);
  throw new Refusal([{ code: 'STATE_FORBIDS', values: { state: String(record.state) } }]);
}

/** A typed amount as a decimal string; undefined as long as it is none. */
export const amountAt = (values: Values, name: string): string | undefined =>
  toMoney(values[name] as string) ?? undefined;

/** A typed day; undefined as long as it is none. */
export function dayAt(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

/** A chosen value or a typed text; undefined as long as there is none. */
export function choiceAt<T extends string>(values: Values, name: string): T | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? (value as T) : undefined;
}

/** A typed number; undefined as long as it is none. */
export function numberAt(values: Values, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
