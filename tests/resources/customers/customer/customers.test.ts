import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { call, testGateways } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways();
});

const FIRST = '/gateway-customer/customers/100001';
const get = (path: string) => call(gateways, `GET ${path}`);
const rowsOf = async (path: string) =>
  (await get(path)).body as unknown as Record<string, unknown>[];
const access = (id: number, flag: string, action: string, reason = 'Харилцагчийн хүсэлтээр.') =>
  call(gateways, `POST /gateway-customer/customers/${id}/access/${flag}/${action}`, {
    body: { reason },
  });

describe('the well-known customer', () => {
  test('is masked in the list and on the record, whole after a reveal that is written down', async () => {
    const list = await get('/gateway-customer/customers?regnum=УК03271614');
    expect(list.body.content).toMatchObject([
      { id: 100001, regnum: '*К***71614', phone: '9****233' },
    ]);
    const record = await get(FIRST);
    expect(record.body).toMatchObject({
      lastName: 'Өлзийбаяр',
      firstName: 'Түвшинбаяр',
      regnum: '*К***71614',
      phone: '9****233',
      birthDate: '2003-07-16',
      gender: 'MALE',
      age: 23,
      canLend: 'YES',
    });
    const whole = await get(`${FIRST}/less-nomask`);
    expect(whole.body).toMatchObject({ regnum: 'УК03271614', phone: '99112233' });
    expect((await rowsOf(`${FIRST}/history`))[0]).toMatchObject({
      action: 'reveal',
      origin: 'MANUAL',
    });
  });

  test('is found by register number and by phone', async () => {
    const finder = '/gateway-customer/customers/id-by-regnum-or-phone';
    expect((await get(`${finder}?regnum=УК03271614`)).body).toEqual({ id: 100001 });
    expect((await get(`${finder}?phone=99112233`)).body).toEqual({ id: 100001 });
    expect((await get(`${finder}?phone=00000000`)).status).toBe(404);
    expect((await get(finder)).status).toBe(404);
  });

  test('has two relatives confirmed, as everybody with a contract', async () => {
    const { family } = (await get(FIRST)).body as unknown as {
      family: { confirmed: boolean; phone: string }[];
    };
    expect(family.filter(({ confirmed }) => confirmed).length).toBeGreaterThanOrEqual(2);
    expect(family[0].phone).toMatch(/^\d\*{4}\d{3}$/);
  });
});

describe('accesses', () => {
  test('closing, opening and closing again leaves three rows', async () => {
    const before = await rowsOf(`${FIRST}/access-history?flag=canLend`);
    expect((await access(100001, 'canLend', 'close')).body).toMatchObject({
      canLend: 'NO_BY_SETTING',
    });
    expect((await access(100001, 'canLend', 'open')).body).toMatchObject({ canLend: 'YES' });
    expect((await access(100001, 'canLend', 'close')).body).toMatchObject({
      canLend: 'NO_BY_SETTING',
    });
    const after = await rowsOf(`${FIRST}/access-history?flag=canLend`);
    expect(after.length - before.length).toBe(3);
    expect(
      after
        .slice(0, 3)
        .map(({ action, from, to, origin, reason }) => [action, from, to, origin, reason]),
    ).toEqual([
      ['close', 'YES', 'NO_BY_SETTING', 'MANUAL', 'Харилцагчийн хүсэлтээр.'],
      ['open', 'NO_BY_SETTING', 'YES', 'MANUAL', 'Харилцагчийн хүсэлтээр.'],
      ['close', 'YES', 'NO_BY_SETTING', 'MANUAL', 'Харилцагчийн хүсэлтээр.'],
    ]);
  });

  test('closing twice, a short reason and an unknown access are refused', async () => {
    await access(100001, 'canTransfer', 'close');
    expect((await access(100001, 'canTransfer', 'close')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await access(100001, 'canTransfer', 'open', 'богино')).body).toMatchObject({
      fields: { reason: 'validation.min_length' },
    });
    expect((await access(100001, 'canDance', 'close')).status).toBe(404);
  });

  test('what the system holds is refused with its cause', async () => {
    const loan = await access(100002, 'canLend', 'open');
    expect(loan.status).toBe(409);
    expect(loan.body).toMatchObject({
      code: 'ACCESS_HELD',
      state: 'NO_DUE_LOAN',
      message: 'Зээлийн улмаас систем автоматаар хаасан байна.',
      causes: [{ cause: 'NO_DUE_LOAN', source: 'LN-200002' }],
    });
    const fraud = await access(100003, 'canLend', 'open');
    expect(fraud.body).toMatchObject({ state: 'NO_DUE_FRAUD' });
    expect(
      (await rowsOf('/gateway-customer/customers/100003/access-history?flag=canLend')).map(
        ({ to, origin }) => [to, origin],
      ),
    ).toEqual([
      ['NO_DUE_FRAUD', 'AUTO'],
      ['NO_DUE_LOAN', 'AUTO'],
    ]);
  });
});

describe('registering', () => {
  const citizen = {
    type: 'CITIZEN',
    lastName: 'Бат',
    firstName: 'Дорж',
    regnum: 'АА90010112',
    phone: '99000001',
    email: 'dorj@example.mn',
  };

  test('a citizen needs no company data, a company no personal data', async () => {
    const made = await call(gateways, 'POST /gateway-customer/customers', { body: citizen });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      state: 0,
      listType: 'POCKET',
      canLend: 'YES',
      tenant: 'pocketmn',
    });
    const company = await call(gateways, 'POST /gateway-customer/customers', {
      body: { type: 'COMPANY' },
    });
    const asked = Object.keys(company.body.fields);
    expect(asked).toEqual(
      expect.arrayContaining(['name', 'companyRegnum', 'directorRegnum', 'phone']),
    );
    expect(asked).not.toContain('lastName');
    expect(asked).not.toContain('regnum');
  });

  test('a register number that exists is 409', async () => {
    const body = { ...citizen, regnum: 'УК03271614' };
    const { status, body: answer } = await call(gateways, 'POST /gateway-customer/customers', {
      body,
    });
    expect([status, answer.code, answer.fields]).toEqual([
      409,
      'DUPLICATE',
      { regnum: 'validation.taken' },
    ]);
  });

  test('a body with the record as it was answered is refused by name, what was typed alone is saved', async () => {
    const { body } = await get(FIRST);
    const whole = await call(gateways, `PUT ${FIRST}`, { body: { ...body, profession: 'Багш' } });
    expect(whole.status).toBe(400);
    expect(whole.body.fields).toMatchObject({
      regnum: 'validation.not_writable',
      phone: 'validation.masked',
      contactPhone: 'validation.masked',
      score: 'validation.not_writable',
      creditLimit: 'validation.not_writable',
      verificationState: 'validation.not_writable',
      id: 'validation.not_writable',
    });
    expect(whole.body.fields).not.toHaveProperty('profession');
    const saved = await call(gateways, `PUT ${FIRST}`, { body: { profession: 'Багш' } });
    expect(saved.status).toBe(200);
    expect((await get(`${FIRST}/less-nomask`)).body).toMatchObject({
      profession: 'Багш',
      regnum: 'УК03271614',
      phone: '99112233',
    });
  });
});

test.each(['POCKET', 'MERCHANT', 'BLACK_LISTED', 'SUSPECTED'])(
  'the view %s has customers',
  async (view) => {
    const { body } = await get(`/gateway-customer/customers?listType=${view}&size=100`);
    expect(body.content.length).toBeGreaterThan(0);
    expect(new Set(body.content.map(({ listType }) => listType))).toEqual(new Set([view]));
  },
);
