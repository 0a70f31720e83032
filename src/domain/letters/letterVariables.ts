/** The variables of court letters by group (docs/domain/lending.md 11.6); a template names them as `{{group.name}}`. */
export const LETTER_VARIABLES = {
  customer: ['lastName', 'firstName', 'regnum', 'address', 'phone'],
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
  org: ['tenantName', 'director', 'branch', 'bankAccount', 'today'],
  tables: ['installments', 'payments'],
} as const;

export type LetterGroup = keyof typeof LETTER_VARIABLES;

type NameIn<G extends LetterGroup> = (typeof LETTER_VARIABLES)[G][number];

/** A variable as a template names it: `debt.totalDebt`. */
export type LetterVariable = { [G in LetterGroup]: `${G}.${NameIn<G>}` }[LetterGroup];

/** Every variable in the order of its groups. */
export const letterVariables: readonly LetterVariable[] = Object.entries(LETTER_VARIABLES).flatMap(
  ([group, names]) => names.map((name) => `${group}.${name}` as LetterVariable),
);

/** The text between the braces of a template; spaces do not count. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that a template names, each once, in the order of their first place; unknown names too. */
export const variablesOf = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => name)),
];

/** True for a name that some group has. */
export const isLetterVariable = (name: string): name is LetterVariable =>
  (letterVariables as readonly string[]).includes(name);
