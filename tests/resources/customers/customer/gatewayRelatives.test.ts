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

const NOTE = { callNote: 'Овог нэр, хамаарлаа зөв хэлсэн.' };
const COLLEAGUE = { id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02' };
/** On a call, by a colleague of who added the relative. */
const confirm = (id: unknown) => post(`${RELATIVES}/${id}/confirm`, NOTE, 'operator');

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
    const confirmed = await confirm(made.body.id);
    expect([confirmed.status, confirmed.body.confirmed]).toEqual([200, 'CONFIRMED']);
    expect(await confirmedAt()).toBe(before + 1);
    const { family } = (await get(`${CUSTOMER}/customers/100001`)).body as unknown as {
      family: { firstName: string; confirmed: boolean }[];
    };
    expect(family.at(-1)).toMatchObject({ firstName: 'Сараа', confirmed: true });
    expect(await newest()).toMatchObject({
      action: 'confirm_relative',
      source: 'Дорж Сараа',
      reason: NOTE.callNote,
    });
    expect([confirmed.body.callNote, confirmed.body.confirmedBy]).toEqual([
      'Овог нэр, хамаарлаа зөв хэлсэн.',
      COLLEAGUE.id,
    ]);
  });

  test('confirming twice is refused, unconfirming needs a reason', async () => {
    const made = await post(RELATIVES, RELATIVE);
    const path = `${RELATIVES}/${made.body.id}`;
    await confirm(made.body.id);
    expect((await confirm(made.body.id)).body.code).toBe('TRANSITION_FORBIDDEN');
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
    await confirm(made.body.id);
    const saved = await desk.call(`PUT ${RELATIVES}/${made.body.id}`, {
      body: { phone: '95001122' },
    });
    expect([saved.status, saved.body.confirmed, saved.body.callNote]).toEqual([
      200,
      'UNCONFIRMED',
      null,
    ]);
  });

  test('who adds a relative, or gives the phone, does not confirm; the call needs a note', async () => {
    const made = await post(RELATIVES, RELATIVE);
    const path = `${RELATIVES}/${made.body.id}`;
    expect((await post(`${path}/confirm`, NOTE)).body.code).toBe('MAKER_IS_CHECKER');
    expect((await post(`${path}/confirm`, {}, 'operator')).body.fields).toEqual({
      callNote: 'validation.required',
    });
    await desk.call(`PUT ${path}`, { as: 'operator', body: { phone: '95001122' } });
    // A number that the caller has typed could be anybody's.
    expect((await post(`${path}/confirm`, NOTE, 'operator')).body.code).toBe('MAKER_IS_CHECKER');
    expect((await post(`${path}/confirm`, NOTE, 'economist')).status).toBe(200);
  });

  test('there is one spouse', async () => {
    for (const { id } of of('family_relation').filter(({ type }) => type === 10))
      await desk.call(`DELETE ${RELATIVES}/${id}`);
    const first = await post(RELATIVES, { ...RELATIVE, type: 10 });
    expect(first.status).toBe(201);
    const second = await post(RELATIVES, { ...RELATIVE, type: 10, phone: '99887700' });
    expect([second.status, second.body.fields]).toEqual([
      400,
      { type: 'people.family.spouse_twice' },
    ]);
    const sibling = await post(RELATIVES, { ...RELATIVE, phone: '99887700' });
    const changed = await desk.call(`PUT ${RELATIVES}/${sibling.body.id}`, { body: { type: 10 } });
    expect(changed.body.fields).toEqual({ type: 'people.family.spouse_twice' });
    // The spouse stays one when something else of it changes.
    const same = await desk.call(`PUT ${RELATIVES}/${first.body.id}`, {
      body: { lastName: 'Бат' },
    });
    expect(same.status).toBe(200);
  });

  test('the whole number is the relative’s own, and looking at it is written down', async () => {
    const made = await post(RELATIVES, RELATIVE);
    const path = `${RELATIVES}/${made.body.id}/less-nomask`;
    const whole = await get(path, 'operator');
    expect([whole.status, whole.body.phone]).toEqual([200, '99887766']);
    expect(await newest()).toMatchObject({
      action: 'reveal',
      source: 'Дорж Сараа',
      by: COLLEAGUE.id,
    });
    expect((await get(path, allBut('customer:view'))).status).toBe(403);
    expect((await get(path, 'tenant')).status).toBe(404);
  });

  test.each(['confirm', 'unconfirm'])(
    '%s needs customer:create, and nothing else opens it',
    async (action) => {
      const one = of('family_relation').find(
        ({ confirmed }) => confirmed === (action === 'unconfirm' ? 'CONFIRMED' : 'UNCONFIRMED'),
      );
      const made = one ?? (await post(RELATIVES, RELATIVE, 'operator')).body;
      const path = `${RELATIVES}/${made.id}/${action}`;
      const body = { reason: REASON, ...NOTE };
      expect((await post(path, body, allBut('customer:create'))).status).toBe(403);
      expect((await post(path, body, only('customer:create'))).status).toBe(200);
    },
  );
});
