import { describe, expect, test } from 'vitest';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { total } from '../../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { TODAY } from '../../../engine/testGateways';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const SEE = 'cgw-bank-income:access';
const RUN = 'admin:access';
const BASE = '/gateway-accounting';
const REASON = { reason: 'Банк засварын ажилтай, орой нээнэ.' };
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const outgoing = () => all('bank-gateways/outgoing');
/** The gateway by which the main lender pays out. */
const ours = () =>
  all('bank-gateways').find(
    ({ tenant, bankCode }) => tenant === 'pocketmn' && bankCode === 5,
  ) as MockRecord;
const act = (action: string, gateway: MockRecord, as = only(SEE, RUN)) =>
  desk.call(`POST ${BASE}/bank-cg/gateways/${gateway.id}/${action}`, {
    as,
    body: REASON,
    headers: { 'If-Match': '*' },
  });
const gatewayAs = async (gateway: MockRecord) => {
  const { body } = await desk.get(`${BASE}/bank-cg/gateways/${gateway.id}`, only(SEE));
  return body;
};
const payouts = () => ledgerOf(desk.store).balanceOf('bankPayouts', { tenant: 'pocketmn' });
const between = () => ledgerOf(desk.store).balanceOf('failedTransfers');
/** What must lie between wallets and banks: open failed transfers, and all that waits. */
const meantBetween = () =>
  total(
    [
      ...all('accounting/failed-transfers').filter(({ isWaiting }) => isWaiting),
      ...outgoing().filter(({ state }) => state === 'WAITING' || state === 'RETRYING'),
    ].map(({ amount }) => String(amount)),
  );

/** Pays out of a wallet by an entry of the staff, and answers its row of the log. */
async function cashOut() {
  const { status, body } = await desk.post(
    `${BASE}/staff-entries`,
    {
      kind: 'WALLET_CASH_OUT',
      customerId: 100_002,
      amount: '10000.00',
      comment: 'Харилцагчийн хүсэлтээр гаргав.',
    },
    only('accounting:correct', SEE),
  );
  expect(status).toBe(201);
  const row = outgoing().find(({ number }) => number === body.number) as MockRecord;
  return { entry: body, row };
}

describe('the outgoing log', () => {
  test('has every transfer out of a wallet once, with the amount of its journal', () => {
    const ledger = ledgerOf(desk.store);
    const journals = ledger
      .journals()
      .filter(({ kind, reverses }) => kind === 'WALLET_CASH_OUT' && reverses === null);
    const logged = outgoing().map(({ journalId }) => journalId);
    expect(journals.length).toBeGreaterThan(20);
    expect(journals.filter(({ id }) => logged.filter((one) => one === id).length !== 1)).toEqual(
      [],
    );
    for (const { journalId, amount, from } of outgoing()) {
      const lines = ledger.journal(String(journalId))?.lines ?? [];
      const left = lines.find(({ account }) => account === 'wallet' || account === from);
      expect(left?.debit ?? left?.credit).toBe(amount);
    }
  });

  test('has what loans, courts and savings of the sample had banks pay, each once', () => {
    const paid = ledgerOf(desk.store)
      .journals()
      .filter(({ kind }) => ['PAYOUT', 'COURT_COSTS', 'DEPOSIT_PAID'].includes(kind))
      .flatMap(({ id, kind, tenant, reverses, lines }) =>
        lines.flatMap(({ account, credit }) =>
          (account === 'bank' || account === 'bankPayouts') && credit !== null && reverses === null
            ? [[kind, id, tenant, account, credit].join(' ')]
            : [],
        ),
      );
    const logged = outgoing()
      .filter(({ kind }) => ['PAYOUT', 'COURT_COSTS', 'DEPOSIT_PAID'].includes(String(kind)))
      .map(({ kind, journalId, tenant, from, amount }) =>
        [kind, journalId, tenant, from, amount].join(' '),
      );
    expect(logged.sort()).toEqual(paid.sort());
    const kinds = new Set(logged.map((one) => one.split(' ')[0]));
    // Savings of the sample found room on the wallets.
    expect([...kinds].sort()).toEqual(['COURT_COSTS', 'PAYOUT']);
  });

  test('has what waits, what is tried again and what failed; their money lies between wallet and bank', () => {
    expect(new Set(outgoing().map(({ state }) => state))).toEqual(
      new Set(['WAITING', 'RETRYING', 'EXECUTED', 'REFUSED', 'UNANSWERED']),
    );
    expect(between()).toBe(meantBetween());
  });

  test('is what a failed transfer looks into', async () => {
    const record = outgoing().find(({ state }) => state === 'REFUSED') as MockRecord;
    const { body } = await desk.post(
      `${BASE}/bank-cg/transfer-logs`,
      { number: record.number },
      only(SEE),
    );
    expect(body).toMatchObject([{ number: record.number, bank: { state: 'REFUSED' } }]);
    expect(
      all('accounting/failed-transfers').find(({ id }) => id === record.failedTransferId),
    ).toMatchObject({ number: record.number, logState: 'REFUSED' });
  });

  test('tries again what the bank has not answered, until it does', async () => {
    const list = () =>
      desk.get(
        `${BASE}/bank-cg/outgoing-transfers?state=RETRYING&state=EXECUTED&size=500`,
        only(SEE),
      );
    await list();
    const tried = outgoing().filter(({ state }) => state === 'RETRYING');
    expect(tried.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(tried.map(({ nextTryAt }) => nextTryAt)).not.toContain(null);
    const { clock } = desk.store;
    clock.setNow(clock.now() + 16 * 60_000);
    await list();
    expect(tried.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['RETRYING', 2],
      ['RETRYING', 2],
    ]);
    clock.setNow(clock.now() + 15 * 60_000);
    await list();
    expect(tried.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['EXECUTED', 3],
      ['EXECUTED', 3],
    ]);
    expect(between()).toBe(meantBetween());
  });
});

describe('a gateway that is stopped', () => {
  test('keeps transfers back, and lets them out when it starts', async () => {
    expect((await act('stop_gateway', ours())).status).toBe(200);
    const before = payouts();
    const { entry, row } = await cashOut();
    expect(entry.state).toBe('BOOKED');
    expect(row).toMatchObject({
      state: 'WAITING',
      attempts: 0,
      amount: '10000.00',
      executedAt: null,
    });
    // The money has left the wallet and not the bank.
    expect(payouts()).toBe(before);
    expect(between()).toBe(meantBetween());
    expect(await gatewayAs(ours())).toMatchObject({ waitingCount: 1, waitingAmount: '10000.00' });
    expect((await act('start_gateway', ours())).status).toBe(200);
    expect(row).toMatchObject({ state: 'EXECUTED', attempts: 1 });
    expect(payouts()).toBe(total([before, '-10000.00']));
    expect(between()).toBe(meantBetween());
    expect(await gatewayAs(ours())).toMatchObject({ state: 'WORKING', waitingCount: 0 });
  });

  test('shows where the money of a transfer is: out of the wallet, waiting, and out of the bank', async () => {
    const way = async (id: unknown) => {
      const path = `${BASE}/bank-cg/outgoing-transfers/${String(id)}/journals`;
      const { body } = await desk.get(path, only(SEE));
      const lines = body.lines as { kind: string; accountKey: string; credit: string | null }[];
      return lines
        .filter(({ credit }) => credit !== null)
        .map(({ kind, accountKey, credit }) => [kind, accountKey, credit]);
    };
    await act('stop_gateway', ours());
    const { row } = await cashOut();
    const waits = [
      ['WALLET_CASH_OUT', 'ledgerAccounts.bankPayouts', '10000.00'],
      ['TRANSFER_WAITING', 'ledgerAccounts.failedTransfers', '10000.00'],
    ];
    expect(await way(row.id)).toEqual(waits);
    await act('start_gateway', ours());
    expect(await way(row.id)).toEqual([
      ...waits,
      ['TRANSFER_SENT', 'ledgerAccounts.bankPayouts', '10000.00'],
    ]);
    const one = await desk.get(`${BASE}/bank-cg/outgoing-transfers/${row.id}`, only(SEE));
    expect(Object.keys(one.body)).not.toContain('waitingJournalId');
    const other = `${only(SEE)}@altan`;
    const path = `${BASE}/bank-cg/outgoing-transfers/${row.id}`;
    expect((await desk.get(path, other)).status).toBe(404);
    expect((await desk.get(`${path}/journals`, other)).status).toBe(404);
    expect((await desk.get(`${path}/journals`, allBut(SEE))).status).toBe(403);
  });

  test('makes the statement of today late, of its own account alone', async () => {
    const states = async () => {
      const { body } = await desk.get(
        `${BASE}/bank-cg/gateway-statements?dateFrom=${TODAY}&dateTo=${TODAY}&size=100`,
        only(SEE),
      );
      const rows = body.content as MockRecord[];
      return Object.fromEntries(rows.map(({ accountNumber, state }) => [accountNumber, state]));
    };
    expect((await states())['5001120045']).toBe('AGREES');
    await act('stop_gateway', ours());
    expect(await states()).toMatchObject({ '5001120045': 'LATE', '1105003377': 'AGREES' });
    await act('start_gateway', ours());
    expect((await states())['5001120045']).toBe('AGREES');
  });

  test('is stopped once, and only by who may', async () => {
    expect((await act('stop_gateway', ours(), allBut(RUN))).status).toBe(403);
    expect((await act('start_gateway', ours())).status).toBe(409);
    await act('stop_gateway', ours());
    expect((await act('stop_gateway', ours())).status).toBe(409);
    expect(desk.store.history.of('bank-gateways', ours())[0]).toMatchObject({
      action: 'stop_gateway',
      reason: REASON.reason,
    });
  });
});

describe('a receipt that is booked from the bank', () => {
  const YESTERDAY = '2026-11-20';
  const PAY = 'loan-payment-request:list';
  const lines = () => all('accounting/bank-cg-transactions');
  /** A loan whose borrower pays into the account of the main lender's first gateway. */
  const loan = () =>
    all('loans').find(
      ({ id, tenant, state }) =>
        tenant === 'pocketmn' && state === 'LOAN_ONGOING' && Number(id) % 3 === 0,
    ) as MockRecord;
  const pay = async (amount: string, date = TODAY) => {
    const { id } = loan();
    const { status } = await desk.call(`POST /gateway-lab/loans/${id}/pay`, {
      as: only(PAY, 'loan:view'),
      body: { amount, date, paymentSource: 'BANK', reason: REASON.reason },
    });
    expect(status).toBe(200);
  };
  const statement = async (date = TODAY) => {
    const { body } = await desk.get(
      `${BASE}/bank-cg/gateway-statements/${date}-${ours().id}`,
      only(SEE),
    );
    return body;
  };
  const broken = (date = TODAY) =>
    ledgerOf(desk.store)
      .checks('pocketmn', date)
      .filter((check) => namedVerdict(check) === 'unequal');
  const finding = async (key: string) => {
    const { body } = await desk.get('/gateway-lab/eod/20261121');
    const found = (body.precheck as MockRecord[]).find((one) => one.key === key);
    return [found?.count, found?.gravity];
  };

  test('is a line of its day at once, corrected by who booked it', async () => {
    const before = lines().length;
    const { count, statement: sum } = await statement();
    await pay('1000.00');
    expect(lines()).toHaveLength(before + 1);
    const profit = all('accounting/profits').at(-1);
    expect(profit).toMatchObject({
      date: TODAY,
      amount: '1000.00',
      state: 'CORRECTED',
      bankCode: 5,
      assignedTo: loan().code,
    });
    expect(profit?.decidedBy).not.toBeNull();
    const after = await statement();
    expect([after.count, after.state]).toEqual([Number(count) + 1, 'AGREES']);
    expect(after.statement).toBe(total([String(sum), '1000.00']));
    expect(broken()).toEqual([]);
  });

  test('waits for its line while the gateway is stopped, and gets it once when it starts, on its own day', async () => {
    await act('stop_gateway', ours());
    const before = lines().length;
    const { count, statement: sum } = await statement();
    const late = await finding('statements');
    await pay('2000.00', YESTERDAY);
    await pay('1000.00');
    await pay('500.00');
    expect(lines()).toHaveLength(before);
    expect(await gatewayAs(ours())).toMatchObject({ awaitedCount: 3, awaitedAmount: '3500.00' });
    expect(await statement()).toMatchObject({
      state: 'LATE',
      count,
      statement: sum,
      difference: '0.00',
      awaitedCount: 2,
      awaitedAmount: '1500.00',
    });
    expect(await statement(YESTERDAY)).toMatchObject({ state: 'LATE', awaitedCount: 1 });
    expect(await finding('statements')).toEqual([Number(late[0]) + 1, 'warns']);
    await act('start_gateway', ours());
    expect(
      lines()
        .slice(before)
        .map(({ date, amount }) => [date, amount]),
    ).toEqual([
      [YESTERDAY, '2000.00'],
      [TODAY, '1000.00'],
      [TODAY, '500.00'],
    ]);
    const after = await statement();
    expect(after).toMatchObject({ state: 'AGREES', count: Number(count) + 2, awaitedCount: 0 });
    expect(await statement(YESTERDAY)).toMatchObject({ state: 'AGREES' });
    expect([...broken(), ...broken(YESTERDAY)]).toEqual([]);
    await act('stop_gateway', ours());
    await act('start_gateway', ours());
    expect(lines()).toHaveLength(before + 3);
  });

  test('comes by the gateway of its own account alone', async () => {
    const other = all('bank-gateways').find(
      ({ tenant, bankCode }) => tenant === 'pocketmn' && bankCode === 15,
    ) as MockRecord;
    await act('stop_gateway', other);
    const before = lines().length;
    await pay('1000.00');
    expect(lines()).toHaveLength(before + 1);
    expect(await gatewayAs(other)).toMatchObject({ awaitedCount: 0, awaitedAmount: '0.00' });
  });

  test('leaves the days that nobody has read late, until the gateway starts', async () => {
    await act('stop_gateway', ours());
    await desk.post('/__clock', { today: '2026-11-23' });
    const { body } = await desk.get(
      `${BASE}/bank-cg/gateway-statements?state=LATE&sort=date,asc&size=100`,
      only(SEE),
    );
    const late = (body.content as MockRecord[]).filter(({ tenant }) => tenant === 'pocketmn');
    expect(late.map(({ date, bankCode }) => [date, bankCode])).toEqual([
      // The account for income and the one for pay-outs, of each day.
      ['2026-11-21', 5],
      ['2026-11-21', 5],
      ['2026-11-22', 5],
      ['2026-11-22', 5],
      ['2026-11-23', 5],
      ['2026-11-23', 5],
    ]);
    await act('start_gateway', ours());
    expect(await statement(TODAY)).toMatchObject({ state: 'AGREES' });
  });

  test('has its transfers that wait among what the end of the day finds', async () => {
    const [before] = await finding('outgoing');
    await act('stop_gateway', ours());
    await cashOut();
    expect(await finding('outgoing')).toEqual([Number(before) + 1, 'warns']);
    await act('start_gateway', ours());
    expect((await finding('outgoing'))[0]).toBe(before);
  });
});

describe('the statements', () => {
  test('have the figures of the lines that came', async () => {
    const { body } = await desk.get(`${BASE}/bank-cg/gateway-statements?size=500`, only(SEE));
    const rows = body.content as MockRecord[];
    expect(rows.length).toBeGreaterThan(30);
    const lines = all('accounting/bank-cg-transactions');
    for (const { date, accountNumber, count, lines: sum, difference } of rows) {
      const own = lines.filter((one) => one.date === date && one.accountNumber === accountNumber);
      expect([count, sum, difference]).toEqual([
        own.length,
        total(own.map(({ amount }) => String(amount))),
        '0.00',
      ]);
    }
  });

  test('differ by what the bank credited and no line came for', async () => {
    const lines = desk.store.collection('accounting/bank-cg-transactions');
    const lost = lines?.all.find(
      ({ date, accountNumber }) => date === TODAY && accountNumber === '5001120045',
    );
    if (lost) lines?.remove(lost);
    const path = `${BASE}/bank-cg/gateway-statements/${TODAY}-${ours().id}`;
    const { body } = await desk.get(path, only(SEE));
    expect(body).toMatchObject({ state: 'DIFFERS', count: 9, difference: lost?.amount });
  });

  test('are read one by one under a number that names no account; the lines of one make it up', async () => {
    const id = `${TODAY}-${ours().id}`;
    const { body } = await desk.get(`${BASE}/bank-cg/gateway-statements/${id}`, only(SEE));
    expect(body).toMatchObject({ id, date: TODAY, accountNumber: '5001120045', count: 10 });
    const own = await desk.post(
      `${BASE}/bank-cg/bank-transactions/search`,
      { accountNumber: '5001120045', dateFrom: TODAY, dateTo: TODAY, size: 100 },
      only(SEE),
    );
    const lines = own.body.content as MockRecord[];
    expect(lines).toHaveLength(10);
    expect(total(lines.map(({ amount }) => String(amount)))).toBe(body.lines);
    const altan = `${only(SEE)}@altan`;
    const path = `${BASE}/bank-cg/gateway-statements/${id}`;
    expect((await desk.get(path, altan)).status).toBe(404);
    expect((await desk.get(path, allBut(SEE))).status).toBe(403);
  });

  test('and the log are of the own lender alone', async () => {
    const seer = `${only(SEE)}@altan`;
    for (const path of ['gateways', 'gateway-statements', 'outgoing-transfers']) {
      const { body } = await desk.get(`${BASE}/bank-cg/${path}?size=500`, seer);
      const tenants = new Set((body.content as MockRecord[]).map(({ tenant }) => tenant));
      expect([path, [...tenants].filter((one) => one !== 'altan')]).toEqual([path, []]);
    }
    expect((await act('stop_gateway', ours(), `${only(SEE, RUN)}@altan`)).status).toBe(404);
  });
});
