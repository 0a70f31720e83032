import type { PayOutFacts } from '../../../../src/domain/ledger/payOut';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { secondFrom } from '../../../../src/domain/systemSettings';
import { compareOwners } from '../../../../src/domain/wallets/ownerNames';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import { type Journal, ledgerOf, type Posting } from '../../../ledger/Ledger';
import { openFraudsOf } from '../../accounting/fraud-transfer/fraudCases';
import { customerName } from '../../loans/loan/loanProfile';
import { bankOwner } from '../../loans/loan/payoutOwner';
import { systemSettingsOf } from '../system/systemSettings';
import { sendOut } from './sendOut';

/** The prime account of a customer, to which money is paid out. */
const primeOf = (store: Store, customer: MockRecord): MockRecord | undefined =>
  store
    .collection('bank_account')
    ?.all.find(({ customerId, role }) => customerId === customer.id && role === 'PRIME');

/** Whether the bank names a customer as the owner of the prime account; null where there is none. */
function accountOf(store: Store, customer: MockRecord): PayOutFacts['account'] {
  const account = primeOf(store, customer);
  if (!account) return null;
  const { bankCode, number: accountNumber } = account;
  const atBank = bankOwner(store, { bankCode, accountNumber }, customer);
  return {
    match: atBank === null ? null : compareOwners(atBank, customerName(customer)).match,
  };
}

/**
 * Everything that decides on paying a customer, as it is now.
 * @param toOwner false where the money goes to somebody else for the customer
 */
export function payOutFacts(
  store: Store,
  customer: MockRecord | undefined,
  from: BankAccountKey,
  toOwner = true,
): PayOutFacts {
  const [fraud] = customer ? openFraudsOf(store, customer.id) : [];
  return {
    fraudCase: fraud ? String(fraud.number) : null,
    canTransfer: customer ? String(customer.canTransfer) : null,
    ...(toOwner ? { account: customer ? accountOf(store, customer) : null } : {}),
    bankLeft: ledgerOf(store).balanceOf(from, { tenant: lenderOf(customer) }),
    secondFrom: secondFrom('WALLET_CASH_OUT', systemSettingsOf(store)),
  };
}

/** Money that leaves the house: what it is called in the outgoing log, whose it is, and what is booked. */
interface PayOut {
  number(journal: Journal): string;
  customer: MockRecord;
  amount: string;
  from: BankAccountKey;
  /** False where it goes to somebody else for the customer. */
  toOwner?: boolean;
  posting: Posting;
}

/**
 * Books money that leaves the house and hands it to the gateway of the bank, which sends it or keeps it back
 * (docs/domain/money.md 4.12).
 */
export function payOut(
  store: Store,
  { number, customer, amount, from, toOwner = true, posting }: PayOut,
): Journal {
  const journal = ledgerOf(store).post(posting);
  const account = toOwner ? primeOf(store, customer) : undefined;
  sendOut(store, {
    number: number(journal),
    tenant: posting.tenant,
    customerId: Number(customer.id),
    customerName: customerName(customer),
    amount,
    bankCode: account ? Number(account.bankCode) : null,
    accountNumber: account ? String(account.number) : null,
    journalId: journal.id,
    from,
  });
  return journal;
}
