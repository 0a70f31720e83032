import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { filed, fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { at, startGateways, TODAY, type Gateways } from '../../../contract/support/gateways';
import { type Ledger, ledgerOf } from '../../../../mocks/ledger/Ledger';
import { addDays } from '../../../../src/domain/dates';
import { plus } from '../../../../src/domain/lending/amounts';
import type { Assignment } from '../../../../src/resources/accounting/profit/api';
import type {
  LedgerCheck,
  Reconciliation,
} from '../../../../src/resources/accounting/reconciliation/api';
import { paidOn } from '../../e-receipts/paidOn';
import { only } from '../../../support/rights';
import { call } from '../../../engine/testGateways';

const RIGHT = 'cgw-bank-income:access';
const RUN = 'POST /gateway-accounting/account/reconciliations';
let gateways: Gateways;
let isBroken = false;

beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  if (isBroken) gateways.store.reset();
  isBroken = false;
});

/** The checks of a partner are its own; the main lender's people look at those of all together here. */
const run = async (body: object = {}, as = only(RIGHT)): Promise<Reconciliation> =>
  (
    await call(gateways, RUN, {
      as,
      body: { ...(!as.includes('@') && { books: 'all' }), ...body },
    })
  ).body as unknown as Reconciliation;

const red = ({ checks }: { checks: LedgerCheck[] }): string[] =>
  checks.filter((check) => namedVerdict(check) === 'unequal').map(({ key }) => key);

/** A loan of the sample with a journal of today's lender, changed in its file. */
function breakLoan(change: (loan: MockRecord) => Record<string, unknown>): MockRecord {
  const loans = gateways.store.collection('loans');
  const loan = loans?.all.find((one) => fileOf(one).receipts.length > 0) as MockRecord;
  loans?.change(loan, change(loan));
  isBroken = true;
  return loan;
}

describe('the reconciliation of balances', () => {
  it('agrees on the sample, for every lender', async () => {
    expect(red(await run())).toEqual([]);
    for (const tenant of ['altan', 'tumen', 'khanuul'])
      expect(red(await run({}, at(tenant, only(RIGHT))))).toEqual([]);
    expect((await run()).checks.map(({ key }) => key).sort()).toEqual([
      'bank',
      'bankBalance',
      'bankLines',
      'bankPayouts',
      'bankReserve',
      'batches',
      'coupons',
      'dailyLimit',
      'donations',
      'envelopes',
      'failedTransfers',
      'held',
      'journals',
      'loans',
      'merchants',
      'merchantsHeld',
      'qpay',
      'receipts',
      'savings',
      'settlement',
      'splits',
      'temporary',
      'trial',
      'unrecognised',
    ]);
  });

  it('finds a loan that says another balance than its account, and its journals', async () => {
    const loan = breakLoan(({ balance }) => ({ balance: plus(String(balance), '0.01') }));
    const answer = await run();
    expect(red(answer)).toEqual(['loans']);
    const { differences } = answer.checks.find(({ key }) => key === 'loans') as LedgerCheck;
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ resource: 'loans', id: loan.id, label: loan.code });
    expect(differences[0].journals[0]).toMatch(new RegExp(`^[JA]-${loan.id}-\\d+$`));
    const other = ['altan', 'tumen', 'khanuul'].find((tenant) => tenant !== loan.tenant) as string;
    expect(red(await run({}, at(other, only(RIGHT))))).toEqual([]);
  });

  it('finds a batch that says it has allotted more than its account', async () => {
    const batches = gateways.store.collection('loans/batch-payment');
    const batch = batches?.all.find(({ tenant }) => tenant === 'altan') as MockRecord;
    batches?.change(batch, { bookedAmount: plus(String(batch.bookedAmount), '0.01') });
    isBroken = true;
    expect(red(await run())).toEqual(['batches']);
    expect(red(await run({}, at('tumen', only(RIGHT))))).toEqual([]);
    const answer = await run({}, at('altan', only(RIGHT)));
    const { differences } = answer.checks.find(({ key }) => key === 'batches') as LedgerCheck;
    expect(differences).toMatchObject([
      { resource: 'loans/batch-payment', id: batch.id, label: batch.batchCode },
    ]);
    expect(differences[0].journals.length).toBeGreaterThan(1);
  });

  it('finds a journal whose sides differ, on its own day', async () => {
    const loan = breakLoan((one) => {
      const file = fileOf(one);
      const place = file.lines.findIndex(
        ({ accountKey }) => accountKey === 'ledgerAccounts.feesReceivable',
      );
      const lines = file.lines.map((line, index) =>
        index === place && line.debit !== null
          ? { ...line, debit: plus(line.debit, '1.00') }
          : line,
      );
      return filed({ ...file, lines });
    });
    const { date, journalId } = fileOf(loan).lines.find(
      ({ accountKey }) => accountKey === 'ledgerAccounts.feesReceivable',
    ) as { date: string; journalId: string };
    const answer = await run({ date });
    expect(red(answer)).toEqual(['journals', 'trial']);
    expect(answer.checks[0].differences.map(({ id }) => id)).toEqual([journalId]);
    // The books stay out of balance from then on; that day's journals are those of another day.
    expect(red(await run())).toEqual(['trial']);
  });

  it('finds a temporary account that its records do not explain', async () => {
    const loan = breakLoan((one) => {
      const file = fileOf(one);
      const [receipt, ...others] = file.receipts;
      const split = { ...receipt.split, temporary: plus(receipt.split.temporary, '5.00') };
      return filed({ ...file, receipts: [{ ...receipt, split }, ...others] });
    });
    const answer = await run();
    expect(red(answer)).toEqual(['temporary']);
    const { differences } = answer.checks.find(({ key }) => key === 'temporary') as LedgerCheck;
    expect(differences.map(({ id }) => id)).toEqual([loan.customerId]);
  });

  /** Changes a record of the sample, the first that passes. */
  function change(
    resource: string,
    which: (record: MockRecord) => boolean,
    to: (record: MockRecord) => Record<string, unknown>,
  ): MockRecord {
    const records = gateways.store.collection(resource);
    const record = records?.all.find(which);
    if (!record) throw new Error(`no ${resource}`);
    records?.change(record, to(record));
    isBroken = true;
    return record;
  }

  const more = (field: string) => (record: MockRecord) => ({
    [field]: plus(String(record[field]), '0.01'),
  });

  /** Books something that no record knows of, on both sides of one holder. */
  function post(lines: Parameters<Ledger['post']>[0]['lines'], own: object = {}): void {
    const { store } = gateways;
    ledgerOf(store).post({
      kind: 'HELD',
      valueDate: store.clock.today(),
      at: store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines,
      ...own,
    });
    isBroken = true;
  }

  const differing = ({ checks }: Reconciliation, key: string) =>
    checks.find((check) => check.key === key)?.differences.map(({ id }) => id);

  it('R11: finds a line of the bank’s statement that nothing became of', async () => {
    const { store } = gateways;
    const [line] = (store.collection('accounting/profits')?.all ?? []).filter(
      ({ state, date }) => state === 'PENDING' && date === TODAY,
    );
    store.collection('accounting/profits')?.remove(line);
    isBroken = true;
    expect(red(await run())).toEqual(['bankLines', 'bankBalance']);
  });

  it('leads from money that no record explains to its account and journal', async () => {
    post([
      { account: 'qpayClearing', debit: '777.00' },
      { account: 'capital', credit: '777.00' },
    ]);
    const answer = await run();
    expect(red(answer)).toEqual(['qpay']);
    const [difference] = answer.checks.find(({ key }) => key === 'qpay')?.differences ?? [];
    expect(difference.resource).toBe('accounting/accounts/gl');
    expect(difference.journals[0]).toMatch(/^G-\d+$/);
    expect(red(await run({}, at('altan', only(RIGHT))))).toEqual([]);
  });

  it('finds a line of the bank that is not on its account, on the line’s day', async () => {
    const line = change(
      'accounting/profits',
      ({ state, date }) => state === 'PENDING' && date === TODAY,
      () => ({ state: 'UNRECOGNIZED' }),
    );
    const answer = await run();
    expect(red(answer)).toEqual(['bank', 'unrecognised', 'bankBalance']);
    expect(differing(answer, 'bank')).toEqual([line.id]);
    // The account of what nobody has got is compared as of now, on whatever day.
    expect(red(await run({ date: addDays(TODAY, -1) }))).toEqual(['unrecognised', 'bankBalance']);
  });

  it('finds a line that was recognised and has no journal', async () => {
    const { store } = gateways;
    const line = (store.collection('accounting/profits')?.all ?? []).find(
      (one) =>
        one.state === 'PROCESSED' &&
        ((one.assignments as Assignment[])[0]?.loanId ?? null) !== null,
    );
    if (!line) throw new Error('no recognised line');
    store.collection('accounting/profits')?.change(line, { assignments: [] });
    isBroken = true;
    const answer = await run({ date: line.date });
    expect(red(answer)).toEqual(['bank']);
    expect(differing(answer, 'bank')).toEqual([line.id]);
  });

  it('R12: finds a held sum that the list does not have, and one that the books do not have', async () => {
    const held = change(
      'accounting/held-transactions',
      ({ state }) => state === 'held',
      more('amount'),
    );
    const answer = await run();
    expect(red(answer)).toEqual(['held']);
    expect(differing(answer, 'held')).toEqual([held.customerId]);
  });

  it('R13: finds a wallet that was used beyond its limit', async () => {
    const { store } = gateways;
    const lines = ledgerOf(store).lines({ account: 'wallet', from: TODAY, through: TODAY });
    const { holder } = lines.find(({ journal }) => journal.kind === 'WALLET_CASH_OUT') ?? {};
    // Nobody lowered it: it was never more.
    change(
      'wallets',
      ({ id }) => id === holder,
      () => ({ dailyTransactionLimit: '0.01' }),
    );
    const answer = await run();
    expect(red(answer)).toEqual(['dailyLimit']);
    expect(differing(answer, 'dailyLimit')).toEqual([holder]);
  });

  it.each(['remainingAmount', 'totalAmount', 'receivedAmount'])(
    'R14: finds an envelope whose %s is wrong',
    async (field) => {
      const envelope = change('envelopes', ({ state }) => state === 'opened', more(field));
      expect(red(await run())).toEqual(['envelopes']);
      expect(differing(await run(), 'envelopes')).toContain(envelope.id);
    },
  );

  it('R16: finds a share that was paid without a journal', async () => {
    const split = change(
      'splits',
      ({ groupUsers }) =>
        (groupUsers as { paidType: string }[]).some(({ paidType }) => paidType === 'UNPAID'),
      ({ groupUsers }) => ({
        groupUsers: (groupUsers as { paidType: string }[]).map((one) =>
          one.paidType === 'UNPAID' ? { ...one, paidType: 'WALLET' } : one,
        ),
      }),
    );
    const answer = await run();
    expect(red(answer)).toEqual(['splits']);
    expect(differing(answer, 'splits')).toEqual([split.id]);
  });

  it('R21: finds a receipt that says another amount than its fee', async () => {
    const receipt = change(
      'ebarimt',
      ({ state }) => state === 'SENT',
      ({ lines }) => ({
        lines: (lines as { amount: string }[]).map((line, at) =>
          at === 0 ? { ...line, amount: plus(line.amount, '1.00') } : line,
        ),
      }),
    );
    const date = paidOn(gateways.store, receipt);
    expect(red(await run({ date }))).toEqual(['receipts']);
    expect(red(await run({ date: addDays(date, -1) }))).toEqual([]);
  });

  it('savings: finds money on a deposit account that its own journals do not have', async () => {
    const saving = gateways.store
      .collection('saving')
      ?.all.find(({ state }) => state === 'ONGOING');
    const holder = Number(saving?.id);
    post(
      [
        { account: 'depositInterestExpense', debit: '1.00' },
        { account: 'deposit', holder, credit: '1.00' },
      ],
      { of: { resource: 'saving', id: holder, label: 'DP' }, kind: 'DEPOSIT_INTEREST' },
    );
    const answer = await run();
    expect(red(answer)).toEqual(['savings']);
    expect(differing(answer, 'savings')).toEqual([holder]);
  });

  it('refuses a day that is none or to come, and people without the right', async () => {
    const status = async (body: object, as = only(RIGHT)) =>
      (await call(gateways, RUN, { as, body })).status;
    expect(await status({ date: '2026-13-01' })).toBe(400);
    expect(await status({ date: '2026-11-22' })).toBe(400);
    expect(await status({ date: TODAY })).toBe(200);
    expect(await status({}, only('loan:view', 'wallet:list'))).toBe(403);
  });
});
