import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { balanceAfterLeg, type EntryLeg } from '../../../../src/domain/ledger/staffEntries';
import type { AssetClass } from '../../../../src/domain/lending/LoanBook';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../../../src/domain/money';
import type { ActionBlockKey } from '../../../../src/i18n/Catalogue';
import type { ConditionBlock } from '../../../../src/entity/lifecycle';
import type { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import { messageOf } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { accountFacts, numberOf } from '../../../ledger/chart';
import { ledgerOf } from '../../../ledger/Ledger';
import { amountsCorrected } from '../../loans/book/adjust';
import { fileOf } from '../../loans/book/fileOf';
import { type Doing, type LoanFile, withClass } from '../../loans/book/LoanFile';
import { receiptOver } from '../../e-receipts/receipt/receipts';
import { receiptTaken } from '../../loans/book/resplit';
import { onLoan } from '../../loans/loan/onLoan';
import { takeBackBlock } from '../../settings/bank-gateway-outgoing/takeBack';
import { freeLine } from '../bank-transaction/bankReferences';
import { type Booked, lastJournal } from './booking';
import { isStillUpgraded, type LoanPart, tried } from './loanPart';

/** What taking an entry back would do now. */
export interface Reversal {
  legs: EntryLeg[];
  /** Of the fee that was charged with it. */
  feeLegs: EntryLeg[];
  part: LoanPart | null;
  block: ConditionBlock | null;
}

const blocked = (
  key: ActionBlockKey,
  values?: Readonly<Record<string, string>>,
): ConditionBlock => ({
  kind: 'condition',
  message: `actionBlocks.${key}`,
  ...(values && { values }),
});

const kindOf = ({ kind }: MockRecord): StaffEntryKind => kind as StaffEntryKind;

/** The legs of one of the ledger's own journals with the sides exchanged. */
function oppositeLegs({ store }: Pick<Call, 'store'>, journalId: unknown): EntryLeg[] {
  const journal = journalId ? ledgerOf(store).journal(String(journalId)) : undefined;
  return (journal?.lines ?? []).map(({ account, holder, debit, credit }) => ({
    account,
    holder,
    ...(debit === null ? {} : { credit: debit }),
    ...(credit === null ? {} : { debit: credit }),
  }));
}

/** What undoes an entry on its loan. */
function undoOf(entry: MockRecord): (file: LoanFile, doing: Doing) => LoanFile {
  const { onLoan: action } = ENTRY_KINDS[kindOf(entry)];
  if (action === 'receipt')
    return (file, doing) => receiptTaken(file, doing, Number(entry.receiptId));
  if (action === 'correct_amounts')
    return (file, doing) =>
      amountsCorrected(file, doing, {
        part: entry.correctedPart as Parameters<typeof amountsCorrected>[2]['part'],
        difference: minus(ZERO, plus(String(entry.difference))),
        comment: String(entry.number),
      });
  return (file) => ({
    ...withClass(file, entry.formerClass as AssetClass),
    manualUpgrade: (entry.formerUpgrade as AssetClass | null) ?? undefined,
  });
}

/** Why the loan cannot give back what the entry did, as far as the loan itself does not say it. */
function loanBlock(entry: MockRecord, file: LoanFile): ConditionBlock | null {
  const { onLoan: action } = ENTRY_KINDS[kindOf(entry)];
  if (action === 'receipt' && !file.receipts.some(({ id }) => id === entry.receiptId))
    return blocked('entry_receipt_gone');
  if (action === 'correct_amounts' && entry.hasClosedRows === true)
    return blocked('entry_rows_closed');
  return action === 'upgrade_class' &&
    !isStillUpgraded(file, entry.classification, entry.formerClass)
    ? blocked('entry_class_moved')
    : null;
}

/** The refusal of the rules of lending as a condition that says its reason. */
const ofRefusal = (call: Call, { text, details }: ApiError): ConditionBlock =>
  blocked('entry_limit', {
    reason: messageOf(text, call.headers.get('accept-language'), details.values),
  });

/** What the loan gives back to the temporary account before the money leaves it again. */
function givenBack(entry: MockRecord, part: LoanPart | null): string {
  if (ENTRY_KINDS[kindOf(entry)].onLoan !== 'receipt' || !part) return ZERO;
  const receipt = part.before.receipts.find(({ id }) => id === entry.receiptId);
  return receipt ? minus(receipt.amount, receipt.split.temporary) : ZERO;
}

/** An account that has not enough left for what would leave it. */
function spentBlock(
  { store }: Pick<Call, 'store'>,
  entry: MockRecord,
  { legs, part }: Pick<Reversal, 'legs' | 'part'>,
): ConditionBlock | null {
  const ledger = ledgerOf(store);
  for (const leg of legs) {
    const { account, holder } = leg;
    const asked = holder === null ? { tenant: String(entry.tenant) } : { holder };
    const held = ledger.balanceOf(account, asked);
    const back = account === 'temporary' ? givenBack(entry, part) : ZERO;
    const after = balanceAfterLeg(plus(held, back), accountFacts(account).natural, leg);
    if (!isNegativeMoney(after)) continue;
    return blocked('entry_spent', {
      account: numberOf(account, holder),
      balance: plus(held, back),
      amount: leg.debit ?? leg.credit ?? ZERO,
    });
  }
  return null;
}

/** What would take an entry back now, and what stands against it (docs/domain/money.md 4.5). */
export function reversalOf(call: Call, entry: MockRecord): Reversal {
  const { store } = call;
  const legs = oppositeLegs(call, entry.journalId);
  const feeLegs = oppositeLegs(call, entry.feeJournalId);
  const loan = ENTRY_KINDS[kindOf(entry)].onLoan
    ? store.collection('loans')?.get(entry.loanId as number)
    : undefined;
  const none: Reversal = { legs, feeLegs, part: null, block: null };
  if (entry.state !== 'BOOKED') return none;
  if (loan) {
    const file = fileOf(loan);
    const run = undoOf(entry);
    const isGone = loanBlock(entry, file);
    const { after, refusal } = isGone ? { after: null, refusal: null } : tried(call, loan, run);
    none.part = { record: loan, before: file, after, run, refusal };
    if (isGone) return { ...none, block: isGone };
    if (refusal) return { ...none, block: ofRefusal(call, refusal) };
  }
  const block =
    takeBackBlock(store, entry.journalId) ??
    receiptBlock(call, entry) ??
    closedBlock(call, legs) ??
    spentBlock(call, entry, none);
  return { ...none, block };
}

/** A fee whose receipt stands with the tax service, or may, is given back after the receipt. */
function receiptBlock({ store }: Pick<Call, 'store'>, entry: MockRecord): ConditionBlock | null {
  const { feeJournalId } = entry;
  const receipt = feeJournalId ? receiptOver(store, String(feeJournalId)) : undefined;
  if (!receipt) return null;
  const key = receipt.state === 'SENT' ? 'entry_fee_receipt' : 'entry_fee_receipt_unanswered';
  return blocked(key, { receipt: String(receipt.billId) });
}

const SAVINGS_OVER: readonly unknown[] = ['CLOSED', 'CANCELED'];

/** A wallet or savings that take part no more: they were paid out and are not opened again. */
function closedBlock({ store }: Pick<Call, 'store'>, legs: EntryLeg[]): ConditionBlock | null {
  const heldBy = (account: EntryLeg['account']) =>
    legs.find((leg) => leg.account === account)?.holder;
  const wallet = heldBy('wallet');
  if (wallet !== undefined && store.collection('wallets')?.get(wallet ?? 0)?.state !== 'OPEN')
    return blocked('entry_wallet_closed');
  const saving = heldBy('deposit');
  const isOver = SAVINGS_OVER.includes(store.collection('saving')?.get(saving ?? 0)?.state);
  return saving !== undefined && isOver ? blocked('entry_savings_over') : null;
}

/**
 * Takes an entry back: its loan first, then the opposite of its journal.
 * @throws ApiError 409 when something stands against it: nothing is booked then
 */
export function reversed(call: Call, entry: MockRecord, reason: string): Booked {
  const { block, part } = reversalOf(call, entry);
  if (block) throw blockedAnswer(block);
  const { store, caller } = call;
  const source = `accounting/entries/${entry.id}`;
  const { onLoan: action } = ENTRY_KINDS[kindOf(entry)];
  let reversalId: string | null = null;
  if (part?.run) {
    const after = onLoan(
      call,
      part.record,
      {
        by: caller.id,
        source,
        action: 'reverse_entry',
        field: action === 'upgrade_class' ? 'classification' : 'balance',
        reason,
      },
      part.run,
    );
    reversalId = action === 'upgrade_class' ? null : lastJournal(after, 'CORRECTION');
  }
  const takenBack = (journalId: unknown): string =>
    ledgerOf(store).reverse(String(journalId), {
      at: store.clock.iso(),
      by: caller.id,
      valueDate: store.clock.today(),
      reason,
    }).id;
  if (entry.journalId) reversalId = takenBack(entry.journalId);
  if (entry.feeJournalId) takenBack(entry.feeJournalId);
  freeLine(store, caller.id, String(entry.number));
  const owner =
    customerOf(call, entry) ??
    (entry.merchantId ? collectionOf(call, 'customers').get(Number(entry.merchantId)) : undefined);
  tellOwner(call, owner, { action: 'reverse_entry', source, reason });
  return { reversalId };
}
