import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareMoney, isNegativeMoney } from '../../../src/domain/money';
import { minus, plus, total } from '../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { ledgerOf } from '../../../mocks/ledger/Ledger';

const desk = gatewayDesk(120);

const WEB = '/gateway-merchant-web';
const CASHOUTS = `${WEB}/merchants/cash-outs`;
const HISTORY = `${WEB}/merchants/history`;
const MOVES = `${WEB}/merchants/movements`;
const INSTITUTES = `${WEB}/institutes`;
const STUDENTS = `${WEB}/students`;
const REASON = 'Банк дансны дугаарыг таньсангүй.';
const MERCHANT = 100_005;

interface Sums {
  salesCount: number;
  sales: string;
  cashedOut: string;
  toWallet: string;
  other: string;
  commission: string;
}
interface Totals {
  days: Sums;
  moves: Sums;
  closing: string;
  ledger: string;
}

const all = async (path: string, as?: string) =>
  (await desk.get(`${path}${path.includes('?') ? '&' : '?'}size=1000`, as)).body.content;
const waiting = () =>
  desk.store
    .collection('merchant-cashout')!
    .all.filter(({ state, merchantId }) => state === 'REQUESTED' && merchantId === MERCHANT);
const payable = () => waiting().find(({ amount }) => amount === '300000.00')!;
const pay = (id: unknown, as?: string) => desk.post(`${CASHOUTS}/${String(id)}/pay`, {}, as);
const balance = (
  account: 'merchant' | 'merchantHeld' | 'bankPayouts' | 'merchantCommission',
  holder?: number,
) => ledgerOf(desk.store).balanceOf(account, holder === undefined ? {} : { holder });
const totals = async (query = '') =>
  (await desk.get(`${HISTORY}/totals${query}`)).body as unknown as Totals;
const fromWallets = () =>
  desk.store
    .collection('bank_account')!
    .all.find(({ customerId, role }) => customerId === MERCHANT && role === 'PRIME')!;
/** The bank names the merchant as the owner of an account whose number ends so. */
const ownAccount = (last: string) => {
  const account = fromWallets();
  desk.store.collection('bank_account')!.change(account, {
    number: `${String(account.number).slice(0, -1)}${last}`,
  });
};

describe('a cash-out that is paid', () => {
  test('books balanced journals: the merchant’s account, the bank, and the commission', async () => {
    ownAccount('6');
    const { id, number } = payable();
    // Both requests of the merchant are held: 300,000 and 2,000,000.
    expect([balance('merchant', MERCHANT), balance('merchantHeld', MERCHANT)]).toEqual([
      '3072700.00',
      '2300000.00',
    ]);
    const bank = balance('bankPayouts');
    const income = balance('merchantCommission');
    const { status, body } = await pay(id);
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'PAID',
        amount: '300000.00',
        commission: '300.00',
        netAmount: '299700.00',
        valueDate: '2026-11-21',
        ownerMatch: 'SAME',
      },
    ]);
    expect([balance('merchant', MERCHANT), balance('merchantHeld', MERCHANT)]).toEqual([
      '3072700.00',
      '2000000.00',
    ]);
    expect(total([balance('bankPayouts'), '299700.00'])).toBe(bank);
    expect(total([income, '300.00'])).toBe(balance('merchantCommission'));
    const journal = ledgerOf(desk.store).journal(String(body.journalId));
    expect(journal?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['merchantHeld', '300000.00', null],
      ['bankPayouts', null, '299700.00'],
      ['merchantCommission', null, '300.00'],
    ]);
    const out = desk.store
      .collection('bank-gateways/outgoing')
      ?.all.find((one) => one.number === number);
    expect(out).toMatchObject({ amount: '299700.00', state: 'EXECUTED', customerId: MERCHANT });
    const history = (await desk.get(`/gateway-customer/customers/${MERCHANT}/history`))
      .body as unknown as { action: string; sourceRecord: string }[];
    expect(history[0]).toMatchObject({
      action: 'merchant_cash_out',
      sourceRecord: `merchant-cashout/${id}`,
    });
    expect((await pay(id)).status).toBe(409);
    expect(balance('merchantHeld', MERCHANT)).toBe('2000000.00');
  });

  test('is in both histories, which still agree with the ledger', async () => {
    ownAccount('6');
    const before = await totals(`?merchantId=${MERCHANT}`);
    await pay(payable().id);
    const after = await totals(`?merchantId=${MERCHANT}`);
    expect(total([before.days.cashedOut, '300000.00'])).toBe(after.days.cashedOut);
    expect(after.days).toEqual(after.moves);
    expect([after.closing, after.ledger]).toEqual(['5072700.00', '5072700.00']);
    const [move] = await all(`${MOVES}?merchantId=${MERCHANT}&kind=CASH_OUT&sort=bookedAt,desc`);
    expect(move).toMatchObject({
      out: '300000.00',
      commission: '300.00',
      balance: '5072700.00',
      date: '2026-11-21',
    });
  });

  test('waits for the bank’s gateway while it is stopped', async () => {
    ownAccount('6');
    for (const one of desk.store.collection('bank-gateways')!.all)
      desk.store.collection('bank-gateways')!.change(one, { state: 'STOPPED' });
    const bank = balance('bankPayouts');
    const { id, number } = payable();
    expect((await pay(id)).status).toBe(200);
    const out = desk.store
      .collection('bank-gateways/outgoing')
      ?.all.find((one) => one.number === number);
    expect(out?.state).toBe('WAITING');
    expect(balance('bankPayouts')).toBe(bank);
  });

  test.each([
    [
      'more than is held',
      () => {
        const record = payable();
        desk.store.collection('merchant-cashout')!.change(record, { amount: '2300000.01' });
        return record;
      },
      '6',
    ],
    ['to an account that the bank says is somebody else’s', payable, '9'],
  ])('is refused: %s', async (_, record, last) => {
    ownAccount(last);
    const { id } = record();
    const { status } = await pay(id);
    expect(status).toBe(409);
    expect(balance('merchantHeld', MERCHANT)).toBe('2300000.00');
    expect(desk.store.collection('merchant-cashout')?.get(id)?.state).toBe('REQUESTED');
  });

  test('needs the right to book; who sees merchants alone does neither', async () => {
    const { id } = payable();
    const reader = 'only:institute:view,institute:create';
    expect((await pay(id, reader)).status).toBe(403);
    expect((await desk.post(`${CASHOUTS}/${id}/fail`, { reason: REASON }, reader)).status).toBe(
      403,
    );
    expect((await desk.get(`${CASHOUTS}/${id}`, reader)).status).toBe(200);
    expect((await desk.get(CASHOUTS, 'only:cgw-bank-income:access')).status).toBe(403);
  });
});

test('a cash-out that fails gives back what was held, and is told with its reason', async () => {
  const { id } = payable();
  expect((await desk.post(`${CASHOUTS}/${id}/fail`)).body.fields).toEqual({
    reason: 'validation.required',
  });
  const { body } = await desk.post(`${CASHOUTS}/${id}/fail`, { reason: REASON });
  expect(body).toMatchObject({ state: 'FAILED', failReason: REASON, journalId: null });
  expect([balance('merchant', MERCHANT), balance('merchantHeld', MERCHANT)]).toEqual([
    '3372700.00',
    '2000000.00',
  ]);
  expect((await pay(id)).status).toBe(409);
});

describe('a cash-out above the limit', () => {
  const large = () => waiting().find(({ amount }) => amount === '2000000.00')!;
  const check = (id: unknown, as?: string) => desk.post(`${CASHOUTS}/${String(id)}/check`, {}, as);

  test('is looked at by one person and paid by another', async () => {
    ownAccount('6');
    const { id } = large();
    expect((await pay(id, 'admin')).body.message).toBe(
      'Энэ дүнг өнөөдөр нэг хүний төлсөнтэй нийлүүлэн хоёр хүн шийднэ: нэг нь хянаж, өөр нь төлнө.',
    );
    expect((await check(id, 'accountant')).body).toMatchObject({
      state: 'REQUESTED',
      checkedAt: expect.stringMatching(/^2026-11-21T10:00/),
    });
    expect((await check(id, 'admin')).status).toBe(409);
    expect((await pay(id, 'accountant')).body.message).toBe('Хянасан хүн өөрөө төлөхгүй.');
    expect(balance('merchantHeld', MERCHANT)).toBe('2300000.00');
    expect((await pay(id, 'admin')).body.state).toBe('PAID');
    expect(balance('merchantHeld', MERCHANT)).toBe('300000.00');
    const { body } = await desk.get(`${CASHOUTS}/${id}/history`);
    expect((body as unknown as { action: string }[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['check', 'pay']),
    );
  });

  test('is no matter below it, and needs the right', async () => {
    ownAccount('6');
    expect((await check(payable().id)).body.message).toBe('Энэ дүнг нэг хүн төлж болно.');
    expect((await check(large().id, 'only:institute:view')).status).toBe(403);
  });
});

test('what is held is what waits, and nobody holds less than nothing', async () => {
  const { body } = await desk.post('/gateway-accounting/account/reconciliations', {});
  const { checks } = body as unknown as {
    checks: { key: string; left: string; right: string; differences: unknown[] }[];
  };
  const held = checks.find(({ key }) => key === 'merchantsHeld');
  expect([held?.left, held?.differences]).toEqual([held?.right, []]);
  const ledger = ledgerOf(desk.store);
  for (const account of ['merchant', 'merchantHeld'] as const)
    for (const holder of ledger.holdersOf(account))
      expect(compareMoney(ledger.balanceOf(account, { holder }), '0')).not.toBe(-1);
});

test('no merchant of the sample has ever asked for more than there was', () => {
  const below = ledgerOf(desk.store)
    .lines({ account: 'merchant' })
    .reduce((balances, { holder, debit, credit, journal }) => {
      const [balance, days] = balances.get(holder) ?? ['0.00', []];
      const next = minus(plus(balance, credit ?? '0'), debit ?? '0');
      return balances.set(holder, [next, isNegativeMoney(next) ? [...days, journal.id] : days]);
    }, new Map<number | null, [string, string[]]>());
  expect(below.size).toBe(4);
  expect([...below.values()].flatMap(([, journals]) => journals)).toEqual([]);
});

describe('the history', () => {
  test('adds up: movements to days, days to the ledger, for everybody and for each merchant', async () => {
    const rows = await all(HISTORY);
    const ids = [...new Set(rows.map(({ merchantId }) => Number(merchantId)))];
    expect(ids.length).toBeGreaterThan(2);
    for (const scope of ['', ...ids.map((id) => `?merchantId=${id}`)]) {
      const { days, moves, closing, ledger } = await totals(scope);
      expect(days).toEqual(moves);
      expect(closing).toBe(ledger);
    }
    const moves = await all(MOVES);
    const sum = (list: readonly Record<string, unknown>[], name: string) =>
      total(list.map((row) => String(row[name])));
    expect(sum(rows, 'sales')).toBe(
      sum(
        moves.filter(({ kind }) => kind === 'SALE'),
        'in',
      ),
    );
    expect(sum(rows, 'commission')).toBe(sum(moves, 'commission'));
  });

  test('goes on from day to day', async () => {
    const rows = (await all(`${HISTORY}?merchantId=${MERCHANT}&sort=date,asc`)) as unknown as {
      opening: string;
      closing: string;
    }[];
    expect(rows[0].opening).toBe('0.00');
    rows.slice(1).forEach(({ opening }, at) => expect(opening).toBe(rows[at].closing));
    expect(rows.at(-1)?.closing).toBe('5372700.00');
  });

  test('agrees at the end of any day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), async (back) => {
        const to = new Date(Date.parse('2026-11-21') - back * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const { days, moves, closing, ledger } = await totals(`?to=${to}`);
        expect(days).toEqual(moves);
        expect(closing).toBe(ledger);
      }),
      { numRuns: 15 },
    );
  });

  test('of another lender is that lender’s alone', async () => {
    const names = async (as?: string) =>
      new Set((await all(HISTORY, as)).map(({ tenant }) => tenant));
    expect([...(await names('only:institute:view@altan'))].every((one) => one === 'altan')).toBe(
      true,
    );
  });
});

describe('the books beside the cash-outs', () => {
  const check = async () => {
    const { body } = await desk.post('/gateway-accounting/account/reconciliations', {
      date: '2026-11-21',
    });
    const { checks } = body as unknown as {
      checks: { key: string; left: string; right: string; differences: { id: number }[] }[];
    };
    return checks.find(({ key }) => key === 'merchants');
  };

  test('agree in the sample and after a payment', async () => {
    ownAccount('6');
    const before = await check();
    expect(before?.left).toBe(before?.right);
    expect(before?.differences).toEqual([]);
    await pay(payable().id);
    const after = await check();
    expect(compareMoney(after?.left, before?.left)).toBe(1);
    expect(after?.differences).toEqual([]);
  });

  test('differ where a record says that it was paid and nothing was booked', async () => {
    const record = payable();
    desk.store.collection('merchant-cashout')!.change(record, { state: 'PAID' });
    expect((await check())?.differences.map(({ id }) => id)).toEqual([record.id]);
  });
});

describe('employees of merchants', () => {
  test('are those of one merchant, masked, and read alone', async () => {
    const path = `${WEB}/merchants/employees`;
    const own = await all(`${path}?merchantId=${MERCHANT}`, 'only:institute:view');
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ merchantId }) => merchantId))).toEqual(new Set([MERCHANT]));
    expect(own.every(({ phone }) => /^\d\*{4}\d{3}$/.test(String(phone)))).toBe(true);
    expect((await desk.post(path, {})).status).toBe(404);
  });
});

describe('an institute', () => {
  const account = (number: string, isPrime = false) => ({ bankCode: 5, number, isPrime });
  const NEW = {
    type: 'SCHOOL',
    name: 'Хөгжил сургууль',
    grade: '1–5',
    class: 'А',
    bankAccounts: [account('5001112223', true)],
  };
  const send = (wrong: object) => desk.post(INSTITUTES, { ...NEW, ...wrong });

  test('is registered with its prime account', async () => {
    const { status, body } = await send({});
    expect([status, body]).toMatchObject([
      201,
      { state: 'REGISTERED', students: 0, bankAccounts: [{ isPrime: true, isRun: false }] },
    ]);
  });

  test.each([
    [
      [1, 2, 3, 4].map((one) => account(`500111222${one}`, one === 1)),
      { bankAccounts: 'validation.bank_accounts_max' },
    ],
    [
      [account('5001112223'), account('5001112224')],
      { 'bankAccounts.0.isPrime': 'merchants.institute.no_prime' },
    ],
    [
      [account('5001112223', true), account('5001112224', true)],
      { 'bankAccounts.1.isPrime': 'merchants.institute.two_primes' },
    ],
    [
      [account('5001112223', true), account('5001112223')],
      { 'bankAccounts.1.number': 'merchants.institute.twice' },
    ],
    [[account('50011122A3', true)], { 'bankAccounts.0.number': 'merchants.institute.digits' }],
    [[], { bankAccounts: 'validation.required' }],
  ])('is refused with the accounts %o', async (bankAccounts, fields) => {
    const { status, body } = await send({ bankAccounts });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('has a name of its own, and three accounts at most after a change too', async () => {
    expect((await send({ name: 'Монгол Улсын Их Сургууль' })).status).toBe(409);
    const { id } = (await send({})).body;
    const four = [1, 2, 3, 4].map((one) => account(`500111222${one}`, one === 1));
    const changed = await desk.call(`PUT ${INSTITUTES}/${id}`, { body: { bankAccounts: four } });
    expect(changed.body.fields).toEqual({ bankAccounts: 'validation.bank_accounts_max' });
  });

  test('that is cancelled hides its students, and shows them when it is registered again', async () => {
    const shown = async () =>
      (await all(`${STUDENTS}?instituteId=1`)).map(({ isShown }) => isShown);
    const { students } = (await desk.get(`${INSTITUTES}/1`)).body;
    expect(students).toBeGreaterThan(0);
    expect(new Set(await shown())).toEqual(new Set([true]));
    const cancelled = await desk.post(`${INSTITUTES}/1/cancel_registration`, { reason: REASON });
    expect(cancelled.body.state).toBe('CANCELLED');
    expect(new Set(await shown())).toEqual(new Set([false]));
    expect(
      (await desk.post(`${INSTITUTES}/1/cancel_registration`, { reason: REASON })).status,
    ).toBe(409);
    await desk.post(`${INSTITUTES}/1/register_again`);
    expect(new Set(await shown())).toEqual(new Set([true]));
  });

  test('counts its students by what they say of themselves', async () => {
    const rows = await all(STUDENTS);
    for (const { id, students } of await all(INSTITUTES))
      expect(students, String(id)).toBe(
        new Set(rows.filter((one) => one.instituteId === id).map(({ customerId }) => customerId))
          .size,
      );
  });

  test('is kept with its right', async () => {
    const reader = 'only:institute:view';
    expect((await desk.post(INSTITUTES, NEW, reader)).status).toBe(403);
    expect(
      (await desk.post(`${INSTITUTES}/1/cancel_registration`, { reason: REASON }, reader)).status,
    ).toBe(403);
    expect((await desk.get(STUDENTS, reader)).status).toBe(200);
    expect((await desk.get(STUDENTS, 'only:customer:view')).status).toBe(403);
  });
});
