import type { ProfitState } from '../../../domain/enums/accounting';
import { divisionFault, type DividedPart } from '../../../domain/matching/parts';
import { MATCHING } from '../../../domain/settings';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { AskDefaults, AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { embedded, longText, money, reference } from '../../../fields';
import { BANK_INCOME } from '../rights';
import type { profitFields } from './profit.entity';

const table = lifecycleOf<ProfitState>()('state', {
  // The gateway looks once more: what is surely somebody's is booked by itself.
  recognise: {
    from: ['PENDING'],
    to: 'PROCESSED',
    outcomes: ['UNRECOGNIZED'],
    access: BANK_INCOME,
    confirm: 'none',
  },
  assign: {
    from: ['UNRECOGNIZED', 'PENDING'],
    to: 'CORRECTED',
    access: BANK_INCOME,
    confirm: 'consequence',
    reverse: 'undo_assign',
    tone: 'primary',
  },
  undo_assign: {
    from: ['CORRECTED', 'PROCESSED'],
    to: 'UNRECOGNIZED',
    access: BANK_INCOME,
    confirm: 'consequence',
    tone: 'danger',
  },
});

type ProfitAction = keyof typeof table.actions;

/** A part of a receipt: a loan, or a customer whose temporary account gets it. */
export const partFields = {
  loanId: reference('loans'),
  customerId: reference('customers'),
  amount: money({ required: true, min: '0.01' }),
};

const inputs = {
  assign: { parts: embedded(partFields, { required: true, max: MATCHING.partsMax }) },
  undo_assign: { comment: longText({ required: true, min: 10, max: 500 }) },
} as const satisfies Asks<ProfitAction>;

type TypedPart = Readonly<Record<'loanId' | 'customerId' | 'amount', unknown>>;

/** The parts of a form or a body as the rules take them; a customer is not asked for where a loan is named. */
export const partsOf = (typed: unknown): DividedPart[] =>
  (Array.isArray(typed) ? (typed as readonly TypedPart[]) : []).map(
    ({ loanId, customerId, amount }) => ({
      loanId: typeof loanId === 'number' ? loanId : null,
      customerId: Number(typeof loanId === 'number' ? 0 : (customerId ?? 0)),
      amount: String(amount ?? ''),
    }),
  );

/** The dialog starts with what the desk has chosen; otherwise with one part over everything. */
const inputDefaults: AskDefaults<typeof inputs, typeof profitFields> = {
  assign: ({ facts, amount }) => ({
    parts: chosenIn(facts) ?? [{ loanId: null, customerId: null, amount: amount ?? '' }],
  }),
};

type Chosen = { loanId: number | null; customerId: number | null; amount: string }[];

const chosenIn = (facts: unknown): Chosen | undefined =>
  (facts as { chosen?: Chosen } | undefined)?.chosen;

/** Each part has a target of its own, and all of them are the line (docs/domain/money.md 4.9). */
const inputRules = {
  assign: ({ parts }, { amount }) => {
    const typed = partsOf(parts);
    const nobody = typed.findIndex(({ loanId, customerId }) => loanId === null && customerId === 0);
    if (nobody >= 0)
      return [{ field: `parts.${nobody}.customerId`, message: 'profit.faults.target' }] as const;
    const fault = divisionFault(String(amount ?? '0'), typed);
    return fault && fault !== 'none' ? [{ field: 'parts', message: FAULTS[fault] }] : [];
  },
} satisfies AskRules<typeof inputs, typeof profitFields>;

/** What is wrong with a division, in words. */
export const FAULTS = {
  too_many: 'profit.faults.too_many',
  amount: 'profit.faults.amount',
  same: 'profit.faults.same',
  sum: 'profit.faults.sum',
} as const;

/** What the conditions of a profit are calculated from; the gateway sends it with the record. */
export interface ProfitFacts {
  /** Temporary accounts from which the money would have to come back and on which it is not there any more. */
  spent: number;
  /** The entry of the staff that has taken the line, and one that waits for a second person to. */
  entry: string | null;
  entryWaits: string | null;
}

const notAwaited: Condition<ProfitFacts> = {
  key: 'line_awaited',
  holds: ({ entryWaits }) => entryWaits === null,
  values: ({ entryWaits }) => ({ number: entryWaits ?? '' }),
};

/** Money that a temporary account has given away since cannot come back from it. */
export const profitConditions: Conditions<ProfitAction, ProfitFacts> = {
  assign: [notAwaited],
  recognise: [notAwaited],
  undo_assign: [
    {
      key: 'line_of_entry',
      holds: ({ entry }) => entry === null,
      values: ({ entry }) => ({ number: entry ?? '' }),
    },
    { key: 'receipt_spent', holds: ({ spent }) => spent === 0 },
  ],
};

const profitBlock = (
  action: ProfitAction,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(profitConditions, action)(facts as ProfitFacts) : null;

/** Bank income (docs/domain/money.md 4.1): an assignment is not edited, it is taken back by opposite journals. */
export const profitLifecycle = {
  ...table,
  inputs,
  inputDefaults,
  inputRules,
  conditions: profitBlock,
} as const;
