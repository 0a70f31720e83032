import { bringToDate } from '../../../../src/domain/lending/accrual';
import { claimsOf } from '../../../../src/domain/lending/claims';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import { splitOf } from '../../../../src/domain/lending/waterfall';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import { Refusal } from '../../../../src/domain/lending/Refusal';
import type { JournalLine } from '../../../../src/resources/loans/loan/api';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import type { DividedPart } from '../../../../src/domain/matching/parts';
import type {
  Assignment,
  LoanSide,
  PartPreview,
} from '../../../../src/resources/accounting/profit/api';
import type { LedgerAccount } from '../../../ledger/chart';
import { type Journal, ledgerOf } from '../../../ledger/Ledger';
import { ApiError, invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { answeringRefusals } from '../../../engine/hindered';
import { messageOf } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { refuseOtherLenderAt } from '../../../engine/oneLender';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';
import { isVisible } from '../../../engine/tenancy';
import { heldSince } from '../../loans/book/handover';
import { recordFields } from '../../loans/book/fields';
import { fileOf } from '../../loans/book/fileOf';
import { bookOf, type Doing, type LoanFile } from '../../loans/book/LoanFile';
import { receiptTaken, receiveAt } from '../../loans/book/resplit';
import { customerName } from '../../loans/loan/loanProfile';
import { onLoan } from '../../loans/loan/onLoan';
import { profitNumber } from './samples';
import { partsIn } from './temporaryIncome';

const RESOURCE = 'accounting/profits';
const PAYABLE: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/** A part with the records that it goes to. */
interface Targeted {
  part: DividedPart;
  loan: MockRecord | undefined;
  customer: MockRecord;
}

/**
 * The records that parts go to: of the line's lender, and such as the caller may see.
 * @throws ApiError 400 beside the part
 */
export function targetsOf(call: Call, line: MockRecord, parts: readonly DividedPart[]): Targeted[] {
  const isSeen = (record: MockRecord | undefined): record is MockRecord =>
    record !== undefined && isVisible(call.caller, record);
  return parts.map((part, place) => {
    const loan = part.loanId === null ? undefined : collectionOf(call, 'loans').get(part.loanId);
    if (part.loanId !== null) {
      if (!isSeen(loan)) throw invalid({ [`parts.${place}.loanId`]: 'validation.invalid_value' });
      refuseOtherLenderAt(`parts.${place}.loanId`, line, loan);
    }
    const customer = collectionOf(call, 'customers').get(
      loan ? (loan.customerId as number) : part.customerId,
    );
    // A claim that another lender ceded is paid like any other: its borrower's account is not touched, or is settled.
    if (!customer || !(loan || isSeen(customer))) {
      throw invalid({ [`parts.${place}.customerId`]: 'validation.invalid_value' });
    }
    if (!loan) refuseOtherLenderAt(`parts.${place}.customerId`, line, customer);
    return { part: { ...part, amount: plus(part.amount) }, loan, customer };
  });
}

/** What booked the line when it came: its money waits among the unrecognised, or still on the bank's statement alone. */
const sourceOf = ({ state }: MockRecord) =>
  state === 'PENDING' ? ('bank' as const) : ('unrecognised' as const);

/** The value date of a line on a loan: its own, but no day before the line's lender had the claim (docs/domain/ownership.md 1.3). */
function dayOn({ date }: MockRecord, file: LoanFile): string {
  const since = heldSince(file) ?? '';
  return String(date) > since ? String(date) : since;
}

/** A loan takes a part at the line's value date, but not before its own issue. */
const received =
  (line: MockRecord, amount: string) =>
  (file: LoanFile, doing: Doing): LoanFile => {
    const { book, state } = file;
    if (!book || !PAYABLE.includes(state)) {
      throw new Refusal([{ code: 'STATE_FORBIDS', values: { state } }]);
    }
    if (payoffOn(book, doing.date).total === '0.00')
      throw new Refusal([{ code: 'NOTHING_TO_PAY' }]);
    return receiveAt(file, doing, dayOn(line, file), {
      amount,
      source: 'BANK',
      from: sourceOf(line),
    });
  };

const temporaryOf = (call: Call, customer: MockRecord): string =>
  ledgerOf(call.store).balanceOf('temporary', { holder: Number(customer.id) });

/**
 * What parts would do, one after the other, by the functions that book them. Nothing is written.
 */
export function previewed(
  call: Call,
  line: MockRecord,
  targets: readonly Targeted[],
): PartPreview[] {
  const { store, caller } = call;
  const today = store.clock.today();
  const doing = { date: today, at: store.clock.iso(), by: caller.id };
  const files = new Map<MockRecord, LoanFile>();
  const temporaries = new Map<MockRecord, string>();
  return targets.map(({ part, loan, customer }): PartPreview => {
    const before = temporaries.get(customer) ?? temporaryOf(call, customer);
    const temporaryAfter = (more: string) => {
      const after = plus(before, more);
      temporaries.set(customer, after);
      return { before, after };
    };
    const base = {
      loanId: part.loanId,
      loanCode: loan ? String(loan.code) : null,
      customerId: Number(customer.id),
      customerName: customerName(customer),
      amount: part.amount,
      owed: null,
      split: null,
      released: null,
      loan: null,
      refusal: null,
    };
    if (!loan) {
      return { ...base, target: 'TEMPORARY', temporary: temporaryAfter(part.amount) };
    }
    const file = files.get(loan) ?? fileOf(loan);
    try {
      const after = answeringRefusals(() => received(line, part.amount)(file, doing));
      files.set(loan, after);
      const { split = null, released = null } = after.receipts.at(-1) ?? {};
      const date = dayOn(line, file);
      const reach = file.state === 'LOAN_COURT' ? 'ALL' : 'DUE';
      return {
        ...base,
        target: 'LOAN',
        owed: splitOf(claimsOf(bringToDate(bookOf(file), date), date, reach)),
        split,
        released,
        loan: { before: sideOf(file, today), after: sideOf(after, today) },
        temporary: temporaryAfter(split?.temporary ?? '0.00'),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { text, details } = error;
      return {
        ...base,
        target: 'LOAN',
        temporary: { before, after: before },
        refusal: messageOf(text, call.headers.get('accept-language'), details.values),
      };
    }
  });
}

function sideOf(file: LoanFile, today: string): LoanSide {
  const { balance, dueNow } = recordFields(file, today) as Record<string, unknown>;
  return { state: file.state, balance: String(balance), dueNow: String(dueNow) };
}

/**
 * Books the parts of a line: on their loans at its value date, or on temporary accounts. All of them are tried before the
 * first is booked, so that a refusal leaves everything as it was.
 * @param by null when the gateway itself has recognised it
 * @throws ApiError 409 when a loan cannot take its part
 */
export function bookParts(
  call: Call,
  line: MockRecord,
  targets: readonly Targeted[],
  by: string | null,
): Assignment[] {
  const { store } = call;
  const at = store.clock.iso();
  const trial = { date: store.clock.today(), at, by };
  answeringRefusals(() => {
    for (const { part, loan } of targets) {
      if (loan) received(line, part.amount)(fileOf(loan), trial);
    }
  });
  const before = partsIn(line).length;
  return targets.map(({ part, loan, customer }, place): Assignment => {
    const base = {
      id: `${line.id}-${before + place + 1}`,
      loanId: part.loanId,
      loanCode: loan ? String(loan.code) : null,
      customerId: Number(customer.id),
      customerName: customerName(customer),
      amount: part.amount,
      undoneBy: null,
    };
    if (loan) {
      const told = { by, source: String(line.number), action: 'assign', field: 'balance' } as const;
      const receipt = onLoan(call, loan, told, received(line, part.amount)).receipts.at(-1);
      if (!receipt) throw new Error(`loan ${loan.id} has no receipt`);
      return { ...base, target: 'LOAN', journalId: receipt.journalId, receiptId: receipt.id };
    }
    const { id } = ledgerOf(store).post({
      kind: 'ASSIGNMENT',
      valueDate: String(line.date),
      at,
      by,
      tenant: String(line.tenant),
      of: originOf(line),
      lines: [
        { account: sourceOf(line), debit: part.amount },
        { account: 'temporary', holder: Number(customer.id), credit: part.amount },
      ],
    });
    return { ...base, target: 'TEMPORARY', journalId: id, receiptId: null };
  });
}

const originOf = ({ id }: MockRecord) =>
  ({ resource: RESOURCE, id: Number(id), label: profitNumber(Number(id)) }) as const;

/**
 * Money that the gateway has recognised for nobody: it waits on the account for unrecognised income (4.1).
 * @param account of the lender at the bank, onto which it came
 */
export function bookUnrecognised(
  { store }: Call,
  line: MockRecord,
  account: BankAccountKey = 'bank',
): void {
  ledgerOf(store).post({
    kind: 'BANK_INCOME',
    valueDate: String(line.date),
    at: store.clock.iso(),
    by: null,
    tenant: String(line.tenant),
    of: originOf(line),
    lines: [
      { account, debit: String(line.amount), ref: String(line.reference) },
      { account: 'unrecognised', credit: String(line.amount) },
    ],
  });
}

/**
 * Parts that cannot come back: what lies on a temporary account, or went there with a receipt, has left it, or the receipt
 * is not on its loan any more.
 */
export function spentParts({ store }: Pick<Call, 'store'>, line: MockRecord): number {
  const ledger = ledgerOf(store);
  return partsIn(line).filter((part) => {
    if (part.undoneBy !== null) return false;
    const needed = part.loanId === null ? part.amount : restOf(store, part);
    const balance = ledger.balanceOf('temporary', { holder: part.customerId });
    return needed === undefined || minus(balance, needed).startsWith('-');
  }).length;
}

/** What the receipt of a part left on the temporary account; undefined when it is not on its loan any more. */
function restOf(store: Store, { loanId, receiptId }: Assignment): string | undefined {
  const loan = store.collection('loans')?.get(loanId ?? 0);
  const receipt = loan && fileOf(loan).receipts.find(({ id }) => id === receiptId);
  return receipt?.split.temporary;
}

/** Whether a journal of the ledger's own took its money from an account, and can be taken back as it is. */
const isOutOf = (journal: Journal | undefined, account: LedgerAccount): boolean =>
  journal?.of?.resource === RESOURCE &&
  journal.lines.some((line) => line.account === account && line.debit !== null);

/**
 * Takes every part of a line back by opposite journals: a receipt leaves its loan (docs/domain/lending.md 8.6), and all money
 * waits among the unrecognised, on the account of the line's lender, also where the gateway had not looked at the line before.
 * @throws ApiError 409 when a receipt cannot be taken out
 */
export function undoParts(call: Call, line: MockRecord, reason: string): Assignment[] {
  const { store, caller } = call;
  const ledger = ledgerOf(store);
  const at = store.clock.iso();
  const today = store.clock.today();
  const held = partsIn(line).filter(({ undoneBy }) => undoneBy === null);
  const loanOf = ({ loanId }: Assignment) =>
    loanId === null ? undefined : collectionOf(call, 'loans').get(loanId);
  const taken =
    ({ receiptId }: Assignment) =>
    (file: LoanFile, doing: Doing) =>
      receiptTaken(file, doing, Number(receiptId), 'unrecognised');
  answeringRefusals(() => {
    for (const part of held) {
      const loan = loanOf(part);
      if (loan) taken(part)(fileOf(loan), { date: today, at, by: caller.id });
    }
  });
  const undone = new Map(
    held.map((part): [string, string] => {
      const loan = loanOf(part);
      const told = { by: caller.id, source: String(line.number), field: 'balance' } as const;
      if (loan) {
        const { lines } = onLoan(call, loan, { ...told, action: 'undo_assign' }, taken(part));
        const { journalId } = lines.findLast(
          ({ accountKey }) => accountKey === 'ledgerAccounts.unrecognised',
        ) as JournalLine;
        return [part.id, journalId];
      }
      if (isOutOf(ledger.journal(part.journalId), 'unrecognised'))
        return [
          part.id,
          ledger.reverse(part.journalId, { at, by: caller.id, valueDate: today, reason }).id,
        ];
      const { id } = ledger.post({
        kind: 'ASSIGNMENT',
        valueDate: today,
        at,
        by: caller.id,
        tenant: String(line.tenant),
        memo: reason,
        of: originOf(line),
        lines: [
          { account: 'temporary', holder: part.customerId, debit: part.amount },
          { account: 'unrecognised', credit: part.amount },
        ],
      });
      return [part.id, id];
    }),
  );
  return partsIn(line).map((part) => ({
    ...part,
    undoneBy: part.undoneBy ?? undone.get(part.id) ?? null,
  }));
}
