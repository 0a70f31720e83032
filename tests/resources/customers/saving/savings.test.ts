import { beforeAll, describe, expect, test } from 'vitest';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { minus } from '../../../../src/domain/lending/amounts';
import { compareMoney } from '../../../../src/domain/money';
import { DepositState } from '../../../../src/domain/enums/customers';
import type { HolderJournals } from '../../../../src/resources/wallets/journals';
import type { Reconciliation } from '../../../../src/resources/accounting/reconciliation/api';
import { only } from '../../../support/rights';
import { ask, at, startGateways, type Gateways } from '../../../contract/support/gateways';
import { FIRST, REASON, peopleDesk } from '../customer/peopleDesk';

const desk = peopleDesk();
const { get, post, all, of, goTo, newest } = desk;
const SAVINGS = '/gateway-accounting/savings';

const saving = (state: string, id = FIRST): MockRecord => {
  const found = of('saving', id).find((one) => one.state === state);
  if (!found) throw new Error(`no saving ${state}`);
  return found;
};
const read = async ({ id }: MockRecord, as?: string) => (await get(`${SAVINGS}/${id}`, as)).body;
const act = (record: MockRecord, name: string, body: object = {}, as?: string) =>
  post(`${SAVINGS}/${record.id}/${name}`, body, as);
const held = (account: 'deposit' | 'depositBlocked' | 'depositInterest', { id }: MockRecord) =>
  ledgerOf(desk.store).balanceOf(account, { holder: Number(id) });
const wallet = () => ledgerOf(desk.store).balanceOf('wallet', { holder: FIRST });
const expense = () => ledgerOf(desk.store).balanceOf('depositInterestExpense');
const kinds = async ({ id }: MockRecord) =>
  ((await get(`${SAVINGS}/${id}/journals`)).body as unknown as HolderJournals).journals.map(
    ({ kind }) => kind,
  );

/** Keys of the checks that do not agree. */
const red = async (): Promise<string[]> => {
  const { body } = await post('/gateway-accounting/account/reconciliations', {});
  return (body as unknown as Reconciliation).checks
    .filter((check) => namedVerdict(check) === 'unequal')
    .map(({ key }) => key);
};

describe('the books of savings', () => {
  test('are there in every state, and hold what the terms say', async () => {
    const states = new Set(all('saving').map(({ state }) => state));
    expect([...DepositState.values].filter((state) => !states.has(state))).toEqual([]);
    for (const record of all('saving')) {
      const { balance, expectedBalance } = await read(record);
      expect([record.id, balance]).toEqual([record.id, expectedBalance]);
      if (['PENDING', 'REJECTED', 'CLOSED', 'CANCELED'].includes(String(record.state)))
        expect([record.id, record.state, balance]).toEqual([record.id, record.state, '0.00']);
    }
    expect(await red()).toEqual([]);
  });

  test('terms that the account does not follow turn their check red, and no other', async () => {
    const record = saving('ONGOING');
    desk.store.collection('saving')?.change(record, { principal: '499999.99' });
    expect(await red()).toEqual(['savings']);
    expect((await read(record)).expectedBalance).not.toBe((await read(record)).balance);
  });

  test('every day of the plan adds interest, and maturity ends it', async () => {
    const record = saving('ONGOING');
    // 500 000.00 at 12 %, 90 days ago: the third row was added today. Staff moved 60 000.00 of it to the wallet.
    expect(await read(record)).toMatchObject({
      principal: '500000.00',
      capitalised: '14794.52',
      running: '0.00',
      balance: '454794.52',
    });
    const before = expense();
    await goTo('2026-12-01');
    const { running, balance } = await read(record);
    // Ten days on the 440 000.00 that are left, owed and not added yet.
    expect([running, balance]).toEqual(['1446.58', '454794.52']);
    expect(compareMoney(minus(expense(), before), '1446.58')).toBe(1);
    expect(await red()).toEqual([]);
    await goTo('2027-12-31');
    expect(await read(record)).toMatchObject({
      state: 'EXPIRED',
      // 90 days on 500 000.00 and 275 on 440 000.00.
      capitalised: '54575.34',
      running: '0.00',
      balance: '494575.34',
    });
    expect(held('depositInterest', record)).toBe('0.00');
    expect(await red()).toEqual([]);
  });
});

describe('interest after staff moved a part', () => {
  const ENTRIES = '/gateway-accounting/staff-entries';
  const move = async (kind: string, record: MockRecord, amount: string): Promise<unknown> => {
    const { status, body } = await post(ENTRIES, {
      kind,
      customerId: FIRST,
      savingId: record.id,
      amount,
      comment: 'Харилцагчийн бичгээр өгсөн хүсэлтээр.',
    });
    expect([status, body.state]).toEqual([201, 'BOOKED']);
    return body.id;
  };
  const figures = async (record: MockRecord) => {
    const { capitalised, running, balance } = await read(record);
    return { capitalised, running, balance };
  };

  test('is on what lies there, from that day on', async () => {
    const record = saving('ONGOING');
    // 500 000.00 for 90 days; on 11-21 the sample took 60 000.00.
    await goTo('2026-12-01');
    await move('DEPOSIT_TO_WALLET', record, '140000.00');
    // The days before are as they were: 440 000.00 for 10 days.
    expect(await figures(record)).toEqual({
      capitalised: '14794.52',
      running: '1446.58',
      balance: '314794.52',
    });
    await goTo('2026-12-11');
    // And 300 000.00 for 10 days.
    expect((await figures(record)).running).toBe('2432.88');
    const added = await move('DEPOSIT_FROM_WALLET', record, '200000.00');
    await goTo('2026-12-21');
    // And 500 000.00 for 10 days: a day of the plan.
    expect(await figures(record)).toEqual({
      capitalised: '18871.23',
      running: '0.00',
      balance: '518871.23',
    });
    expect(await red()).toEqual([]);
    const { status } = await post(`${ENTRIES}/${String(added)}/reverse_entry`, { reason: REASON });
    expect(status).toBe(200);
    await goTo('2026-12-31');
    // And 300 000.00 for 10 days: what was taken back bears no interest from that day on.
    expect(await figures(record)).toEqual({
      capitalised: '18871.23',
      running: '986.30',
      balance: '318871.23',
    });
    expect(await red()).toEqual([]);
  });

  test('an early end puts the same days right at the smaller rate', async () => {
    const record = saving('ONGOING');
    await goTo('2026-12-01');
    const taken = await move('DEPOSIT_TO_WALLET', record, '140000.00');
    await goTo('2026-12-31');
    desk.store.collection('saving')?.change(record, { state: 'CANCEL_REQUESTED' });
    expect((await act(record, 'approve_cancel')).status).toBe(200);
    const { capitalised, paid, balance } = await read(record);
    // 500 000.00 for 90 days, 440 000.00 for 10 and 300 000.00 for 30, at 3.6 %.
    expect([capitalised, paid, balance]).toEqual(['5760.00', '505760.00', '0.00']);
    expect(await red()).toEqual([]);
    // Nothing is put back on savings that are over.
    const undone = await post(`${ENTRIES}/${String(taken)}/reverse_entry`, { reason: REASON });
    expect([undone.status, undone.body.message]).toEqual([
      409,
      'Хадгаламж хаагдаж, мөнгө нь гарсан тул буцаах боломжгүй.',
    ]);
  });
});

describe('what actions on savings change elsewhere', () => {
  test('a cancellation takes interest back and pays out to the wallet', async () => {
    const record = saving('CANCEL_REQUESTED');
    const before = wallet();
    const owed = await read(record);
    // The rest leaves the house by its door: to nobody but the owner, by the bank's own word.
    const prime = of('bank_account', FIRST).find(({ role }) => role === 'PRIME') as MockRecord;
    const accounts = desk.store.collection('bank_account');
    const { number } = prime;
    accounts?.change(prime, { number: `${String(number).slice(0, -1)}9` });
    expect((await act(record, 'approve_cancel')).body.message).toBe(
      'Банкны данс эзэмшигчийн нэр харилцагчийнхаас зөрж байна. Дансыг шалгана уу.',
    );
    accounts?.change(prime, { number });
    expect((await act(record, 'approve_cancel')).status).toBe(200);
    expect(desk.store.collection('bank-gateways/outgoing')?.all.at(-1)).toMatchObject({
      amount: '627931.73',
      accountNumber: number,
      state: 'EXECUTED',
    });
    const { capitalised, paid, balance } = await read(record);
    expect([balance, held('deposit', record), held('depositInterest', record)]).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ]);
    // The wallet gets what it may hold, the bank account the rest.
    expect([owed.walletRoom, minus(wallet(), before)]).toEqual(['887947.72', '887947.72']);
    expect(await red()).toEqual([]);
    // 30 % of the agreed rate for the whole time.
    expect([owed.principal, owed.capitalised, capitalised, paid]).toEqual([
      '1500000.00',
      '51780.82',
      '15879.45',
      '1515879.45',
    ]);
    expect((await kinds(record)).slice(0, 3)).toEqual([
      'DEPOSIT_PAID',
      'DEPOSIT_PAID',
      'DEPOSIT_CAPITALISED',
    ]);
    expect(await newest()).toMatchObject({ action: 'approve_cancel', source: record.number });
    expect(await red()).toEqual([]);
  });

  test('a cash-out of matured savings pays what the plan says, on the wallet', async () => {
    const record = of('saving', 100_003).find(({ state }) => state === 'CASHOUT_REQUESTED');
    if (!record) throw new Error('no cash-out');
    desk.store
      .collection('customers')
      ?.change(all('customers').find(({ id }) => id === 100_003) as MockRecord, {
        isCashOutDeposit: 'YES',
      });
    const loans = all('loans').filter(({ customerId }) => customerId === 100_003);
    for (const loan of loans) desk.store.collection('loans')?.change(loan, { state: 'CLOSED' });
    const holder = { holder: 100_003 };
    const ledger = () => ledgerOf(desk.store).balanceOf('wallet', holder);
    const before = ledger();
    const { balance } = await read(record);
    expect((await act(record, 'approve_cash_out')).status).toBe(200);
    expect(minus(ledger(), before)).toBe(balance);
  });

  test('blocking sets the whole sum aside, unblocking lets go of it', async () => {
    const record = saving('ONGOING');
    expect((await act(record, 'block_saving', { reason: REASON })).status).toBe(200);
    expect(await read(record)).toMatchObject({
      balance: '454794.52',
      blockedAmount: '454794.52',
      expectedBalance: '454794.52',
    });
    expect([held('deposit', record), held('depositBlocked', record)]).toEqual([
      '0.00',
      '454794.52',
    ]);
    // Who has blocked it does not let go of it.
    expect((await act(record, 'unblock_saving', { reason: REASON })).status).toBe(409);
    expect((await act(record, 'unblock_saving', { reason: REASON }, 'accountant')).status).toBe(
      200,
    );
    expect([held('deposit', record), held('depositBlocked', record)]).toEqual([
      '454794.52',
      '0.00',
    ]);
    expect(await red()).toEqual([]);
  });

  test('a refused cancellation lets the savings run on, and the customer’s history says so', async () => {
    const record = saving('CANCEL_REQUESTED');
    const { balance } = await read(record);
    expect((await act(record, 'refuse_cancel', { reason: REASON })).status).toBe(200);
    expect(await read(record)).toMatchObject({ state: 'ONGOING', balance, blockedAmount: null });
    expect(held('depositBlocked', record)).toBe('0.00');
    expect(await newest()).toMatchObject({ action: 'refuse_cancel', source: record.number });
  });

  test('savings behind a loan are blocked up to what it owes, in every sample', async () => {
    const backed = all('saving').filter(({ backedLoanId }) => backedLoanId != null);
    expect(backed.length).toBeGreaterThan(2);
    for (const record of backed) {
      const loan = all('loans').find(({ id }) => id === record.backedLoanId);
      expect([record.id, held('depositBlocked', record)]).toEqual([record.id, loan?.balance]);
    }
  });
});

describe('who sees savings', () => {
  let gateways: Gateways;
  beforeAll(async () => {
    gateways = await startGateways();
  });

  test('their journals are for those who may see them, of their own lender', async () => {
    const record = saving('ONGOING');
    const status = async (as: string) => (await get(`${SAVINGS}/${record.id}/journals`, as)).status;
    expect(await status(only('wallet:list'))).toBe(200);
    expect(await status(only('customer:view'))).toBe(200);
    expect(await status(only('cgw-bank-income:access'))).toBe(403);
    const { status: elsewhere } = await ask(
      gateways,
      { gateway: 'accounting' },
      {
        as: at('altan', only('wallet:list')),
        path: `/savings/${record.id}/journals`,
      },
    );
    expect(elsewhere).toBe(404);
  });
});
