import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import type { PayOutKind } from '../../../../src/domain/ledger/payOut';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Posting } from '../../../ledger/Ledger';
import { postings as entryPostings } from '../../accounting/staff-entry/ledger';
import { sampleHolds } from '../../accounting/held-transaction/sampleHolds';
import { sampleTransfers } from '../../accounting/failed-transfer/sampleTransfers';
import type { LoggedTransfer } from '../../accounting/failed-transfer/transferLog';
import { samples as bankAccounts } from '../../customers/bank-account/samples';
import { sampleCustomers } from '../../customers/customer/sampleCustomers';
import { fileOf } from '../../loans/book/fileOf';
import { customerName } from '../../loans/loan/loanProfile';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { postings as walletPostings } from '../../wallets/wallet/ledger';
import { gatewayIdOf } from '../bank-gateway/gatewaysOf';
import { loanPayments } from './loanPayments';

/** So many of today's transfers had no answer of the bank at first, and will be tried again. */
const RETRIED = 2;
const NO_ANSWER = 'Хугацаанд нь хариу ирээгүй';

/** A transfer of the sample, as the log has it. */
export interface SampleOutgoing {
  number: string;
  tenant: string;
  customerId: number | null;
  customerName: string;
  amount: string;
  bankCode: number | null;
  accountNumber: string | null;
  at: string;
  journalId: string | null;
  state: OutgoingState;
  from: BankAccountKey;
  /** What it pays. */
  kind: PayOutKind;
  loanCode: string | null;
  gatewayId: number | null;
  bankReference: string | null;
  answer: string | null;
  failedTransferId: number | null;
}

/** What went from wallets to banks: journals of customers themselves and of the staff. */
const cashOuts = onceAWorld((world): readonly Posting[] =>
  [walletPostings, entryPostings]
    .flatMap((of) => of?.({ world }) ?? [])
    .filter(
      ({ kind, id, reverses }) =>
        kind === 'WALLET_CASH_OUT' && id !== undefined && reverses === undefined,
    ),
);

/** The lender whose gateway is stopped in the sample: another one than the main one, that has transfers of today. */
export const stoppedTenant = onceAWorld((world): string => {
  const today = cashOuts(world).filter(({ valueDate }) => valueDate === world.today);
  const lenders = ['khanuul', 'tumen', 'altan'];
  return lenders.find((one) => today.some(({ tenant }) => tenant === one)) ?? lenders[0];
});

const walletLine = ({ lines }: Posting) => lines.find(({ account }) => account === 'wallet');

/** Prime accounts by customer. */
const primesOf = onceAWorld(
  (world): ReadonlyMap<unknown, MockRecord> =>
    new Map(
      bankAccounts
        .make(world)
        .filter(({ role }) => role === 'PRIME')
        .map((account) => [account.customerId, account] as const),
    ),
);

function ofCashOuts(world: SampleWorld): SampleOutgoing[] {
  const customers = new Map(sampleCustomers(world).map((one) => [one.id, one]));
  const prime = primesOf(world);
  const stopped = stoppedTenant(world);
  let retried = 0;
  return cashOuts(world).map((posting, place): SampleOutgoing => {
    const { id, tenant, at, valueDate, of } = posting;
    const { holder, debit } = walletLine(posting) ?? {};
    const customerId = Number(holder);
    const account = prime.get(customerId);
    const customer = customers.get(customerId);
    const isToday = valueDate === world.today;
    const isRetried = isToday && tenant === MAIN_TENANT && retried < RETRIED;
    if (isRetried) retried += 1;
    const state = isRetried ? 'RETRYING' : isToday && tenant === stopped ? 'WAITING' : 'EXECUTED';
    return {
      // The number of the entry where the staff made it, as those are that come later.
      number: of?.resource === 'accounting/entries' ? of.label : String(id),
      tenant,
      customerId,
      customerName: customer ? customerName(customer) : '',
      amount: String(debit),
      bankCode: account ? Number(account.bankCode) : null,
      accountNumber: account ? String(account.number) : null,
      at,
      journalId: String(id),
      state,
      from: 'bankPayouts',
      kind: 'WALLET_CASH_OUT',
      loanCode: null,
      gatewayId: gatewayIdOf({ world }, tenant, 'bankPayouts') ?? null,
      bankReference: state === 'EXECUTED' ? `TR${String(800_000 + place)}` : null,
      answer: state === 'RETRYING' ? NO_ANSWER : null,
      failedTransferId: null,
    };
  });
}

/** What the bank's log has of transfers that failed, and of those beside them. */
const ofFailed = (world: SampleWorld): SampleOutgoing[] =>
  sampleTransfers(world).flatMap(({ id, number, tenant, logged }) =>
    logged.map((one: LoggedTransfer): SampleOutgoing => {
      const { wallet, bank, customerName: name } = one;
      return {
        number: one.number,
        tenant,
        customerId: one.customerId,
        customerName: name,
        amount: one.amount,
        bankCode: one.bankCode,
        accountNumber: one.accountNumber,
        at: one.at,
        journalId: wallet.journalId,
        // What never reached the bank is not in its log.
        state: bank.state === 'NOT_THERE' ? 'UNANSWERED' : bank.state,
        from: 'bankPayouts',
        kind: 'WALLET_CASH_OUT',
        loanCode: null,
        gatewayId: gatewayIdOf({ world }, tenant, 'bankPayouts') ?? null,
        bankReference: bank.reference,
        answer: bank.answer,
        failedTransferId: one.number === number ? id : null,
      };
    }),
  );

/** What the bank has of sums that are held because it did not answer; what never reached it is not there. */
const ofHeld = (world: SampleWorld): SampleOutgoing[] => {
  const primes = primesOf(world);
  return sampleHolds(world).flatMap(({ id, number, tenant, customer, amount, at, log }) => {
    if (log === null || log === 'NOT_THERE') return [];
    const account = primes.get(customer.id);
    return [
      {
        number,
        tenant,
        customerId: Number(customer.id),
        customerName: customerName(customer),
        amount,
        bankCode: account ? Number(account.bankCode) : null,
        accountNumber: account ? String(account.number) : null,
        at,
        journalId: `HT-${id}-2`,
        state: log,
        from: 'bank',
        kind: 'HELD_RELEASED',
        loanCode: null,
        gatewayId: gatewayIdOf({ world }, tenant, 'bank') ?? null,
        bankReference: log === 'EXECUTED' ? `TR${id}` : null,
        answer: log === 'UNANSWERED' ? NO_ANSWER : null,
        failedTransferId: null,
      },
    ];
  });
};

/** What loans had banks pay: the borrowers, and the courts. */
const ofLoans = (world: SampleWorld): SampleOutgoing[] =>
  sampleLoans(world).flatMap((loan) => {
    const file = fileOf(loan);
    return loanPayments(file, lenderOf(loan)).map(
      ({ kind, tenant, at, amount, journalId, reference }): SampleOutgoing => {
        const isPayout = kind === 'PAYOUT';
        return {
          number: `${String(loan.code)}-${journalId}`,
          tenant,
          customerId: file.customerId,
          customerName: String(loan.customerName ?? ''),
          amount,
          bankCode: isPayout ? file.bankCode : null,
          accountNumber: isPayout ? file.accountNumber : null,
          at,
          journalId,
          state: 'EXECUTED',
          from: 'bank',
          kind,
          loanCode: String(loan.code),
          gatewayId: gatewayIdOf({ world }, tenant, 'bank') ?? null,
          bankReference: reference,
          answer: null,
          failedTransferId: null,
        };
      },
    );
  });

/** The outgoing log of the sample, the oldest first. */
export const sampleOutgoing = onceAWorld((world): readonly SampleOutgoing[] =>
  [...ofCashOuts(world), ...ofFailed(world), ...ofHeld(world), ...ofLoans(world)].sort(
    (one, other) => (one.at < other.at ? -1 : 1),
  ),
);
