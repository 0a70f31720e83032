import { describe, expect, test } from 'vitest';
import {
  checkAvailable,
  checkDaily,
  checkDailyUse,
  limitOutOfOrder,
} from '../../../../src/domain/wallets/limits';
import { compareMoney, isNegativeMoney } from '../../../../src/domain/money';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { differingChecks, precheckOf } from '../../../../mocks/resources/settings/eod/precheck';
import { walletRows } from '../../../../mocks/resources/wallets/wallet/walletRows';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(120);
const WALLETS = '/gateway-accounting/wallets';
const lead = only('wallet:list', 'lead:approve');
const REASON = 'Харилцагч бичгээр хүсэлт гаргасан.';
const limits = (transactionLimit: string, dailyTransactionLimit: string, amountLimit: string) => ({
  transactionLimit,
  dailyTransactionLimit,
  amountLimit,
  reason: REASON,
});
const change = (body: object, as = lead, id = 100_001) =>
  desk.post(`${WALLETS}/${id}/change_limit`, body, as);
const wallet = (id: number) => desk.store.collection('wallets')?.get(id) as MockRecord;

describe('the wallets of the sample', () => {
  test('agree with the ledger (R12), are not overdrawn and within their daily limit (R13)', () => {
    const rows = walletRows(desk.store);
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      expect(isNegativeMoney(row.available as string)).toBe(false);
      expect(checkAvailable(row as never).ok).toBe(true);
      expect(
        checkDaily(row.dailyTransactionAmount as string, row.dailyTransactionLimit as string).ok,
      ).toBe(true);
      expect(limitOutOfOrder(row as never)).toBeNull();
    }
  });

  test('are never below nothing on any day', () => {
    const lines = ledgerOf(desk.store).lines({ account: 'wallet' });
    const sums = new Map<number | null, number>();
    for (const { holder, debit, credit } of lines) {
      const mongo = (amount: string | null) => Number((amount ?? '0.00').replace('.', ''));
      const after = (sums.get(holder) ?? 0) + mongo(credit) - mongo(debit);
      sums.set(holder, after);
      expect([holder, after < 0]).toEqual([holder, false]);
    }
  });

  test('are what the customers’ pages say', async () => {
    const { body } = await desk.get('/gateway-customer/customers/100001');
    const own = await desk.get(`${WALLETS}/100001`, lead);
    expect(body.walletBalance).toBe(own.body.balance);
  });
});

describe('journals of a wallet', () => {
  test('end with what may be spent, and each has both legs', async () => {
    const own = await desk.get(`${WALLETS}/100001`, lead);
    const { body } = await desk.get(`${WALLETS}/100001/journals`, lead);
    const [newest] = body.journals as { balance: string; legs: unknown[] }[];
    expect(newest.balance).toBe(own.body.available);
    for (const { legs } of body.journals as { legs: unknown[] }[])
      expect(legs.length).toBeGreaterThan(1);
  });

  test('held money stays in the balance and cannot be spent', async () => {
    const { available, balance } = (await desk.get(`${WALLETS}/100001`, lead)).body;
    ledgerOf(desk.store).post({
      kind: 'HELD',
      valueDate: desk.store.clock.today(),
      at: desk.store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'wallet', holder: 100_001, debit: '100.00' },
        { account: 'walletHeld', holder: 100_001, credit: '100.00' },
      ],
    });
    const { body } = await desk.get(`${WALLETS}/100001`, lead);
    expect([body.balance, body.held]).toEqual([balance, '100.00']);
    expect(compareMoney(body.available as string, available as string)).toBe(-1);
    const held = await desk.get(`${WALLETS}?heldFrom=100&heldTo=100`, lead);
    expect((held.body.content as { id: number }[]).map(({ id }) => id)).toContain(100_001);
  });
});

describe('changing limits', () => {
  test('a lead does, with a reason; the histories of the wallet and of its owner say so', async () => {
    const before = wallet(100_001).dailyTransactionLimit;
    const { status, body } = await change(limits('200000', '400000', '900000'));
    expect([status, body.transactionLimit, body.dailyTransactionLimit, body.amountLimit]).toEqual([
      200,
      '200000',
      '400000',
      '900000',
    ]);
    const rows = desk.store.history.of('wallets', wallet(100_001));
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'change_limit',
        field: 'dailyTransactionLimit',
        from: before,
        to: '400000',
      }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ reason: REASON }));
    const owner = desk.store.collection('customers')?.get(100_001) as MockRecord;
    expect(desk.store.history.of('customers', owner)).toContainEqual(
      expect.objectContaining({ action: 'change_limit', source: 'BA0000100001', reason: REASON }),
    );
  });

  test.each([
    ['400001', '400000', '900000', 'transactionLimit'],
    ['100', '900001', '900000', 'dailyTransactionLimit'],
    ['100', '200', '50000001', 'amountLimit'],
    ['', '200', '300', 'transactionLimit'],
  ])('%s ≤ %s ≤ %s is refused at %s', async (one, two, three, field) => {
    const before = { ...wallet(100_001) };
    const { status, body } = await change(limits(one, two, three));
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
    expect(wallet(100_001).amountLimit).toBe(before.amountLimit);
  });

  test('without a lead’s right it is refused, without the right to wallets too', async () => {
    const body = limits('100', '200', '300');
    const noLead = await change(body, only('wallet:list'));
    expect([noLead.status, noLead.body.missing]).toEqual([403, ['lead:approve']]);
    expect((await change(body, allBut('wallet:list'))).status).toBe(403);
  });
});

test('a wallet is closed with its customer’s deletion, and nobody changes its limits any more', async () => {
  const customers = desk.store.collection('customers');
  expect((await desk.get(`${WALLETS}/100001`, lead)).body.state).toBe('OPEN');
  customers?.remove(customers.get(100_001) as MockRecord);
  expect((await desk.get(`${WALLETS}/100001`, lead)).body.state).toBe('CLOSED');
  expect(desk.store.history.of('wallets', wallet(100_001))).toContainEqual(
    expect.objectContaining({ field: 'state', from: 'OPEN', to: 'CLOSED', origin: 'AUTO' }),
  );
  const { status, body } = await change(limits('100', '200', '300'));
  expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
});

describe('looking for a wallet', () => {
  test('by register number', async () => {
    const found = await desk.post(
      `${WALLETS}/find`,
      { regnum: 'УК03271614' },
      only('wallet:search'),
    );
    expect(found.body).toMatchObject({ customerId: 100_001, number: 'BA0000100001' });
  });

  test('needs its right', async () => {
    const asked = { regnum: 'УК03271614' };
    expect((await desk.post(`${WALLETS}/find`, asked, allBut('wallet:search'))).status).toBe(403);
  });

  test('says that there is none', async () => {
    const asked = { regnum: 'ТӨ01230815' };
    expect((await desk.post(`${WALLETS}/find`, asked, only('wallet:search'))).status).toBe(404);
  });
});

describe('the owner of a bank account', () => {
  const ask = (body: object, as = only('wallet:search')) =>
    desk.post('/gateway-accounting/bank-accounts/owner', body, as);

  test('is named by the bank, with those of ours who have it', async () => {
    const account = (desk.store.collection('bank_account')?.all ?? []).find(
      ({ customerId, number }) => customerId === 100_001 && !/9[89]$/.test(String(number)),
    ) as MockRecord;
    const { status, body } = await ask({ bankCode: account.bankCode, number: account.number });
    expect(status).toBe(200);
    expect(body.holders).toEqual([
      { customerId: 100_001, customerName: 'Өлзийбаяр Түвшинбаяр', role: account.role },
    ]);
  });

  test.each([
    [{ bankCode: 5, number: '1234' }, 'number'],
    [{ bankCode: 5, number: '12345678a' }, 'number'],
    [{ bankCode: 77, number: '123456780' }, 'bankCode'],
  ])('%o is refused', async (body, field) => {
    const answer = await ask(body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });

  test('is unknown to the bank, or the bank does not answer', async () => {
    expect((await ask({ bankCode: 5, number: '5000000098' })).status).toBe(404);
    expect((await ask({ bankCode: 5, number: '5000000099' })).status).toBe(503);
    expect((await ask({ bankCode: 5, number: '5000000010' }, allBut('wallet:search'))).status).toBe(
      403,
    );
  });
});

describe('R13 of a day on which the limit was changed', () => {
  const use = (at: number, amount: string) => ({ at: `2026-11-21T0${at}:00:00.000Z`, amount });
  const changed = (at: number, from: string, to: string) => ({
    at: `2026-11-21T0${at}:00:00.000Z`,
    from,
    to,
  });
  const uses = [use(1, '400.00'), use(3, '500.00')];

  test.each([
    ['never', '1000', [], [true, '900', '1000']],
    ['lowered afterwards', '200', [changed(5, '1000', '200')], [true, '900', '1000']],
    ['lowered at that very moment', '200', [changed(3, '1000', '200')], [true, '900', '1000']],
    ['lowered before', '200', [changed(2, '1000', '200')], [false, '900', '200']],
    ['raised afterwards', '9000', [changed(5, '800', '9000')], [false, '900', '800']],
    [
      'lowered and raised again',
      '1000',
      [changed(5, '1000', '200'), changed(6, '200', '1000')],
      [true, '900', '1000'],
    ],
    [
      'lowered for a while in between',
      '1000',
      [changed(2, '1000', '300'), changed(4, '300', '1000')],
      [false, '900', '300'],
    ],
  ] as const)('%s', (_, limit, changes, [ok, left, right]) => {
    expect(checkDailyUse(uses, limit, changes)).toMatchObject({ ok, left, right });
    expect(checkDailyUse([...uses].reverse(), limit, [...changes].reverse())).toMatchObject({ ok });
  });

  test('lowered below what was used it stops nothing: page, books and end of day', async () => {
    const today = desk.store.clock.today();
    const { holder } =
      ledgerOf(desk.store)
        .lines({ account: 'wallet', from: today, through: today })
        .find(({ journal }) => journal.kind === 'WALLET_CASH_OUT') ?? {};
    const id = Number(holder);
    const { status } = await change(limits('100.00', '200.00', '900000.00'), lead, id);
    expect(status).toBe(200);
    const { body } = await desk.get(`${WALLETS}/${id}`, lead);
    expect(compareMoney(body.dailyTransactionAmount as string, '200.00')).toBe(1);
    expect(body.facts).toMatchObject({ daily: { id: 'R13', ok: true } });
    const daily = ledgerOf(desk.store)
      .checks(undefined, today)
      .find(({ key }) => key === 'dailyLimit');
    expect(daily).toMatchObject({ left: '0.00', right: '0.00', differences: [] });
    expect(differingChecks(desk.store, today)).toBe(0);
    expect(precheckOf(desk.store, today).find(({ key }) => key === 'books')).toMatchObject({
      gravity: 'fine',
      count: 0,
    });
  });
});
