import type { AssetClassification } from '../../../domain/enums/loans';
import type { EodCause, EodStep, EodStepState } from '../../../domain/enums/settings';
import type { ResourceName } from '../../../i18n/Catalogue';

// What the gateway sends with a run beside its fields (docs/domain/money.md 6). Amounts are decimal strings.

/** One step of a run. */
export interface RunStep {
  step: EodStep;
  state: EodStepState;
  /** ISO instants. */
  startedAt: string | null;
  finishedAt: string | null;
  /** How many records the step dealt with, and what it booked; null where that says nothing. */
  count: number | null;
  amount: string | null;
  /** Why it failed. */
  cause: EodCause | null;
}

/** What is looked at before a run; the words are `eod.precheck.<key>`. */
export type PrecheckKey =
  | 'previous_day'
  | 'corrections'
  | 'upgrades'
  | 'books'
  | 'receipts'
  | 'statements'
  | 'outgoing'
  | 'income'
  | 'transfers'
  | 'held'
  | 'entries';

/** One thing that was looked at. `fails`: the run would stop at `step`; `warns`: it goes on without it. */
export interface Precheck {
  key: PrecheckKey;
  gravity: 'fine' | 'warns' | 'fails';
  step: EodStep | null;
  count: number;
  /** The list that has them. */
  resource: ResourceName | null;
  filter: Readonly<Record<string, unknown>>;
}

/** Loans of one class at the end of a day. */
export interface ClassStanding {
  loans: number;
  /** Σ of what they owe as principal. */
  balance: string;
}

/** The loans at the end of a day. */
export interface DayFigures {
  /** YYYY-MM-DD. */
  date: string;
  classes: Readonly<Record<AssetClassification, ClassStanding>>;
  /** Interest and additional interest that ran and was not paid; null for a day of which no books were kept. */
  interest: string | null;
  additional: string | null;
}

/** Loans that went from one class into another with the run; null: it was not there before, or is closed. */
export interface ClassMove {
  from: AssetClassification | null;
  to: AssetClassification | null;
  loans: number;
}

/** Two figures that must agree: of the loans, and of the books. */
export interface RunCheck {
  key: 'principal' | 'interest' | 'additional';
  loans: string;
  ledger: string;
}

/** Everything that is sent with one run. */
export interface RunFacts {
  steps: readonly RunStep[];
  /** While the run has not begun, or has stopped. */
  precheck: readonly Precheck[];
  /** The end of the day before, and of this one; null where it is not known, or not yet. */
  before: DayFigures | null;
  after: DayFigures | null;
  moves: readonly ClassMove[];
  checks: readonly RunCheck[];
  /** What is still to be expected of a run under way, ms. */
  leftMs: number | null;
}
