import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { setLendingSettings } from '../../../../mocks/resources/loans/loan/lendingSettings';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import type { LoanParticipant } from '../../../../src/resources/loans/loan/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { LOANS } from './loanChecks';

const desk = gatewayDesk(120);
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const set = (change: Partial<LendingSettings>) => setLendingSettings(desk.store, change);

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

test('people with a right of loans or of aggregation requests may ask for them', async () => {
  set({ scoreMin: 410 });
  for (const right of ['loan:view', 'la-request-tenant:list', 'la-request-admin:list']) {
    const { status, body } = await desk.get('/gateway-lab/loan-settings', `only:${right}`);
    expect([status, body.scoreMin]).toEqual([200, 410]);
  }
});
