import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { CUSTOMER, FIRST, REASON, peopleDesk } from './peopleDesk';

const desk = peopleDesk();
const { get, post, of, newest } = desk;

const RELATIVES = `${CUSTOMER}/family-relations`;
const RELATIVE = {
  customerId: FIRST,
  type: 30,
  lastName: 'Дорж',
  firstName: 'Сараа',
  phone: '99887766',
};

describe('relatives', () => {
  const confirmedAt = async () =>
    (await get('/gateway-lab/contracts/gates?customerId=100001&type=LEND')).body.confirmedFamily;

  test('one source for the record and the gate board', async () => {
    const before = Number(await confirmedAt());
    const made = await post(RELATIVES, RELATIVE);
    expect([made.status, made.body.confirmed, made.body.phone]).toEqual([
      201,
      'UNCONFIRMED',
      '9****766',
    ]);
    expect(await confirmedAt()).toBe(before);
    const confirmed = await post(`${RELATIVES}/${made.body.id}/confirm`);
    expect([confirmed.status, confirmed.body.confirmed]).toEqual([200, 'CONFIRMED']);
    expect(await confirmedAt()).toBe(before + 1);
    const { family } = (await get(`${CUSTOMER}/customers/100001`)).body as unknown as {
      family: { firstName: string; confirmed: boolean }[];
    };
    expect(family.at(-1)).toMatchObject({ firstName: 'Сараа', confirmed: true });
    expect(await newest()).toMatchObject({ action: 'confirm_relative', source: 'Дорж Сараа' });
  });

  test('confirming twice is refused, unconfirming needs a reason', async () => {
    const made = await post(RELATIVES, RELATIVE);
    const path = `${RELATIVES}/${made.body.id}`;
    await post(`${path}/confirm`);
    expect((await post(`${path}/confirm`)).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await post(`${path}/unconfirm`)).body.fields).toEqual({
      reason: 'validation.required',
    });
    const taken = await post(`${path}/unconfirm`, { reason: REASON });
    expect([taken.status, taken.body.confirmed]).toEqual([200, 'UNCONFIRMED']);
    expect(await newest()).toMatchObject({ action: 'unconfirm_relative', reason: REASON });
  });

  test('nobody is their own relative', async () => {
    const phone = await post(RELATIVES, { ...RELATIVE, phone: '99112233' });
    expect([phone.status, phone.body.fields]).toEqual([400, { phone: 'people.family.own_phone' }]);
    const number = await post(RELATIVES, { ...RELATIVE, regnum: 'УК03271614' });
    expect(number.body.fields).toEqual({ regnum: 'people.family.own_person' });
    expect(desk.store.journal.commits).toEqual([]);
  });

  test('the same phone for two of them is marked, not refused', async () => {
    await post(RELATIVES, RELATIVE);
    const second = await post(RELATIVES, { ...RELATIVE, firstName: 'Оюун' });
    expect([second.status, second.body.isPhoneShared]).toEqual([201, true]);
  });

  test('another phone ends the confirmation', async () => {
    const made = await post(RELATIVES, RELATIVE);
    await post(`${RELATIVES}/${made.body.id}/confirm`);
    const saved = await desk.call(`PUT ${RELATIVES}/${made.body.id}`, {
      body: { phone: '95001122' },
    });
    expect([saved.status, saved.body.confirmed]).toEqual([200, 'UNCONFIRMED']);
  });

  test.each(['confirm', 'unconfirm'])(
    '%s needs customer:create, and nothing else opens it',
    async (action) => {
      const one = of('family_relation').find(
        ({ confirmed }) => confirmed === (action === 'unconfirm' ? 'CONFIRMED' : 'UNCONFIRMED'),
      );
      const made = one ?? (await post(RELATIVES, RELATIVE)).body;
      const path = `${RELATIVES}/${made.id}/${action}`;
      expect((await post(path, { reason: REASON }, allBut('customer:create'))).status).toBe(403);
      expect((await post(path, { reason: REASON }, only('customer:create'))).status).toBe(200);
    },
  );
});
