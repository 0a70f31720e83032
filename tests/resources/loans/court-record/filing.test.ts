import { describe, expect, test } from 'vitest';
import { minus } from '../../../../src/domain/lending/amounts';
import type { PrintedLetter } from '../../../../src/resources/loans/court-record/api';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk();
const LOAN = 300_005;
const CASES = '/gateway-lab/court-list';
const FILING = { courtName: 'Баянзүрх дүүргийн шүүх', filedDate: '2026-11-21' };

const caseOf = () =>
  desk.store.collection('court-list')?.all.find(({ loanId }) => loanId === LOAN) as MockRecord;
const shown = async () => (await desk.get(`${CASES}/${caseOf().id}`)).body;
const step = (action: string, body: object = {}) =>
  desk.call(`POST ${CASES}/${caseOf().id}/${action}`, { body, headers: { 'If-Match': '*' } });
const pay = async (amount: string) => {
  const { status } = await desk.call(`POST /gateway-lab/loans/${LOAN}/pay`, {
    body: { amount, date: '2026-11-21', paymentSource: 'BANK' },
  });
  expect(status).toBe(200);
};
const letters = async () =>
  (await desk.get(`${CASES}/${caseOf().id}/letters`)).body as unknown as PrintedLetter[];

describe('money that comes before a claim is filed (docs/domain/lending.md 11.2)', () => {
  test('makes the claim smaller; the letter that was printed before is not filed', async () => {
    const before = await shown();
    expect((await step('print_letter')).status).toBe(200);
    await pay('200000');
    const after = await shown();
    expect(minus(String(before.total), String(after.total))).toBe('200000.00');
    // The court's costs are paid first.
    expect([after.stateFee, after.cost]).toEqual(['0.00', '0.00']);
    const refused = await step('file_claim', FILING);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(refused.body.message).toBe(
      'Хэвлэсэн бичгийн дүн нэхэмжлэлийн дүнтэй таарахгүй байна. Дахин хэвлэнэ үү.',
    );
    expect((await step('print_letter')).status).toBe(200);
    expect((await letters()).map(({ version, total }) => [version, total])).toEqual([
      [2, after.total],
      [1, before.total],
    ]);
    expect((await step('file_claim', FILING)).status).toBe(200);
    expect(await shown()).toMatchObject({
      state: 'filed',
      total: after.total,
      letterTotal: after.total,
    });
    expect(fileOf(desk.store.collection('loans')?.get(LOAN) as MockRecord).court?.claim.total).toBe(
      after.total,
    );
  });

  test('leaves it as it is once it is filed, and a court awards no more than was filed', async () => {
    const before = await shown();
    await pay('200000');
    await step('print_letter');
    await step('file_claim', FILING);
    const filed = await shown();
    await pay('100000');
    expect(await shown()).toMatchObject({ total: filed.total, letterTotal: filed.total });
    await step('record_acceptance', { caseNumber: 'БЗД-7', acceptedDate: '2026-11-21' });
    const over = await step('record_decision', {
      decisionDate: '2026-11-21',
      awarded: before.total,
    });
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['awarded']]);
  });
});
