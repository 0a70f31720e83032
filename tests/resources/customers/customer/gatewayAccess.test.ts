import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { CUSTOMER, FIRST, REASON, peopleDesk } from './peopleDesk';

const desk = peopleDesk();
const { get, post, newest, goTo, customer: customerAt } = desk;

describe('accesses', () => {
  const access = (id: number) =>
    get(`${CUSTOMER}/customers/${id}/access`).then(
      ({ body }) => body as unknown as Record<string, unknown>[],
    );
  const move = (id: number, flag: string, action: string) =>
    post(`${CUSTOMER}/customers/${id}/access/${flag}/${action}`, { reason: REASON });
  const override = (body: object, as?: string) => post(`${CUSTOMER}/access-overrides`, body, as);
  const WORD = { customerId: 100_002, access: 'LEND', until: '2026-11-23', reason: REASON };

  test('every cause is told, the strictest counts', async () => {
    const [lend] = await access(100_003);
    expect(lend).toMatchObject({ field: 'canLend', value: 'NO_DUE_FRAUD', manual: 'YES' });
    expect(lend.causes).toMatchObject([
      { cause: 'NO_DUE_FRAUD', source: 'FR-30003', loanId: null },
      { cause: 'NO_DUE_LOAN', source: 'LN-200003' },
    ]);
  });

  test.each(['canLend', 'canTransfer', 'canOtpRequest', 'isCashOutDeposit'])(
    '%s is closed and opened again',
    async (flag) => {
      const customer = desk.store.collection('customers')?.get(FIRST);
      expect((await move(FIRST, flag, 'close')).status).toBe(200);
      expect(customer?.[flag]).toBe('NO_BY_SETTING');
      expect((await move(FIRST, flag, 'open')).status).toBe(200);
      expect(customer?.[flag]).toBe('YES');
    },
  );

  test('what staff had closed is what a released hold leaves', async () => {
    const customer = desk.store.collection('customers')?.get(FIRST);
    if (!customer) throw new Error('no customer');
    const { hold, release } =
      await import('../../../../mocks/resources/customers/access-override/customerAccess');
    await move(FIRST, 'canLend', 'close');
    hold(desk.store, customer, 'canLend', 'NO_DUE_LOAN', 'LN-1');
    expect(customer.canLend).toBe('NO_DUE_LOAN');
    expect((await move(FIRST, 'canLend', 'open')).body.code).toBe('ACCESS_HELD');
    release(desk.store, customer, 'canLend', 'NO_DUE_LOAN', 'LN-1');
    expect(customer.canLend).toBe('NO_BY_SETTING');
    expect(await newest()).toMatchObject({
      field: 'canLend',
      from: 'NO_DUE_LOAN',
      to: 'NO_BY_SETTING',
      origin: 'AUTO',
      source: 'LN-1',
    });
  });

  test('a lead lifts a hold until a day, then it is back by itself', async () => {
    const { status } = await override(WORD);
    expect(status).toBe(201);
    const customer = desk.store.collection('customers')?.get(100_002);
    expect(customer?.canLend).toBe('YES');
    expect(await newest(100_002)).toMatchObject({
      action: 'override',
      field: 'canLend',
      from: 'NO_DUE_LOAN',
      to: 'YES',
      origin: 'MANUAL',
      reason: `2026-11-23: ${REASON}`,
    });
    await goTo('2026-11-23');
    await get(`${CUSTOMER}/customers/100002`);
    expect(customer?.canLend).toBe('YES');
    await goTo('2026-11-24');
    await get(`${CUSTOMER}/customers/100002`);
    expect(customer?.canLend).toBe('NO_DUE_LOAN');
  });

  test('a word is for a lead, for a hold, and for a day within a month', async () => {
    expect((await override(WORD, allBut('lead:approve'))).status).toBe(403);
    expect((await override(WORD, only('lead:approve'))).status).toBe(201);
    expect((await override({ ...WORD, customerId: FIRST })).body.code).toBe('TRANSITION_FORBIDDEN');
    const past = await override({ ...WORD, until: '2026-11-20' });
    expect(past.body.fields).toEqual({ until: 'people.access.until_past' });
    const far = await override({ ...WORD, until: '2026-12-22' });
    expect(far.body.fields).toEqual({ until: 'people.access.until_far' });
    const short = await override({ ...WORD, reason: 'богино' });
    expect(short.body.fields).toEqual({ reason: 'validation.min_length' });
  });

  test('a lead’s word outlives an opening and a closing by staff', async () => {
    await override(WORD);
    await move(100_002, 'canLend', 'close');
    expect(customerAt(100_002).canLend).toBe('NO_BY_SETTING');
    await move(100_002, 'canLend', 'open');
    expect(customerAt(100_002).canLend).toBe('YES');
    const [lend] = await access(100_002);
    expect(lend.causes).toMatchObject([{ cause: 'NO_DUE_LOAN' }]);
  });
});
