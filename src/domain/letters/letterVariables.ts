import type { DefinitionTemplate } from '../enums/contracts';
import type { DocumentCategory } from '../enums/credit-registry';
import { namesIn } from '../words/places';

/**
 * The variables of documents by group (docs/domain/lending.md 11.6); a template names them as `{{group.name}}`. Which of
 * them a document has depends on what it is about: `variablesOfDocument`.
 */
export const LETTER_VARIABLES = {
  customer: ['lastName', 'firstName', 'name', 'regnum', 'address', 'phone'],
  loan: ['code', 'contractNumber', 'lentAmount', 'lendedDate', 'refundDate', 'rate', 'duration'],
  debt: [
    'balance',
    'interest',
    'additionalInterest',
    'courtFee',
    'totalDebt',
    'totalDebtWords',
    'dpd',
    'class',
    'asOfDate',
  ],
  /** What is reported of the loan to the credit registry. */
  registry: ['class', 'balance', 'contract', 'endDate'],
  /** The entry of the black and grey list. */
  list: ['name', 'reason', 'fromDate'],
  /** What a reference letter certifies. */
  letter: ['number', 'recipient', 'asOfDate', 'fee', 'feeWords', 'amount', 'amountWords'],
  org: ['tenantName', 'director', 'branch', 'bankAccount', 'today'],
  tables: ['installments', 'payments', 'openLoans'],
} as const;

export type LetterGroup = keyof typeof LETTER_VARIABLES;

type NameIn<G extends LetterGroup> = (typeof LETTER_VARIABLES)[G][number];

/** A variable as a template names it: `debt.totalDebt`. */
export type LetterVariable = { [G in LetterGroup]: `${G}.${NameIn<G>}` }[LetterGroup];

const inGroup = <G extends LetterGroup>(group: G): LetterVariable[] =>
  LETTER_VARIABLES[group].map((name) => `${group}.${name}` as LetterVariable);

/** A document of one loan: who owes it, what, to whom, and how it was paid. */
const OF_LOAN: readonly LetterVariable[] = [
  ...inGroup('customer'),
  ...inGroup('loan'),
  ...inGroup('debt'),
  ...inGroup('org'),
  'tables.installments',
  'tables.payments',
];

/** Somebody of whom we may know no more than who it is. */
const PERSON = [
  'customer.name',
  'customer.regnum',
  'customer.address',
  'customer.phone',
] as const satisfies readonly LetterVariable[];

const AMOUNT = ['letter.amount', 'letter.amountWords'] as const;

/** Which reference letters name an amount. */
const WITH_AMOUNT: ReadonlySet<unknown> = new Set<DefinitionTemplate>(['LOAN_BALANCE']);

/** What a template is one of, as far as its variables depend on it. */
export interface DocumentKind {
  readonly category?: string | null;
  /** Of reference letters alone. */
  readonly letter?: string | null;
}

const OF_CATEGORY: Readonly<Record<DocumentCategory, readonly LetterVariable[]>> = {
  LOAN_COURT: OF_LOAN,
  LOAN_RISK: OF_LOAN,
  LOAN_ZMS: [...OF_LOAN, ...inGroup('registry')],
  LOAN_BLACK_OR_WHITE: [...PERSON, ...inGroup('list'), ...inGroup('org'), 'tables.openLoans'],
  REFERENCE: [...PERSON, ...inGroup('letter'), ...inGroup('org')],
};

const isCategory = (category: unknown): category is DocumentCategory =>
  typeof category === 'string' && category in OF_CATEGORY;

/** The variables that there are in a document, in the order of their groups; none without a category. */
export function variablesOfDocument({ category, letter }: DocumentKind): readonly LetterVariable[] {
  if (!isCategory(category)) return [];
  const all = OF_CATEGORY[category];
  return category === 'REFERENCE' && !WITH_AMOUNT.has(letter)
    ? all.filter((name) => !(AMOUNT as readonly string[]).includes(name))
    : all;
}

/** What a document says in every text, by its category: whom it is about and why. R17 reads the total in a claim. */
const SAID: Readonly<Record<DocumentCategory, readonly LetterVariable[]>> = {
  LOAN_COURT: ['debt.totalDebt', 'customer.regnum', 'loan.code'],
  LOAN_RISK: ['debt.totalDebt', 'customer.regnum', 'loan.code'],
  LOAN_ZMS: ['registry.class', 'customer.regnum', 'loan.code'],
  LOAN_BLACK_OR_WHITE: ['customer.name', 'list.name', 'list.reason'],
  REFERENCE: ['letter.number', 'customer.name', 'letter.asOfDate'],
};

/** The variables that a document has to name. */
export function saidInDocument({ category, letter }: DocumentKind): readonly LetterVariable[] {
  if (!isCategory(category)) return [];
  return category === 'REFERENCE' && WITH_AMOUNT.has(letter)
    ? [...SAID[category], AMOUNT[0]]
    : SAID[category];
}

/** The variables that a template names, each once, in the order of their first place; unknown names too. */
export const variablesOf = (template: string): string[] => namesIn(template, 'double');
