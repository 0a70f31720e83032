import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const EDIT = 'phone:edit';
const NUMBERS = '/gateway-lab/phone-numbers';
const SEND = only('app-manage-sms:send');
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const numberOf = (customer: number) =>
  all('settings/phone-number').find(({ customerId }) => customerId === customer) as MockRecord;
const turn = ({ id }: MockRecord, action: string, as = only(EDIT)) =>
  desk.call(`POST ${NUMBERS}/${id}/${action}`, {
    as,
    body: { reason: 'NOT_EXIST' },
    headers: { 'If-Match': '*' },
  });
const lookUp = (phone: string, as = only(EDIT)) => desk.post(`${NUMBERS}/look-up`, { phone }, as);

describe('a number', () => {
  test('that is inactive gets no message until it is active again', async () => {
    const number = numberOf(100001);
    const body = { phone: number.phone, text: 'Сайн байна уу.' };
    const off = await turn(number, 'deactivate');
    expect([off.status, off.body.state, off.body.problem]).toEqual([200, 'INACTIVE', 'NOT_EXIST']);
    const before = all('sms').length;
    const refused = await desk.post('/gateway-lab/sms', body, SEND);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { phone: 'messaging.kept_back.NUMBER_INACTIVE' },
    ]);
    expect(all('sms')).toHaveLength(before);
    expect((await turn(number, 'activate')).body).toMatchObject({ state: 'ACTIVE', problem: null });
    expect((await desk.post('/gateway-lab/sms', body, SEND)).status).toBe(201);
  });

  test('stands in the history of its owner, with the reason', async () => {
    await turn(numberOf(100001), 'deactivate');
    const owner = all('customers').find(({ id }) => id === 100001) as MockRecord;
    expect(desk.store.history.of('customers', owner)[0]).toMatchObject({
      action: 'deactivate_number',
      reason: 'NOT_EXIST',
    });
  });

  test('is turned by nobody who may do everything else, and never twice', async () => {
    const number = numberOf(100001);
    expect((await turn(number, 'deactivate', allBut(EDIT))).status).toBe(403);
    expect((await turn(number, 'activate')).status).toBe(409);
  });

  test('is known once a message went to it', async () => {
    const known = (await lookUp('95000001')).body;
    expect([known.operator, known.id, known.messages]).toEqual(['mobicom', null, []]);
    await desk.post('/gateway-lab/sms', { phone: '95000001', text: 'Сайн уу' }, SEND);
    const { id, messages } = (await lookUp('95000001')).body;
    expect([typeof id, messages]).toEqual([
      'number',
      [expect.objectContaining({ state: 'SENT', failure: null })],
    ]);
  });

  test('is looked up with all its digits, and with its right', async () => {
    expect((await lookUp('9911223')).body.fields).toEqual({ phone: 'validation.phone' });
    expect((await lookUp('99112233', allBut('phone:list', EDIT))).status).toBe(403);
  });

  test('is of no operator where its first digits are nobody’s', async () => {
    expect((await lookUp('70001234')).body.operator).toBeNull();
  });

  test('there is one in each state and for each reason', () => {
    const values = (field: string) =>
      new Set(all('settings/phone-number').flatMap((row) => row[field] ?? []));
    expect(values('state')).toEqual(new Set(['ACTIVE', 'INACTIVE']));
    expect(values('problem').size).toBe(5);
  });
});
