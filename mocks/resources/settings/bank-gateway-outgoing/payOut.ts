import {
  PAY_OUTS,
  payOutBlock,
  type PayOutFacts,
  type PayOutKind,
  type PayOutRule,
  takesTwo,
} from '../../../../src/domain/ledger/payOut';
import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { larger, ZERO } from '../../../../src/domain/lending/amounts';
import { compareOwners } from '../../../../src/domain/wallets/ownerNames';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import { type Journal, ledgerOf, type Posting } from '../../../ledger/Ledger';
import { openFraudsOf } from '../../accounting/fraud-transfer/fraudCases';
import { customerName } from '../../loans/loan/loanProfile';
import { bankOwner } from '../../loans/loan/payoutOwner';
import { systemSettingsOf } from '../system/systemSettings';
import { aloneToday, type BankAccount, markPaid, sendOut } from './sendOut';

/** The prime account of a customer, to which money is paid out. */
function primeOf(store: Store, customer: MockRecord): BankAccount | null {
  const prime = store
    .collection('bank_account')
    ?.all.find(({ customerId, role }) => customerId === customer.id && role === 'PRIME');
  return prime ? { bankCode: Number(prime.bankCode), accountNumber: String(prime.number) } : null;
}

/** What the bank says of the account of a customer; null where there is none. */
function accountFacts(
  store: Store,
  customer: MockRecord,
  account: BankAccount | null,
): PayOutFacts['account'] {
  if (!account) return null;
  const atBank = bankOwner(store, account, customer);
  return {
    match: atBank === null ? null : compareOwners(atBank, customerName(customer)).match,
  };
}

/** Whom money goes to, from where, and who lets it go. */
export interface Paying {
  kind: PayOutKind;
  customer: MockRecord | undefined;
  from: BankAccountKey;
  /** User id of who decides; null for the gateway itself. */
  by: string | null;
  /** Alias of the lender whose account pays, where that is not the customer's. */
  tenant?: string;
  /** The account that is paid, where it is not the customer's prime one; null where it goes to somebody else. */
  to?: BankAccount | null;
}

const accountOf = (store: Store, { customer, to }: Paying): BankAccount | null =>
  to === undefined ? (customer ? primeOf(store, customer) : null) : to;

/** Everything that decides on money that leaves the house, as it is now (docs/domain/money.md 4.12). */
export function payOutFacts(store: Store, paying: Paying): PayOutFacts {
  const { kind, customer, from, by, to, tenant = lenderOf(customer) } = paying;
  const { fraud, access, owner, second }: PayOutRule = PAY_OUTS[kind];
  const [open] = fraud && customer ? openFraudsOf(store, customer.id) : [];
  const account = customer && accountFacts(store, customer, accountOf(store, paying));
  return {
    fraudCase: open ? String(open.number) : null,
    // Money that goes to nobody of ours asks nobody's access.
    ...(access && (customer || to !== null)
      ? { canTransfer: customer ? String(customer[access] ?? 'YES') : null }
      : {}),
    ...(owner && to !== null ? { account: account ?? null } : {}),
    bankLeft: ledgerOf(store).balanceOf(from, { tenant }),
    secondFrom: second && systemSettingsOf(store)[second],
    alone: second ? larger(aloneToday(store, 'aloneBy', by), paidAlone(store, customer)) : ZERO,
  };
}

const paidAlone = (store: Store, customer: MockRecord | undefined): string =>
  customer ? aloneToday(store, 'customerId', Number(customer.id)) : ZERO;

/** Money that leaves the house. */
export interface PayOut extends Paying {
  /** Decimal string above zero. */
  amount: string;
  /** The code of the loan that it pays, or pays for. */
  loanCode?: string;
  /** Another person has looked at it, asked for it or made it. */
  byTwo: boolean;
  /** The bank has said that it was paid: it is booked and in the log, not judged, and not sent again. */
  isExecuted?: boolean;
}

/**
 * Refuses what must not leave the house: before anything is booked of it.
 * @throws ApiError 409
 */
export function refusePayOut(store: Store, out: PayOut): void {
  if (out.isExecuted) return;
  const facts = payOutFacts(store, out);
  const block = payOutBlock(facts, out.amount);
  if (block) throw blockedAnswer(block);
  if (!out.byTwo && takesTwo(facts, out.amount))
    throw blockedAnswer({ kind: 'condition', message: 'actionBlocks.pay_out_second' });
}

/** A transfer as the outgoing log names it, with the journal that has booked it. */
interface Logged {
  number: string;
  journalId: string;
  tenant: string;
}

const loggedAs = (store: Store, out: PayOut, { number, journalId, tenant }: Logged) => ({
  number,
  tenant,
  customerId: out.customer ? Number(out.customer.id) : null,
  customerName: out.customer ? customerName(out.customer) : '',
  amount: out.amount,
  ...(accountOf(store, out) ?? { bankCode: null, accountNumber: null }),
  journalId,
  from: out.from,
  kind: out.kind,
  loanCode: out.loanCode ?? null,
  aloneBy: out.byTwo || PAY_OUTS[out.kind].second === null ? null : out.by,
});

/**
 * Hands money to the gateway of the bank that a room has booked itself; the room has asked `refusePayOut` before.
 * @returns what became of it
 */
export const handOver = (store: Store, out: PayOut, logged: Logged): OutgoingState =>
  sendOut(store, loggedAs(store, out, logged), out.isExecuted);

/** Money that leaves the house with what is booked of it. */
type Booking = Omit<PayOut, 'kind'> & {
  /** What it is called in the outgoing log. */
  number: string | ((journal: Journal) => string);
  posting: Posting & { kind: PayOutKind };
};

/**
 * The one door for money that leaves the house: everything that stands against it is asked, it is booked, and the gateway of
 * the bank sends it or keeps it back (docs/domain/money.md 4.12).
 * @throws ApiError 409: nothing is booked then
 */
export function payOut(store: Store, { number, posting, ...rest }: Booking): Journal {
  const { kind, tenant } = posting;
  const out = { ...rest, kind, tenant };
  refusePayOut(store, out);
  const journal = ledgerOf(store).post(posting);
  const name = typeof number === 'string' ? number : number(journal);
  handOver(store, out, { number: name, journalId: journal.id, tenant });
  return journal;
}

/** Books what the bank has executed already, as its log says: nothing is sent again (docs/domain/money.md 4.2, 4.3). */
export function bookExecuted(store: Store, number: string, posting: Posting): Journal {
  const journal = ledgerOf(store).post(posting);
  markPaid(store, number, journal.id);
  return journal;
}
