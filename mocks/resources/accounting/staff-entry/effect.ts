import { systemSettingsOf } from '../../settings/system/systemSettings';
import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import type { LoanState } from '../../../../src/domain/enums/loans';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import {
  balanceAfterLeg,
  type EntryLeg,
  needsSecond,
} from '../../../../src/domain/ledger/staffEntries';
import { bringToDate } from '../../../../src/domain/lending/accrual';
import { claimsOf } from '../../../../src/domain/lending/claims';
import { plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { splitOf } from '../../../../src/domain/lending/waterfall';
import type {
  EntryEffect,
  EntryLegShown,
  EntryLoanSide,
} from '../../../../src/resources/accounting/staff-entry/api';
import type { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import { messageOf } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { accountFacts, type LedgerAccount, numberOf } from '../../../ledger/chart';
import { ledgerOf, type LedgerLine } from '../../../ledger/Ledger';
import { recordFields } from '../../loans/book/fields';
import { bookOf, type LoanFile } from '../../loans/book/LoanFile';
import { holderOfLine } from '../../loans/loan/ledger';
import { bookedAlone } from './entryDay';
import type { LoanPart } from './loanPart';
import { type EntryPlan, planOf } from './plan';
import { reversalOf } from './reversing';

const NOTHING: EntryEffect = {
  legs: [],
  limits: [],
  owner: null,
  fee: null,
  loan: null,
  needsSecond: false,
  bookedAlone: ZERO,
  refusal: null,
};

/** A leg of the entry, or of the interest that its loan books on the way: that moves accounts, and is not the entry's. */
interface MovingLeg extends EntryLeg {
  isAccrual?: boolean;
  isFee?: boolean;
}

const asFee = (leg: EntryLeg): MovingLeg => ({ ...leg, isFee: true });

/** Legs with what their accounts hold before and after each, one after the other. */
function shownLegs(store: Store, tenant: string, legs: readonly MovingLeg[]): EntryLegShown[] {
  const ledger = ledgerOf(store);
  const held = new Map<string, string>();
  return legs.flatMap((leg) => {
    const { account, holder, debit = null, credit = null, isFee = false } = leg;
    const number = numberOf(account, holder);
    const before =
      held.get(number) ?? ledger.balanceOf(account, holder === null ? { tenant } : { holder });
    const after = balanceAfterLeg(before, accountFacts(account).natural, leg);
    held.set(number, after);
    return leg.isAccrual
      ? []
      : [{ account, number, isFee, debit, credit, before, after, journalId: null }];
  });
}

/** What the loan would add to its journals. */
function loanLegs({ record, before, after }: LoanPart): MovingLeg[] {
  const holderOf = holderOfLine(record);
  return (after?.lines ?? []).slice(before.lines.length).map((line) => {
    const account = line.accountKey.replace('ledgerAccounts.', '') as LedgerAccount;
    return {
      account,
      holder: holderOf(account, line),
      isAccrual: line.kind === 'ACCRUAL',
      ...(line.debit === null ? {} : { debit: line.debit }),
      ...(line.credit === null ? {} : { credit: line.credit }),
    };
  });
}

function sideOf(file: LoanFile, today: string): EntryLoanSide {
  const { balance, dueNow } = recordFields(file, today) as Record<string, unknown>;
  return {
    state: file.state as LoanState,
    balance: String(balance ?? ZERO),
    dueNow: String(dueNow ?? ZERO),
    classification: file.book ? file.storedClass : null,
    registry: file.registry?.writeStatus ?? null,
  };
}

function shownLoan(
  store: Store,
  kind: StaffEntryKind,
  { record, before, after }: LoanPart,
): EntryEffect['loan'] {
  const today = store.clock.today();
  const isReceipt = ENTRY_KINDS[kind].onLoan === 'receipt' && after !== null;
  const isNew = isReceipt && after.receipts.length > before.receipts.length;
  const receipt = isNew ? after.receipts.at(-1) : undefined;
  const reach = before.state === 'LOAN_COURT' ? 'ALL' : 'DUE';
  return {
    id: Number(record.id),
    code: String(record.code),
    before: sideOf(before, today),
    after: after && sideOf(after, today),
    owed: isNew ? splitOf(claimsOf(bringToDate(bookOf(before), today), today, reach)) : null,
    split: receipt?.split ?? null,
    released: receipt?.released ?? null,
  };
}

/** A refusal in the caller's language; one of a field says what its field does. */
export function refusalText(call: Call, { text, details }: ApiError): string {
  const language = call.headers.get('accept-language');
  return details.fields?.classification
    ? messageOf(consoleTexts('loanActions.class.not_better'), language)
    : messageOf(text, language, details.values);
}

/** What each check needs to be filled in before it says anything. */
const NEEDS: readonly (readonly [check: RegExp, isThere: (plan: EntryPlan) => boolean])[] = [
  [/^saving/, ({ saving }) => saving !== null],
  [/^loan/, ({ part }) => part !== null],
  [/^(wallet|transfer|merchant)/, ({ owner }) => owner !== null],
  [
    /^(bankLeft|ownerSame)$/,
    ({ kind, parties, owner }) =>
      kind === 'INTERNAL_TRANSFER'
        ? Boolean(parties.fromAccount && parties.toAccount)
        : owner !== null,
  ],
];

/** Limits of what is filled in so far: nothing is said against savings that nobody has chosen yet. */
const knownLimits = (plan: EntryPlan): EntryEffect['limits'] =>
  plan.limits.filter(({ key }) =>
    NEEDS.every(([check, isThere]) => !check.test(key) || isThere(plan)),
  );

/** What a plan would do, as the console shows it. */
export function effectOf(call: Call, plan: EntryPlan): EntryEffect {
  const { store } = call;
  const { kind, tenant, legs, part, atBank, amount, fee } = plan;
  const isAsked = part !== null || legs.length > 0;
  const alone = bookedAlone(call, plan);
  return {
    legs: shownLegs(store, tenant, [
      ...legs,
      ...plan.feeLegs.map(asFee),
      ...(part ? loanLegs(part) : []),
    ]),
    limits: knownLimits(plan),
    owner: atBank,
    fee,
    loan: part && shownLoan(store, kind, part),
    needsSecond: isAsked && needsSecond(kind, amount, systemSettingsOf(store), alone),
    bookedAlone: alone,
    refusal: part?.refusal ? refusalText(call, part.refusal) : null,
  };
}

/** What taking an entry back would do. */
export function reversalEffect(call: Call, entry: MockRecord): EntryEffect {
  const { legs, feeLegs, part } = reversalOf(call, entry);
  const all = [...(part ? loanLegs(part) : []), ...legs, ...feeLegs.map(asFee)];
  return {
    ...NOTHING,
    legs: shownLegs(call.store, String(entry.tenant), all),
    loan: part && shownLoan(call.store, entry.kind as StaffEntryKind, part),
  };
}

/** A line of a journal with what its account held before and after it. */
function bookedLeg(store: Store, journalId: string, tenant: string, line: LedgerLine) {
  const { account, holder, debit, credit, number, id } = line;
  const { natural } = accountFacts(account);
  const asked = holder === null ? { account, tenant } : { account, holder };
  let before = ZERO;
  for (const one of ledgerOf(store).lines(asked)) {
    if (one.id === id) break;
    before = balanceAfterLeg(before, natural, sidesOf(one));
  }
  const after = balanceAfterLeg(before, natural, sidesOf(line));
  const isFee = ledgerOf(store).journal(journalId)?.kind === 'WALLET_FEE';
  return { account, number, isFee, debit, credit, before, after, journalId };
}

const sidesOf = ({ debit, credit }: Pick<LedgerLine, 'debit' | 'credit'>) => ({
  ...(debit === null ? {} : { debit }),
  ...(credit === null ? {} : { credit }),
});

/** The fee that an entry was booked with. */
function shownFee({ store }: Call, entry: MockRecord): EntryEffect['fee'] {
  if (typeof entry.fee !== 'string') return null;
  const { lines = [] } = ledgerOf(store).journal(String(entry.feeJournalId)) ?? {};
  const fee = total(lines.map(({ debit }) => debit ?? ZERO));
  return { fee, total: plus(String(entry.amount), fee) };
}

/** What an entry has done, from its journals; of one that waits, what it would do now. */
export function entryEffect(call: Call, entry: MockRecord): EntryEffect {
  const { store } = call;
  if (entry.state === 'WAITING')
    return effectOf(call, planOf(call, entry.kind as StaffEntryKind, entry, entry.id));
  const ledger = ledgerOf(store);
  const { journalId, feeJournalId, loanJournalId, reversalId } = entry;
  const feeReversal = feeJournalId ? ledger.reversalOf(String(feeJournalId)) : null;
  const journals = [journalId, feeJournalId, loanJournalId, reversalId, feeReversal].flatMap(
    (id) => {
      const journal = id ? ledger.journal(String(id)) : undefined;
      return journal ? [journal] : [];
    },
  );
  return {
    ...NOTHING,
    fee: shownFee(call, entry),
    legs: journals.flatMap(({ id, lines, tenant }) =>
      lines.map((line): EntryLegShown => bookedLeg(store, id, tenant, line)),
    ),
  };
}
