import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { chargedOf } from '../../../../mocks/resources/loans/book/accruals';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { rowsOf as sampleRowsOf } from '../../../../mocks/resources/loans/batch-payment/batchRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { bookOf, openingOf } from '../../../../mocks/resources/loans/book/LoanFile';
import { addDays } from '../../../../src/domain/dates';
import { minus } from '../../../../src/domain/lending/amounts';
import { lastActionDate } from '../../../../src/domain/lending/backdated';
import { checkTemporary } from '../../../../src/domain/reconcile/temporaryCheck';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from '../loan/loanChecks';
import type { JobResultRow } from '../../../../src/framework/jobs/api';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import { call, testGateways, type Given } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways();
});

const BATCHES = '/gateway-lab/loans/batch-payment';
const RIGHT = 'only:loan-payment-request:list';
const loan = (id: number) => gateways.store.collection('loans')?.get(id) as MockRecord;
/** Somebody whom no loan would take money from. */
const customerWithoutLoan = (): MockRecord => {
  const owing = new Set(
    (gateways.store.collection('loans')?.all ?? []).flatMap(({ state, customerId }) =>
      ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(state)) ? [customerId] : [],
    ),
  );
  const found = (gateways.store.collection('customers')?.all ?? []).find(
    ({ id, regnum }) => regnum && !owing.has(id),
  );
  if (!found) throw new Error('everybody has a loan');
  return found;
};
const codeOf = (id: number) => String(loan(id).code);
const post = (path: string, body: unknown, given: Given = {}) =>
  call(gateways, `POST ${BATCHES}${path}`, { as: RIGHT, body, ...given });

const row = (number: number, own: object) => ({
  row: number,
  loanCode: null,
  accountNumber: null,
  regnum: null,
  amount: '1000',
  date: '2026-11-21',
  note: null,
  ...own,
});

async function newBatch(rowCount: number, receiptAmount = '3000'): Promise<number> {
  const { status, body } = await post('', {
    batchCode: 'BT-TEST-1',
    payer: 'Төрийн сан',
    receiptAmount,
    fileName: 'a.csv',
    rowCount,
  });
  expect(status).toBe(201);
  return Number((body as unknown as MockRecord).id);
}

/** Sends rows of a batch to be booked, and answers what became of each. */
async function book(id: number, rows: object[], given: Given = {}) {
  const { status, body } = await post(`/${id}/rows`, { rows }, given);
  if (status !== 202) return { status, body, rows: [] };
  const result = await call(gateways, `GET /gateway-lab/jobs/result/${String(body.id)}`, {
    as: RIGHT,
  });
  return { status, body, rows: result.body as unknown as JobResultRow[] };
}
const outcomes = async (id: number, ...rows: object[]) =>
  (await book(id, rows)).rows.map(({ outcome }) => outcome);
const rowsOf = async (id: number) =>
  (await call(gateways, `GET ${BATCHES}/${id}/rows`, { as: RIGHT }))
    .body as unknown as BatchRowResult[];

describe('a batch of payments in the gateway', () => {
  test('the dry run says of each row what it would do, and writes nothing', async () => {
    const before = loan(WELL_KNOWN_LOANS.ongoing).balance;
    const { body } = await post('/dry-run', {
      batchCode: 'BT-TEST-1',
      rows: [
        row(2, { loanCode: codeOf(WELL_KNOWN_LOANS.ongoing) }),
        row(3, { loanCode: 'LN-0000-000000' }),
        row(4, { loanCode: codeOf(WELL_KNOWN_LOANS.closed) }),
        row(5, { regnum: 'УК03271614' }),
      ],
    });
    expect(body).toMatchObject([
      { row: 2, outcome: 'READY', loanId: 300_002 },
      { row: 3, outcome: 'TEMPORARY', loanId: null, split: null },
      { row: 4, outcome: 'REFUSED', message: 'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй.' },
      { row: 5, outcome: 'READY', loanId: 300_002 },
    ]);
    expect(loan(WELL_KNOWN_LOANS.ongoing).balance).toBe(before);
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('a row that is refused holds nothing up, and the figures of every loan still agree', async () => {
    const id = await newBatch(3);
    const { rows } = await book(id, [
      row(2, { loanCode: codeOf(300_002) }),
      row(3, { loanCode: codeOf(300_003) }),
      row(4, { loanCode: 'LN-0000-000000' }),
    ]);
    expect(rows).toEqual([
      { record: '2', name: 'Өлзийбаяр Түвшинбаяр', outcome: 'DONE', why: null },
      {
        record: '3',
        name: 'Өлзийбаяр Түвшинбаяр',
        outcome: 'FAILED',
        why: 'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй.',
      },
      { record: '4', name: null, outcome: 'DONE', why: null },
    ]);
    expect((await rowsOf(id))[2]).toMatchObject({ outcome: 'TEMPORARY', amount: '1000.00' });
    const { body: batch } = await call(gateways, `GET ${BATCHES}/${id}`, { as: RIGHT });
    expect(batch).toMatchObject({
      state: 'WITH_REFUSALS',
      bookedCount: 1,
      bookedAmount: '1000.00',
      temporaryAmount: '1000.00',
      refusedCount: 1,
    });
    expect(await brokenChecks(gateways, 300_002)).toEqual([]);
    const { body: receipts } = await call(gateways, 'GET /gateway-lab/loans/300002/repayments');
    expect(receipts).toMatchObject({
      0: { amount: '1000.00', source: 'BATCH', batchCode: 'BT-TEST-1' },
    });
  });

  test('a row that was booked is not booked again, with whatever key it comes', async () => {
    const id = await newBatch(1);
    const body = row(2, { loanCode: codeOf(300_002) });
    await book(id, [body], { headers: { 'Idempotency-Key': 'one' } });
    const { balance } = loan(300_002);
    const again = await book(id, [body], { headers: { 'Idempotency-Key': 'two' } });
    expect([again.status, loan(300_002).balance]).toEqual([202, balance]);
    expect(again.rows).toMatchObject([{ outcome: 'DONE' }]);
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'BOOKED' }]);
  });

  test('a row dated before the last entry of its loan is put at its place: no day is charged twice', async () => {
    const file = () => fileOf(loan(WELL_KNOWN_LOANS.ongoing));
    const last = lastActionDate({ opening: openingOf(file()), actions: file().actions });
    const date = addDays(last, -3);
    const charged = chargedOf(bookOf(file())).interest;
    const id = await newBatch(1);
    expect(await outcomes(id, row(2, { loanCode: codeOf(300_002), date }))).toEqual(['DONE']);
    expect(await brokenChecks(gateways, 300_002)).toEqual([]);
    // Three days less interest on what the row paid: never more than before.
    expect(Number(chargedOf(bookOf(file())).interest)).toBeLessThanOrEqual(Number(charged));
  });

  test('a row dated before the issue of its loan is refused, and the others go on', async () => {
    const id = await newBatch(2);
    const early = row(2, { loanCode: codeOf(300_002), date: '2019-01-01' });
    const { rows } = await book(id, [early, row(3, { loanCode: codeOf(300_002) })]);
    expect(rows).toMatchObject([{ outcome: 'FAILED' }, { outcome: 'DONE' }]);
    expect(rows[0].why).toContain('олгосон');
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'REFUSED' }, { outcome: 'BOOKED' }]);
  });

  test('no more is booked than the bank received, and no row beyond the file', async () => {
    const id = await newBatch(4, '2500');
    const paid = (number: number, amount: string) =>
      row(number, { loanCode: codeOf(300_002), amount });
    const { rows } = await book(id, [
      paid(2, '1500'),
      paid(3, '1000.01'),
      paid(99, '10'),
      paid(1, '10'),
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['DONE', 'FAILED', 'FAILED', 'FAILED']);
    expect(rows[1].why).toBe('Банкны орлогоос хэтэрнэ. Үлдсэн дүн: 1,000.00.');
    expect(await outcomes(id, paid(3, '1000'))).toEqual(['DONE']);
    const { body: batch } = await call(gateways, `GET ${BATCHES}/${id}`, { as: RIGHT });
    expect(batch).toMatchObject({ state: 'DONE', bookedAmount: '2500.00' });
  });

  test('money that pays no loan lies on the temporary account of its person, with a journal', async () => {
    const id = await newBatch(2);
    const regnum = String(customerWithoutLoan().regnum);
    await book(id, [row(2, { regnum, amount: '700' })]);
    const [body] = await rowsOf(id);
    expect(body).toMatchObject({ outcome: 'TEMPORARY', journalId: `J-B${id}-2` });
    const journal = await call(
      gateways,
      `GET /gateway-lab/loans/journals/${String(body.journalId)}`,
    );
    expect(journal.body).toMatchObject({
      batch: { id, code: 'BT-TEST-1' },
      lines: [
        { accountKey: 'ledgerAccounts.batch', debit: '700.00', credit: null },
        { accountKey: 'ledgerAccounts.temporary', debit: null, credit: '700.00' },
      ],
    });
    const account = await call(gateways, 'POST /gateway-lab/loans/temporary-account/search', {
      body: { regnum },
    });
    expect(checkTemporary(account.body as never)).toMatchObject({ id: 'R10', ok: true });
    expect(account.body).toMatchObject({
      movements: [{ journalId: `J-B${id}-2`, in: '700.00', out: null, batchCode: 'BT-TEST-1' }],
    });
  });

  test.each([
    ['accountNumber', '5.00012E+11'],
    ['accountNumber', '1e+21'],
    ['loanCode', '2,02600E+09'],
    ['regnum', '8.80101E+9'],
  ])(
    'a %s that has lost its digits books money to nobody, whoever sends it',
    async (key, value) => {
      const lost = row(2, { [key]: value });
      expect(await post('/dry-run', { batchCode: 'BT-TEST-1', rows: [lost] })).toMatchObject({
        status: 400,
        body: { fields: { [key]: 'validation.lost_digits' } },
      });
      const id = await newBatch(2, '2000');
      const { body } = await post(`/${id}/rows`, {
        rows: [lost, row(3, { loanCode: codeOf(WELL_KNOWN_LOANS.ongoing) })],
      });
      const { body: results } = await call(
        gateways,
        `GET /gateway-lab/jobs/result/${String(body.id)}`,
        { as: RIGHT },
      );
      expect(
        (results as unknown as JobResultRow[]).map(({ outcome, why }) => [outcome, why]),
      ).toEqual([
        [
          'FAILED',
          'Дугаарын орон алдагдсан байна: баганыг текст хэлбэртэй болгоод дугаарыг дахин бичнэ үү.',
        ],
        ['DONE', null],
      ]);
    },
  );

  test('an account that comes as a number is no row', async () => {
    const rows = [row(2, { accountNumber: 500012345678901250 })];
    expect((await post('/dry-run', { batchCode: 'BT-TEST-1', rows })).status).toBe(400);
  });

  test('two rows of one loan are tried one after the other', async () => {
    const owed = await call(gateways, 'GET /gateway-lab/loans/300002');
    const amount = String(Number(owed.body.balance) * 2);
    const { body } = await post('/dry-run', {
      batchCode: 'BT-TEST-1',
      rows: [
        row(2, { loanCode: codeOf(300_002), amount: '1000', date: '2026-11-20' }),
        row(3, { loanCode: codeOf(300_002), amount }),
      ],
    });
    const alone = await post('/dry-run', {
      batchCode: 'BT-TEST-1',
      rows: [row(3, { loanCode: codeOf(300_002), amount })],
    });
    const principal = (answer: unknown, index: number) =>
      (answer as { split: { temporary: string } }[])[index].split.temporary;
    expect(Number(principal(body, 1))).toBeGreaterThan(Number(principal(alone.body, 0)));
  });

  test('what is no row is refused, and so is everybody without the right', async () => {
    const id = await newBatch(1);
    const refused = await post('/dry-run', {
      rows: [row(2, { amount: '-5', date: '2026-11-22' })],
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { amount: 'validation.amount', date: 'validation.date_future' } },
    ]);
    expect(await outcomes(id, row(2, { amount: '-5', date: '2026-11-22' }))).toEqual(['FAILED']);
    expect((await book(id, [])).status).toBe(400);
    expect((await post(`/${id}/rows`, { rows: [{ amount: '5' }] })).status).toBe(400);
    const others = { as: 'only:loan:view,loan-admin:list,loan-extension-request:list' };
    expect((await post('/dry-run', { rows: [row(2, {})] }, others)).status).toBe(403);
    expect((await book(id, [row(2, {})], others)).status).toBe(403);
    expect((await call(gateways, `GET ${BATCHES}/${id}/rows`, others)).status).toBe(403);
  });

  test('the samples are the receipts of the sample loans', async () => {
    const batches = gateways.store.collection('loans/batch-payment')?.all ?? [];
    expect(new Set(batches.map(({ state }) => state))).toEqual(
      new Set(['DONE', 'WITH_REFUSALS', 'OPEN']),
    );
    const { body } = await call(gateways, `GET ${BATCHES}/1/rows`, { as: RIGHT });
    expect(body).toMatchObject({ 0: { outcome: 'BOOKED' } });
  });
});

describe('batches of several lenders', () => {
  const ALTAN = `${RIGHT}@altan`;
  const OTHERS = 'Өөр зээлдүүлэгчийнх байна: мөнгө хоёр зээлдүүлэгчийн хооронд шилжихгүй.';
  const batches = () => gateways.store.collection('loans/batch-payment')?.all ?? [];
  const loanOf = (tenant: string): MockRecord => {
    const found = (gateways.store.collection('loans')?.all ?? []).find(
      (one) => one.tenant === tenant && one.state === 'LOAN_ONGOING',
    );
    if (!found) throw new Error(`${tenant} has no loan`);
    return found;
  };
  /** Lenders whose clearing account is not what their batches have not allotted yet. */
  const wrongBooks = () =>
    ['pocketmn', 'altan', 'tumen', 'khanuul', undefined].filter((tenant) => {
      const found = ledgerOf(gateways.store)
        .checks(tenant, '2026-11-21')
        .find(({ key }) => key === 'batches');
      return !found || found.left !== found.right || found.differences.length > 0;
    });
  const registered = async (as: string, batchCode = 'BT-TEST-1') =>
    post(
      '',
      { batchCode, payer: 'Төрийн сан', receiptAmount: '3000', fileName: 'a.csv', rowCount: 3 },
      { as },
    );

  test('each sample is one lender’s, with loans of that lender alone, and their books agree', () => {
    expect(new Set(batches().map(({ tenant }) => tenant))).toContain('altan');
    for (const batch of batches()) {
      const { tenant } = batch;
      const lenders = sampleRowsOf(batch).flatMap(({ loanId }) =>
        loanId === null ? [] : [loan(loanId).tenant],
      );
      expect([batch.id, ...new Set(lenders)]).toEqual([batch.id, tenant]);
    }
    expect(wrongBooks()).toEqual([]);
    // What came and is not allotted yet, of a batch with a refused row: no lender owes its clearing account.
    for (const tenant of ['pocketmn', 'altan', 'tumen', 'khanuul'])
      expect(ledgerOf(gateways.store).balanceOf('batch', { tenant })).not.toMatch(/^-/);
  });

  test('another lender neither sees, opens, finds nor books the batches of the others', async () => {
    const { body } = await call(gateways, `GET ${BATCHES}?size=500`, { as: ALTAN });
    const seen = body.content ?? [];
    expect(new Set(seen.map(({ tenant }) => tenant))).toEqual(new Set(['altan']));
    const foreign = batches().find(({ tenant }) => tenant === 'pocketmn') as MockRecord;
    const path = `${BATCHES}/${foreign.id}`;
    for (const one of [path, `${path}/rows`, `${path}/history`])
      expect((await call(gateways, `GET ${one}`, { as: ALTAN })).status).toBe(404);
    const mine = row(2, { loanCode: String(loanOf('altan').code) });
    expect((await book(Number(foreign.id), [mine], { as: ALTAN })).status).toBe(404);
  });

  test.each([
    ['code', (one: MockRecord) => ({ loanCode: String(one.code) })],
    ['account', (one: MockRecord) => ({ accountNumber: fileOf(one).ledgerAccount })],
    // No person is behind the register number of somebody else's code.
    [
      'code and a person',
      (one: MockRecord) => ({ loanCode: String(one.code), regnum: one.regnum }),
    ],
  ])('a row with the %s of another lender’s loan is refused', async (_, named) => {
    for (const [as, foreign] of [
      [RIGHT, loanOf('altan')],
      [ALTAN, loanOf('pocketmn')],
    ] as const) {
      const lost = row(2, named(foreign));
      const tried = await post('/dry-run', { batchCode: 'BT-TEST-1', rows: [lost] }, { as });
      expect(tried.body).toMatchObject([
        { outcome: 'REFUSED', loanId: null, customerName: null, message: OTHERS },
      ]);
      const { body } = await registered(as);
      const before = foreign.balance;
      const { body: job } = await post(`/${String(body.id)}/rows`, { rows: [lost] }, { as });
      const { body: results } = await call(
        gateways,
        `GET /gateway-lab/jobs/result/${String(job.id)}`,
        { as },
      );
      expect(results).toMatchObject([{ name: null, outcome: 'FAILED', why: OTHERS }]);
      expect(loan(Number(foreign.id)).balance).toBe(before);
      const { body: batch } = await call(gateways, `GET ${BATCHES}/${String(body.id)}`, { as });
      expect(batch).toMatchObject({
        refusedCount: 1,
        bookedAmount: '0.00',
        temporaryAmount: '0.00',
      });
    }
    expect(wrongBooks()).toEqual([]);
  });

  test('a register number of another lender’s customer is refused, or nobody’s to whom does not see it', async () => {
    const foreign = (tenant: string) =>
      (gateways.store.collection('customers')?.all ?? []).find(
        (one) => one.tenant === tenant && one.regnum,
      ) as MockRecord;
    const tried = async (as: string, { regnum }: MockRecord) =>
      (
        await post(
          '/dry-run',
          { batchCode: 'BT-TEST-1', rows: [row(2, { regnum: String(regnum) })] },
          { as },
        )
      ).body;
    expect(await tried(RIGHT, foreign('altan'))).toMatchObject([
      { outcome: 'REFUSED', customerName: null, message: OTHERS },
    ]);
    expect(await tried(ALTAN, foreign('pocketmn'))).toMatchObject([
      { outcome: 'TEMPORARY', customerId: null, customerName: null, message: null },
    ]);
  });

  test('a lender books its own batch, in its own books', async () => {
    const { body } = await registered(ALTAN);
    expect(body.tenant).toBe('altan');
    const held = ledgerOf(gateways.store).balanceOf('batch', { tenant: 'altan' });
    const others = ledgerOf(gateways.store).balanceOf('batch', { tenant: 'pocketmn' });
    const { status } = await book(
      Number(body.id),
      [row(2, { loanCode: String(loanOf('altan').code) }), row(3, { loanCode: 'LN-0000-000000' })],
      { as: ALTAN },
    );
    expect(status).toBe(202);
    const ledger = ledgerOf(gateways.store);
    expect(ledger.balanceOf('batch', { tenant: 'altan' })).toBe(minus(held, '2000.00'));
    expect(ledger.balanceOf('batch', { tenant: 'pocketmn' })).toBe(others);
    expect(wrongBooks()).toEqual([]);
    const temporary = ledger.checks('altan', '2026-11-21').find(({ key }) => key === 'temporary');
    expect(temporary?.left).toBe(temporary?.right);
  });

  test('each lender counts its batches by itself', async () => {
    expect((await registered(RIGHT)).status).toBe(201);
    expect((await registered(ALTAN)).status).toBe(201);
    expect((await registered(ALTAN, ' bt-test-1')).status).toBe(409);
    expect((await registered(RIGHT)).body).toMatchObject({
      code: 'DUPLICATE',
      fields: { batchCode: 'validation.taken' },
    });
  });
});
