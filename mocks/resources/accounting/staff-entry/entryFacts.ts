import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import type { EntryFacts } from '../../../../src/domain/ledger/staffEntries';
import { compareOwners } from '../../../../src/domain/wallets/ownerNames';
import type { FeeStep } from '../../../../src/domain/wallets/feeSteps';
import type { EntryOwner } from '../../../../src/resources/accounting/staff-entry/api';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { fileOf } from '../../loans/book/fileOf';
import { openFraudsOf } from '../fraud-transfer/fraudCases';
import {
  debitByReference,
  entryOfDebit,
  lineByReference,
  lineTaken,
} from '../bank-transaction/bankReferences';
import { customerName } from '../../loans/loan/loanProfile';
import { bankOwner } from '../../loans/loan/payoutOwner';
import { nameAtBank } from '../../wallets/owner/nameAtBank';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { isGatewayStopped } from '../../settings/bank-gateway/gatewaysOf';
import { walletRow } from '../../wallets/wallet/walletRows';
import { ownAccount } from './ownAccounts';
import type { Between } from './parties';

/** States of loans that take payments. */
const PAYABLE: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/** The wallet of somebody as the limits need it; null where there is none. */
function walletOf(store: Store, owner: MockRecord | null): EntryFacts['wallet'] {
  const wallet = owner && store.collection('wallets')?.get(owner.id);
  if (!wallet) return null;
  const row = walletRow(store, wallet);
  return {
    state: String(row.state),
    balance: String(row.balance),
    available: String(row.available),
    transactionLimit: String(row.transactionLimit),
    dailyTransactionLimit: String(row.dailyTransactionLimit),
    amountLimit: String(row.amountLimit),
    usedToday: String(row.dailyTransactionAmount),
    canTransfer: String(row.canTransfer),
  };
}

/** Savings: what is not blocked of them. */
function savingOf(store: Store, { saving, owner }: Between): EntryFacts['saving'] {
  if (!saving) return null;
  return {
    state: String(saving.state),
    balance: ledgerOf(store).balanceOf('deposit', { holder: Number(saving.id) }),
    least: systemSettingsOf(store).savingBalanceMin,
    cashOutAccess: String(owner?.isCashOutDeposit ?? 'YES'),
  };
}

const tenantName = ({ world }: Store, alias: string): string =>
  world.tenants.find((one) => one.alias === alias)?.name ?? alias;

/** Whose account the money goes to at a bank, by the bank's own word; null where it goes to none. */
export function ownerAtBank(
  store: Store,
  kind: StaffEntryKind,
  { owner, tenant, parties }: Between,
): EntryOwner | null {
  if (kind === 'INTERNAL_TRANSFER') {
    const account = parties.toAccount && ownAccount(tenant, parties.toAccount);
    if (!account) return null;
    const ourName = tenantName(store, tenant);
    const bankName = nameAtBank(account.accountNumber, ourName);
    const { match } = compareOwners(bankName, ourName);
    return { ...account, bankName, ourName, match, waits: false };
  }
  if (kind !== 'WALLET_CASH_OUT' || !owner) return null;
  const prime = store
    .collection('bank_account')
    ?.all.find(({ customerId, role }) => customerId === owner.id && role === 'PRIME');
  if (!prime) return null;
  const account = { bankCode: Number(prime.bankCode), accountNumber: String(prime.number) };
  const ourName = customerName(owner);
  const bankName = bankOwner(store, account, owner);
  const match = bankName === null ? null : compareOwners(bankName, ourName).match;
  return {
    ...account,
    bankName,
    ourName,
    match,
    waits: isGatewayStopped(store, tenant, 'bankPayouts'),
  };
}

/** The line of the bank that an entry names, and what has taken it; undefined while it names none. */
function namedLine(
  store: Store,
  kind: StaffEntryKind,
  tenant: string,
  reference: unknown,
  own?: unknown,
): EntryFacts['line'] {
  if (typeof reference !== 'string' || reference.trim() === '') return undefined;
  if (ENTRY_KINDS[kind].line === 'debit') {
    const debit = debitByReference(store, tenant, reference);
    if (!debit) return null;
    const by = entryOfDebit(store, debit, own);
    return { amount: debit.amount, account: debit.key, takenBy: by ? String(by.number) : null };
  }
  const line = lineByReference(store, tenant, reference);
  return line ? { amount: String(line.amount), takenBy: lineTaken(store, line, own) } : null;
}

/**
 * Everything that an entry is judged by, as it is now.
 * @param own the id of the entry itself, where it is there already
 */
export function factsFor(
  call: Call,
  kind: StaffEntryKind,
  between: Between,
  amount: string | null,
  {
    bankReference,
    ladder,
    own,
  }: { bankReference: unknown; ladder: readonly FeeStep[]; own?: unknown },
): EntryFacts {
  const { store } = call;
  const { owner, loan, parties, tenant } = between;
  const ledger = ledgerOf(store);
  const from = kind === 'INTERNAL_TRANSFER' ? parties.fromAccount : 'bankPayouts';
  const book = loan ? fileOf(loan).book : null;
  const atBank = ownerAtBank(store, kind, between);
  return {
    amount,
    wallet: walletOf(store, owner),
    ladder,
    saving: savingOf(store, between),
    fraudCase: owner ? (openFraudsOf(store, owner.id)[0]?.number as string | undefined) : null,
    merchant: owner && ledger.balanceOf('merchant', { holder: Number(owner.id) }),
    bank: from ? ledger.balanceOf(from, { tenant }) : null,
    areAccountsSame: parties.toAccount !== null && parties.toAccount === parties.fromAccount,
    line: namedLine(store, kind, tenant, bankReference, own),
    fromAccount: parties.fromAccount,
    owner: atBank?.match ? { match: atBank.match } : null,
    loan: loan && {
      isPayable: book !== null && PAYABLE.includes(String(loan.state)),
      payoff: book ? payoffOn(book, store.clock.today()).total : '0.00',
    },
  };
}
