import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { setLendingSettings } from '../../../../mocks/resources/loans/loan/lendingSettings';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import type { LoanParticipant } from '../../../../src/resources/loans/loan/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { LOANS, REQUEST } from './loanChecks';

const desk = gatewayDesk(120);
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const set = (change: Partial<LendingSettings>) => setLendingSettings(desk.store, change);

describe('the assessment of a request', () => {
  const assessed = async () => {
    const { status, body } = await desk.post(LOANS, REQUEST);
    const loan = desk.store.collection('loans')?.get(Number(body.id)) as MockRecord;
    const { decision, reasons } = fileOf(loan).assessment ?? {};
    return [status, decision, reasons];
  };

  // 742 points, and an income that bears the dearest row: 50 000 and the interest of a month.
  test.each([
    [{}, 'APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
    [{ scoreGood: 743 }, 'APPROVED', ['INCOME_ENOUGH']],
    [{ scoreMin: 743 }, 'REJECTED', ['SCORE_LOW']],
    [{ paymentShare: '1' }, 'REJECTED', ['INCOME_LOW']],
    [{ automaticMax: '299999.99' }, 'MANUAL', ['SCORE_GOOD', 'INCOME_ENOUGH', 'ABOVE_AUTOMATIC']],
  ])('with %j', async (change, decision, reasons) => {
    set(change);
    expect(await assessed()).toEqual([201, decision, reasons]);
  });
});

test('what guarantors must cover closes the approval, or lets it pass', async () => {
  const guarantee = async (id: MockRecord['id']) => {
    const { body } = await desk.get(`${LOANS}/${id}`);
    return (body.facts as { request: { guarantee: string | null } }).request.guarantee;
  };
  const request = all('loans/guarantee-request').find(
    ({ state, loanId }) =>
      state === 'APPROVED' &&
      desk.store.collection('loans')?.get(loanId as number)?.state === 'LOAN_REQUESTED',
  ) as MockRecord;
  const loan = request.loanId as number;
  expect(await guarantee(loan)).toBeNull();
  set({ guaranteeCoverPercent: '101' });
  expect(await guarantee(loan)).toBe('guarantee_short');
});

test('guarantors are asked to pay from the day that is set', async () => {
  const states = async (id: MockRecord['id']) =>
    ((await desk.get(`${LOANS}/${id}/participants`)).body as unknown as LoanParticipant[])
      .filter(({ role }) => role === 'GUARANTOR')
      .map(({ state }) => state);
  const late = all('loans').find(
    ({ productType, overdueDays, state }) =>
      productType === 'LOAN_GUARANTEE' && state === 'LOAN_ONGOING' && Number(overdueDays) > 31,
  ) as MockRecord;
  const days = Number(late.overdueDays);
  expect(new Set(await states(late.id))).toEqual(new Set(['CALLED']));
  set({ guarantorFromDpd: days + 1 });
  expect(new Set(await states(late.id))).toEqual(new Set(['BOUND']));
  set({ guarantorFromDpd: days });
  expect(new Set(await states(late.id))).toEqual(new Set(['CALLED']));
});

test('a student without a scholarship may borrow the share that is set', async () => {
  const contract = all('contract/student/guarantee').find(
    ({ studentId, state }) => studentId !== 100_001 && state === 'InvestorSigned',
  ) as MockRecord;
  desk.store
    .collection('contract/student/guarantee')
    ?.change(contract, { studentId: 100_001, scholarshipType: 'NONE' });
  const limit = async () =>
    (
      await desk.get(
        '/gateway-lab/loan-limits?customerId=100001&productType=LOAN_STUDENT&contractId=500001',
      )
    ).body.availableLimit;
  const half = await limit();
  set({ noScholarshipPercent: '25' });
  const quarter = await limit();
  set({ noScholarshipPercent: '0' });
  expect([half, quarter, await limit()]).toEqual(['8750000.00', '4375000.00', '0.00']);
});

test('a contract is cancelled by itself after the days that are set', async () => {
  const unsigned = all('contract').filter(({ state }) => state === 'Created');
  const old = unsigned.filter(({ createdAt }) => String(createdAt) < '2026-11-17');
  expect([unsigned.length > old.length, old.length > 0]).toEqual([true, true]);
  set({ signWithinDays: 5 });
  await desk.post('/__clock', { today: '2026-11-22' });
  await desk.get('/gateway-lab/loans?size=1');
  expect(new Set(old.map(({ state }) => state))).toEqual(new Set(['AutoCanceled']));
  const young = unsigned.filter((one) => !old.includes(one));
  expect(new Set(young.map(({ state }) => state))).toEqual(new Set(['Created']));
});

test('the payment service gives an invoice up after the days that are set', async () => {
  const open = all('invoices').find(
    ({ state, id, createdAt }) =>
      state === 'pending' && Number(id) % 3 !== 0 && String(createdAt) < '2026-11-20',
  ) as MockRecord;
  const asked = async () =>
    (
      await desk.call(`POST /gateway-lab/invoices/${open.id}/check_status`, {
        as: 'only:wa-invoice:list',
        body: {},
      })
    ).body.state;
  expect(await asked()).toBe('pending');
  set({ invoiceExpiresDays: 0 });
  expect(await asked()).toBe('unsuccess');
});

test('the term that still makes a short loan is set', async () => {
  const accepted = async (change: Partial<LendingSettings>) => {
    desk.store.reset();
    set(change);
    const copy = all('loans/assessment').find(
      ({ state, tenant, termUnit, expiresOn }) =>
        state === 'VIEWED' &&
        tenant === 'pocketmn' &&
        termUnit === 'MONTH' &&
        String(expiresOn) >= '2026-11-21',
    ) as MockRecord;
    const months = Number(copy.duration);
    const { status } = await desk.call(`POST /gateway-lab/loans/assessment/${copy.id}/accept`, {
      as: 'only:la-request-tenant:list',
      body: { interestRate: 24, bankCode: 5, accountNumber: '5300123456' },
    });
    return [months, status, all('loans').at(-1)?.productType];
  };
  const [months] = await accepted({});
  expect((await accepted({ aggregationShortMonths: Number(months) })).slice(1)).toEqual([
    200,
    'LOAN',
  ]);
  expect((await accepted({ aggregationShortMonths: Number(months) - 1 })).slice(1)).toEqual([
    200,
    'LOAN_LONG_TERM',
  ]);
});

test('people with a right of loans or of aggregation requests may ask for them', async () => {
  set({ scoreMin: 410 });
  for (const right of ['loan:view', 'la-request-tenant:list', 'la-request-admin:list']) {
    const { status, body } = await desk.get('/gateway-lab/loan-settings', `only:${right}`);
    expect([status, body.scoreMin]).toEqual([200, 410]);
  }
});
