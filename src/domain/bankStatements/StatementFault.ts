/** Why a statement is not taken; each has one sentence, `statementFile.faults.<code>` (docs/domain/money.md 4.15). */
export const STATEMENT_FAULTS = [
  'size',
  'format',
  'cut',
  'no_statement',
  'no_headings',
  'no_account',
  'no_balance',
  'line',
  'date',
  'amount',
  'batch',
  'page',
  'currency',
  'account',
  'other_account',
  'future',
  'outside',
  'gap',
  'running',
  'sum',
  'twice',
  'elsewhere',
  'differs',
  'unknown_line',
  'missing',
] as const;
export type StatementFaultCode = (typeof STATEMENT_FAULTS)[number];

/** One refusal, with the row of the file where there is one; amounts and days are values of its sentence. */
export interface StatementFault {
  code: StatementFaultCode;
  row?: number;
  values?: Readonly<Record<string, string>>;
}

/** A file that is no statement, or a broken one. */
export class StatementError extends Error {
  constructor(readonly faults: readonly StatementFault[]) {
    super(faults.map(({ code }) => code).join(', '));
    this.name = 'StatementError';
  }
}
