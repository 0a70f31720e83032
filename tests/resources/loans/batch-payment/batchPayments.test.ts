import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from '../loan/loanChecks';
import { call, testGateways, type Given } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways();
});

const BATCHES = '/gateway-lab/loans/batch-payment';
const RIGHT = 'only:loan-payment-request:list';
const loan = (id: number) => gateways.store.collection('loans')?.get(id) as MockRecord;
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

async function newBatch(rowCount: number): Promise<number> {
  const { status, body } = await post('', {
    batchCode: 'BT-TEST-1',
    payer: 'Төрийн сан',
    receiptAmount: '3000',
    fileName: 'a.csv',
    rowCount,
  });
  expect(status).toBe(201);
  return Number((body as unknown as MockRecord).id);
}

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
    const first = await post(`/${id}/rows`, row(2, { loanCode: codeOf(300_002) }));
    const closed = await post(`/${id}/rows`, row(3, { loanCode: codeOf(300_003) }));
    const nobody = await post(`/${id}/rows`, row(4, { loanCode: 'LN-0000-000000' }));
    expect([first.status, closed.status, nobody.status]).toEqual([200, 409, 200]);
    expect(nobody.body).toMatchObject({ outcome: 'TEMPORARY', amount: '1000.00' });
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
    await post(`/${id}/rows`, body, { headers: { 'Idempotency-Key': 'one' } });
    const { balance } = loan(300_002);
    const again = await post(`/${id}/rows`, body, { headers: { 'Idempotency-Key': 'two' } });
    expect([again.status, loan(300_002).balance]).toEqual([200, balance]);
    expect(again.body).toMatchObject({ outcome: 'BOOKED' });
  });

  test('what is no row is refused, and so is everybody without the right', async () => {
    const id = await newBatch(1);
    const bad = await post(`/${id}/rows`, row(2, { amount: '-5', date: '2026-11-22' }));
    expect([bad.status, bad.body]).toMatchObject([
      400,
      { fields: { amount: 'validation.amount', date: 'validation.date_future' } },
    ]);
    const others = { as: 'only:loan:view,loan-admin:list,loan-extension-request:list' };
    expect((await post('/dry-run', { rows: [row(2, {})] }, others)).status).toBe(403);
    expect((await post(`/${id}/rows`, row(2, {}), others)).status).toBe(403);
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
