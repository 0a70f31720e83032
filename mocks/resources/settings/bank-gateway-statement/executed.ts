import { addDays, dayOf } from '../../../../src/domain/dates';
import { ZERO } from '../../../../src/domain/lending/amounts';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import type { StatementSide } from '../../../../src/domain/bankStatements/BankStatement';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';
import type { Lying } from '../../../ledger/controlCheck';
import { creditedLines } from '../../accounting/bank-transaction/bankCredits';
import { INCOME_DAYS } from '../../accounting/bank-transaction/incomingLines';
import { postings as failedPostings } from '../../accounting/failed-transfer/ledger';
import { postings as heldPostings } from '../../accounting/held-transaction/ledger';
import { postings as entryPostings } from '../../accounting/staff-entry/ledger';
import { lenderOfSaving } from '../../customers/saving/ledger';
import { movesOf } from '../../customers/saving/moves';
import { fileOf } from '../../loans/book/fileOf';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { postings as merchantPostings } from '../../merchants/cashout/ledger';
import { settlementsOf, sidesOf } from '../../wallets/qr-qpay/settlements';
import { postings as walletPostings } from '../../wallets/wallet/ledger';
import { moneyOf, recordOfCredit, recordOfTransfer } from './whoseMoney';

/** What a bank has executed on an account of a lender. */
export interface Executed {
  tenant: string;
  key: BankAccountKey;
  /** Of several accounts of the lender under one key the one that this number falls on, or its own number. */
  on: number | string;
  /** Business day of the bank, and the moment. */
  date: string;
  at: string;
  side: StatementSide;
  amount: string;
  reference: string;
  counterName: string | null;
  counterAccount: string | null;
  text: string;
  /** The record whose money it is; null where no record has it yet. */
  of: Lying | null;
  /** The bank income that it became; null for what is no income to recognise. */
  profitId?: number;
  /** It came with its gateway's stop and has not been read. */
  isUnread?: boolean;
}

type Plain = Omit<Executed, 'counterName' | 'counterAccount'> &
  Partial<Pick<Executed, 'counterName' | 'counterAccount'>>;

const line = (one: Plain): Executed => ({ counterName: null, counterAccount: null, ...one });

/** What came into the bank before the console began, of which rooms keep no record but their sample. */
const BEGUN: ReadonlySet<string> = new Set(['WALLET_CASH_IN', 'MERCHANT_PAYMENT']);

/** What customers and the payers of merchants had sent before the console began. */
const beforeConsole = onceAWorld((world: SampleWorld): readonly Executed[] =>
  [walletPostings, failedPostings, heldPostings, entryPostings, merchantPostings]
    .flatMap((of) => of?.({ world }) ?? [])
    .filter(({ kind }) => BEGUN.has(kind))
    .flatMap(({ id, tenant, valueDate, at, lines, of }, place) =>
      lines.flatMap(({ account, debit, credit }): Executed[] =>
        account === 'bank'
          ? [
              line({
                tenant,
                key: 'bank',
                on: place,
                date: valueDate,
                at,
                side: debit === undefined ? 'OUT' : 'IN',
                amount: debit ?? credit ?? ZERO,
                reference: String(id),
                text: of?.label ?? '',
                of: of ?? null,
              }),
            ]
          : [],
      ),
    ),
);

/** What borrowers had paid through the bank before the days of which their lines are kept. */
const earlierReceipts = onceAWorld((world: SampleWorld): readonly Executed[] => {
  const since = addDays(world.today, -INCOME_DAYS);
  return sampleLoans(world).flatMap((loan) =>
    fileOf(loan)
      .receipts.filter(({ source, date }) => source === 'BANK' && date < since)
      .map(({ id, date, bookedAt, amount }) =>
        line({
          tenant: lenderOf(loan),
          key: 'bank',
          on: Number(loan.id),
          date,
          at: bookedAt,
          side: 'IN',
          amount,
          reference: `RC${id}`,
          text: String(loan.code),
          of: moneyOf('loans', loan, 'code'),
        }),
      ),
  );
});

/** Income that is recognised line by line: read by a gateway, brought by a file, or waiting at the bank. */
function income(store: Store): Executed[] {
  const recordOf = recordOfCredit(store);
  return creditedLines(store).map((credit) => {
    const { line: one, reference, readOn, profitId } = credit;
    return line({
      tenant: one.tenant,
      key: 'bank',
      on: one.accountNumber,
      date: one.date,
      at: one.at,
      side: 'IN',
      amount: one.amount,
      reference,
      counterName: one.payerName,
      counterAccount: one.payerAccount,
      text: one.text,
      of: recordOf(credit),
      ...(profitId === undefined ? {} : { profitId }),
      ...(readOn === undefined ? { isUnread: true } : {}),
    });
  });
}

/** What is recovered of a loan after its write-off: what it had banks pay is in the outgoing log. */
const ofLoan = (loan: MockRecord): Executed[] => {
  const file = fileOf(loan);
  return file.recoveries.flatMap(({ id, date, bookedAt: at, amount, source, journalId }) => {
    if (source !== 'BANK') return [];
    // Whoever held the claim when it came.
    const place = file.lines.findIndex((booked) => booked.journalId === journalId);
    const tenant = file.handovers.find(({ lines }) => place < lines)?.from ?? lenderOf(loan);
    return [
      line({
        key: 'bank',
        on: file.id,
        text: String(loan.code),
        of: moneyOf('loans', loan, 'code'),
        counterName: String(loan.customerName ?? '') || null,
        tenant,
        date,
        at,
        side: 'IN',
        amount,
        reference: `RV${id}`,
      }),
    ];
  });
};

/** What savings brought to the bank: what they took from it is in the outgoing log. */
const ofSaving = (store: Store, saving: MockRecord): Executed[] =>
  movesOf(saving).flatMap(({ from, on, at, amount }, place): Executed[] =>
    from === 'bank'
      ? [
          line({
            tenant: lenderOfSaving(store, saving),
            key: 'bank',
            on: Number(saving.id),
            date: on,
            at,
            side: 'IN',
            amount,
            reference: `DP${saving.id}-${place + 1}`,
            text: 'Хадгаламж',
            of: moneyOf('saving', saving, 'id'),
          }),
        ]
      : [],
  );

/** Both sides of what staff moved between accounts of their lender, and of what took it back. */
function ofTransfer(entry: MockRecord): Executed[] {
  const { id, state, fromAccount, toAccount, number } = entry;
  if (entry.kind !== 'INTERNAL_TRANSFER' || (state !== 'BOOKED' && state !== 'REVERSED')) return [];
  const both = (from: unknown, to: unknown, at: string, mark: string) =>
    (
      [
        [from, 'OUT'],
        [to, 'IN'],
      ] as const
    ).map(([key, side]) =>
      line({
        tenant: lenderOf(entry),
        key: key as BankAccountKey,
        on: 0,
        date: dayOf(at) ?? '',
        at,
        side,
        amount: String(entry.amount),
        reference: `IT${id}${mark}`,
        text: String(number),
        of: moneyOf('accounting/entries', entry, 'number'),
      }),
    );
  return [
    ...both(fromAccount, toAccount, String(entry.createdAt), ''),
    ...(state === 'REVERSED' ? both(toAccount, fromAccount, String(entry.decidedAt), 'R') : []),
  ];
}

/** What the outgoing log says was executed: a failed transfer that the bank had executed left the account for income. */
function ofLog(store: Store): Executed[] {
  const recordOf = recordOfTransfer(store);
  const log = store.collection('bank-gateways/outgoing')?.all ?? [];
  return log
    .filter(({ state }) => state === 'EXECUTED')
    .map((one) => {
      const at = String(one.executedAt ?? one.at);
      return line({
        tenant: lenderOf(one),
        key: one.failedTransferId === null ? (one.from as BankAccountKey) : 'bank',
        on: 0,
        date: dayOf(at) ?? '',
        at,
        side: 'OUT',
        amount: String(one.amount),
        reference: String(one.bankReference ?? one.number),
        counterName: String(one.customerName ?? '') || null,
        counterAccount: (one.accountNumber as string | null) ?? null,
        text: String(one.number),
        of: recordOf(one),
      });
    });
}

/** What left without the outgoing log, before there was one: of failed transfers, held sums and merchants. */
function withoutLog(store: Store): Executed[] {
  const log = store.collection('bank-gateways/outgoing')?.all ?? [];
  const executed = log.filter(({ state }) => state === 'EXECUTED');
  const failed = new Set(executed.map(({ failedTransferId }) => failedTransferId));
  const numbers = new Set(log.map(({ number }) => number));
  const done = new Set(executed.map(({ number }) => number));
  const journals = new Set(log.map(({ journalId }) => journalId));
  const left = (
    resource: Lying['resource'],
    one: MockRecord,
    to: { key: BankAccountKey; at: unknown; amount: unknown; mark: string },
  ): Executed =>
    line({
      tenant: lenderOf(one),
      key: to.key,
      on: 0,
      date: dayOf(String(to.at)) ?? '',
      at: String(to.at),
      side: 'OUT',
      amount: String(to.amount),
      reference: `${to.mark}${one.id}`,
      text: String(one.number),
      of: moneyOf(resource, one, 'number'),
    });
  return [
    ...(store.collection('accounting/failed-transfers')?.all ?? [])
      .filter(
        ({ id, state, way, number }) =>
          state === 'corrected' &&
          way !== 'RETURNED' &&
          !failed.has(id) &&
          !numbers.has(`${String(number)}-R`),
      )
      .map((one) =>
        left('accounting/failed-transfers', one, {
          key: 'bank',
          at: one.decidedAt,
          amount: one.amount,
          mark: 'FT',
        }),
      ),
    ...(store.collection('accounting/held-transactions')?.all ?? [])
      .filter(
        ({ solution, number }) =>
          solution === 'RELEASED' && !done.has(number) && !numbers.has(`${String(number)}-R`),
      )
      .map((one) =>
        left('accounting/held-transactions', one, {
          key: 'bank',
          at: one.solvedAt,
          amount: one.amount,
          mark: 'HT',
        }),
      ),
    ...(store.collection('merchant-cashout')?.all ?? [])
      .filter(({ state, journalId }) => state === 'PAID' && !journals.has(journalId))
      .map((one) =>
        left('merchant-cashout', one, {
          key: 'bankPayouts',
          at: one.decidedAt,
          amount: one.netAmount,
          mark: 'MC',
        }),
      ),
  ];
}

/** What QPay has settled. */
const ofQPay = (payment: MockRecord): Executed[] =>
  payment.statusCode === 'PAID'
    ? settlementsOf(payment).map((settlement, place) => {
        const { sum, isIn } = sidesOf(settlement);
        return line({
          tenant: lenderOf(payment),
          key: 'bank',
          on: Number(payment.id),
          date: settlement.on,
          at: `${settlement.on}T01:00:00.000Z`,
          side: isIn ? 'IN' : 'OUT',
          amount: sum,
          reference: place === 0 ? `QP${payment.id}` : `QP${payment.id}-${place + 1}`,
          counterName: 'QPay',
          text: 'QPay тооцоо',
          of: moneyOf('qr-qpay', payment, 'paymentId'),
        });
      })
    : [];

/** One receipt of the bank for the payments of many. */
const ofBatch = (batch: MockRecord): Executed =>
  line({
    tenant: lenderOf(batch),
    key: 'bank',
    on: Number(batch.id),
    date: dayOf(String(batch.createdAt)) ?? '',
    at: String(batch.createdAt),
    side: 'IN',
    amount: String(batch.receiptAmount),
    reference: `BP${batch.id}`,
    counterName: String(batch.payer ?? '') || null,
    text: String(batch.batchCode),
    of: moneyOf('loans/batch-payment', batch, 'batchCode'),
  });

/**
 * Everything that banks have executed on the lenders' accounts, by what was asked of them and what came: not one journal is
 * looked at (docs/domain/money.md 4.14).
 */
export function executed(store: Store): Executed[] {
  const of = (resource: Parameters<Store['collection']>[0]) =>
    store.collection(resource)?.all ?? [];
  return [
    ...beforeConsole(store.world),
    ...earlierReceipts(store.world),
    ...income(store),
    ...of('loans').flatMap(ofLoan),
    ...of('saving').flatMap((one) => ofSaving(store, one)),
    ...of('accounting/entries').flatMap(ofTransfer),
    ...ofLog(store),
    ...withoutLog(store),
    ...of('qr-qpay').flatMap(ofQPay),
    ...of('loans/batch-payment').map(ofBatch),
  ];
}
