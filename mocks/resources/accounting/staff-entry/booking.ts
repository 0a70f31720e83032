import type { LedgerEntryKind } from '../../../../src/domain/enums/accounting';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import type { EntryLeg } from '../../../../src/domain/ledger/staffEntries';
import type { AssetClass } from '../../../../src/domain/lending/LoanBook';
import { isLive } from '../../../../src/domain/lending/Installment';
import type { Call } from '../../../engine/Call';
import { invalid } from '../../../engine/ApiError';
import { tellOwner } from '../../../engine/ownedRecords';
import type { RecId } from '../../../engine/MockRecord';
import { ledgerOf } from '../../../ledger/Ledger';
import type { LoanFile } from '../../loans/book/LoanFile';
import { customerName } from '../../loans/loan/loanProfile';
import { payOut } from '../../settings/bank-gateway-outgoing/payOut';
import { onLoan } from '../../loans/loan/onLoan';
import { lineByReference, takeLine } from '../bank-transaction/bankReferences';
import { againstPlan, type EntryPlan } from './plan';

/** The entry that is booked, before or after it is kept. */
interface EntryRef {
  id: RecId;
  number: string;
  comment: string;
}

/** What an entry keeps of its booking beside its own fields; what no field shows is for taking it back. */
export type Booked = Record<string, unknown>;

/** How many rows of a loan are still to be paid. */
export const liveRows = ({ book }: LoanFile): number => (book?.rows ?? []).filter(isLive).length;

/** The last journal that a loan has made of a kind. */
export const lastJournal = ({ lines }: LoanFile, kind: string): string | null =>
  lines.findLast((line) => line.kind === kind)?.journalId ?? null;

/**
 * Books a plan: in the ledger, on the loan, and in the histories of everybody whose money it moves.
 * @param byTwo another person than the author approves it
 * @throws ApiError 400, 409 when something stands against it: nothing is booked then
 */
export function booked(
  call: Call,
  plan: EntryPlan,
  { id, number, comment }: EntryRef,
  byTwo = false,
): Booked {
  const against = againstPlan(plan);
  if (against) throw against;
  const { store, caller } = call;
  const { kind, legs, part, owner, tenant, atBank, values, fee, valueDate } = plan;
  const { books } = ENTRY_KINDS[kind];
  if (books && legs.length === 0) throw invalid({ amount: 'validation.amount' });
  if (part && !part.run) throw invalid({ loanId: 'validation.invalid_value' });
  const posting = <K extends LedgerEntryKind>(journalKind: K, lines: readonly EntryLeg[]) => ({
    kind: journalKind,
    valueDate,
    at: store.clock.iso(),
    by: caller.id,
    tenant,
    memo: comment,
    of: { resource: 'accounting/entries', id, label: number } as const,
    lines,
  });
  const post = (journalKind: LedgerEntryKind, lines: readonly EntryLeg[]) =>
    ledgerOf(store).post(posting(journalKind, lines));
  const journal =
    kind === 'WALLET_CASH_OUT'
      ? payOut(store, {
          number,
          customer: owner ?? undefined,
          amount: String(plan.amount),
          from: 'bankPayouts',
          by: caller.id,
          byTwo,
          posting: posting(kind, legs),
        })
      : books && post(books.kind, legs);
  const feeJournal = plan.feeLegs.length > 0 ? post('WALLET_FEE', plan.feeLegs) : null;
  const line = values.bankReference
    ? lineByReference(store, tenant, values.bankReference)
    : undefined;
  if (line && owner) takeLine(store, line, { by: caller.id, number, owner: customerName(owner) });
  const source = `accounting/entries/${id}`;
  tellOwner(call, owner ?? undefined, { action: 'staff_entry', source, reason: comment });
  return {
    journalId: journal?.id ?? null,
    valueDate,
    bookingDay: ledgerOf(store).openDay,
    ...(fee ? { fee: fee.fee, feeJournalId: feeJournal?.id ?? null } : {}),
    ...(atBank ? { ownerName: atBank.bankName, ownerMatch: atBank.match } : {}),
    ...(part ? bookedOnLoan(call, plan, { source, comment }) : {}),
    ...(values.bankReference ? { bankReference: String(values.bankReference).trim() } : {}),
  };
}

/** The loan's side, by the loan's own functions. */
function bookedOnLoan(
  call: Call,
  { kind, part, values }: EntryPlan,
  { source, comment }: { source: string; comment: string },
): Booked {
  if (!part?.run) return {};
  const { onLoan: action } = ENTRY_KINDS[kind];
  const { before, record, run } = part;
  const after = onLoan(
    call,
    record,
    {
      by: call.caller.id,
      source,
      action: action === 'receipt' ? 'pay' : String(action),
      field: action === 'upgrade_class' ? 'classification' : 'balance',
      reason: comment,
    },
    run,
  );
  if (action === 'receipt') {
    const receipt = after.receipts.at(-1);
    return { receiptId: receipt?.id ?? null, loanJournalId: receipt?.journalId ?? null };
  }
  if (action === 'correct_amounts') {
    return {
      loanJournalId: lastJournal(after, 'CORRECTION'),
      hasClosedRows: liveRows(after) < liveRows(before),
    };
  }
  return {
    formerClass: before.storedClass,
    formerUpgrade: before.manualUpgrade ?? null,
    classification: values.classification as AssetClass,
  };
}
