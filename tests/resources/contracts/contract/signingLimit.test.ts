import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { isSigningOver } from '../../../../src/domain/contracts/contractStates';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(120);

const STUDENT = 'contract/student/guarantee';
const ADDRESS = '/gateway-lab/student-guarantee-contracts';
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const send = (id: unknown, action: string, body: object = {}, as = 'only:contract-stud:create') =>
  desk.call(`POST ${ADDRESS}/${String(id)}/${action}`, { as, body });
const REASON = 'Шинэ хичээлийн жил эхэлсэн тул сунгав.';

test.each([
  ['Created', '2026-11-07', false],
  ['Created', '2026-11-06', true],
  ['InvestorSigned', '2026-01-01', false],
  ['Canceled', '2026-01-01', false],
])('%s of %s: too late to sign on 2026-11-21: %s', (state, day, over) => {
  expect(isSigningOver(state, day, '2026-11-21')).toBe(over);
});

describe.each(['contract', STUDENT])('%s', (resource) => {
  test('has no sample that waits for a signature longer than allowed', () => {
    const waiting = all(resource).filter(({ state }) => state === 'Created');
    expect(waiting.length).toBeGreaterThan(0);
    const old = waiting.filter(({ createdAt }) => String(createdAt).slice(0, 10) < '2026-11-07');
    expect(old.map(({ id }) => id)).toEqual([]);
  });

  test('is cancelled by itself when nobody signs in time', async () => {
    const waiting = all(resource).filter(({ state }) => state === 'Created');
    const [one] = waiting;
    await desk.call('POST /__clock', { body: { today: '2026-12-24' } });
    await desk.call('GET /gateway-lab/loans?size=1');
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['AutoCanceled']));
    expect([one.limit, String(one.canceledAt).slice(0, 10)]).toEqual(['0.00', '2026-12-24']);
    const [row] = desk.store.history.of(resource, one);
    expect(row).toMatchObject({ field: 'state', to: 'AutoCanceled', origin: 'AUTO', by: null });
  });
});

describe('the guarantee contract of a student', () => {
  const openLoans = ({ studentId }: MockRecord) =>
    all('loans').filter(
      ({ customerId, productType, state }) =>
        customerId === studentId &&
        ['LOAN_STUDENT', 'LOAN_TUITION'].includes(String(productType)) &&
        !['CLOSED', 'CANCELLED', 'LOAN_WRONG_REQUEST'].includes(String(state)),
    ).length;
  const signed = (open: boolean) =>
    all(STUDENT).find(
      (one) => one.state === 'InvestorSigned' && openLoans(one) > 0 === open,
    ) as MockRecord;

  test('is cancelled for good: nobody is liable for anything any more', async () => {
    const contract = signed(false);
    const { status, body } = await send(contract.id, 'cancel_contract');
    expect([status, body.state, body.limit]).toEqual([200, 'Canceled', '0.00']);
    const again = await send(contract.id, 'cancel_contract');
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('stays while a loan of the student is open', async () => {
    const contract = signed(false);
    const loan = all('loans').find(({ state }) => state === 'LOAN_ONGOING') as MockRecord;
    desk.store
      .collection('loans')
      ?.change(loan, { customerId: contract.studentId, productType: 'LOAN_STUDENT' });
    const { status, body } = await send(contract.id, 'cancel_contract');
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Оюутны хаагдаагүй зээл байна: 1.',
    ]);
    expect(contract.state).toBe('InvestorSigned');
  });

  test('is renewed for the new school year: the old one goes to the archive', async () => {
    const contract = signed(false);
    const count = all(STUDENT).length;
    const body = { newLimit: '200000.00', reason: REASON };
    const reply = await send(contract.id, 'renew', body);
    expect([reply.status, reply.body.state, reply.body.isArchive]).toEqual([200, 'Modified', true]);
    expect(all(STUDENT).length).toBe(count + 1);
    expect(all(STUDENT).at(-1)).toMatchObject({
      state: 'Created',
      limit: '200000.00',
      schoolYear: '2026–2027',
      studentId: contract.studentId,
      isArchive: false,
    });
  });

  test('needs the right to make one, and a reason to renew', async () => {
    const { id } = signed(false);
    expect((await send(id, 'renew', { reason: REASON }, 'only:contract-stud:list')).status).toBe(
      403,
    );
    expect((await send(id, 'cancel_contract', {}, 'only:contract:cancel')).status).toBe(403);
    expect((await send(id, 'renew', {})).body.fields).toEqual({ reason: 'validation.required' });
    expect((await send(id, 'renew', { reason: REASON })).body.fields).toEqual({
      newLimit: 'validation.required',
    });
  });
});
