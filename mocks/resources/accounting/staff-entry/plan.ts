import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import {
  entryAmount,
  type EntryLeg,
  entryLegs,
  type EntryLimit,
  entryLimits,
  feeLegs,
} from '../../../../src/domain/ledger/staffEntries';
import { toDecimal, type MoneyValue } from '../../../../src/domain/money';
import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import { feeBy, feeLadder } from '../../../../src/domain/wallets/feeSteps';
import type { EntryFee, EntryOwner } from '../../../../src/resources/accounting/staff-entry/api';
import { type ApiError, invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { feeSteps } from '../../content/cashoutfee/rules';
import { debitByReference } from '../bank-transaction/bankReferences';
import { factsFor, ownerAtBank } from './entryFacts';
import { type LoanPart, loanPartOf } from './loanPart';
import { type Between, betweenOf } from './parties';

type Values = Readonly<Record<string, unknown>>;

/** What an entry would do now: calculated whole, and nothing of it done. Booking does exactly this. */
export interface EntryPlan extends Between {
  kind: StaffEntryKind;
  values: Values;
  /** Above zero; of a correction the size of its difference; null where there is none, or none yet. */
  amount: string | null;
  /** The day for which it counts: that of a debit of the bank, or the present one. */
  valueDate: string;
  limits: EntryLimit[];
  atBank: EntryOwner | null;
  /** What the ledger books by itself. */
  legs: EntryLeg[];
  /** What a kind that costs a fee costs now; null for any other, and without an amount. */
  fee: EntryFee | null;
  /** What the fee books, by a journal of its own. */
  feeLegs: EntryLeg[];
  /** What the loan does. */
  part: LoanPart | null;
}

/** The amount of an entry: typed, or the size of the change that a correction makes. */
function amountOf(kind: StaffEntryKind, { amount, difference }: Values): string | null {
  if (ENTRY_KINDS[kind].onLoan !== 'correct_amounts') return entryAmount(amount as MoneyValue);
  const size = toDecimal(difference as MoneyValue)?.abs();
  return size?.gt(0) ? plus(size.toFixed()) : null;
}

/** What the bank has taken counts for the day on which it did; everything else for the present one. */
function valueDateOf(
  { store }: Call,
  kind: StaffEntryKind,
  tenant: string,
  { bankReference }: Values,
): string {
  const debit =
    ENTRY_KINDS[kind].line === 'debit' ? debitByReference(store, tenant, bankReference) : undefined;
  return debit?.date ?? store.clock.today();
}

/**
 * Plans an entry.
 * @param own the id of the entry, where it is there already
 */
export function planOf(call: Call, kind: StaffEntryKind, values: Values, own?: unknown): EntryPlan {
  const isKept = own !== undefined;
  const between = betweenOf(call, kind, values, isKept ? values.tenant : undefined);
  const { asks } = ENTRY_KINDS[kind];
  const amount =
    asks.includes('amount') || asks.includes('difference') ? amountOf(kind, values) : null;
  const { fee: feeType } = ENTRY_KINDS[kind];
  const ladder = feeType ? feeLadder(feeSteps(call), feeType) : [];
  const facts = factsFor(call, kind, between, amount, {
    bankReference: asks.includes('bankReference') ? values.bankReference : null,
    ladder,
    own,
  });
  const charged = feeType && amount !== null ? feeBy(ladder, amount) : null;
  return {
    ...between,
    kind,
    values,
    amount,
    valueDate: valueDateOf(call, kind, between.tenant, values),
    limits: entryLimits(kind, facts),
    atBank: ownerAtBank(call.store, kind, between),
    legs: amount === null ? [] : entryLegs(kind, between.parties, amount),
    fee: charged === null ? null : { fee: charged, total: plus(amount ?? ZERO, charged) },
    feeLegs: charged && between.owner ? feeLegs(Number(between.owner.id), charged) : [],
    part: between.loan ? loanPartOf(call, kind, between.loan, values, amount) : null,
  };
}

/** What stands against booking a plan, the first thing first; undefined when nothing does. */
export function againstPlan({ wrong, limits, part }: EntryPlan): ApiError | undefined {
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  const broken = limits.filter(({ holds }) => !holds);
  if (broken.length > 0) {
    const byField = [...broken].reverse();
    return invalid(
      Object.fromEntries(byField.map(({ field, key }) => [field, `staffEntry.wrong.${key}`])),
      Object.fromEntries(
        byField.flatMap(({ field, most }) => (most === null ? [] : [[field, { most }]])),
      ),
    );
  }
  return part?.refusal ?? undefined;
}
