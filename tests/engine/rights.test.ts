import { beforeAll, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});

describe('who may', () => {
  test.each([null, 'stranger'])('a call by %s is 401', async (as) => {
    const { status, body, headers } = await call(gateways, 'GET /gateway-lab/news', { as });
    expect([status, body.code, headers.get('www-authenticate')]).toEqual([
      401,
      'UNAUTHORIZED',
      'Bearer',
    ]);
  });

  test('a missing permission is 403 and named in the language of the caller', async () => {
    const given = { as: 'only:news:list', body: { title: 'x' } };
    const { status, body } = await call(gateways, 'POST /gateway-lab/news', given);
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Дутуу зөвшөөрөл: news:create.',
      missing: ['news:create'],
    });
    const english = await call(gateways, 'POST /gateway-lab/news', {
      ...given,
      headers: { 'Accept-Language': 'en' },
    });
    expect(english.body.message).toBe('Missing permission: news:create.');
  });

  test.each([
    ['GET /gateway-lab/news', 'news:list', 200],
    ['GET /gateway-lab/news/1/history', 'news:list', 200],
    ['POST /gateway-lab/news', 'news:create', 400],
    ['PUT /gateway-lab/news/1', 'news:create', 200],
    ['POST /gateway-lab/news/1/unpublish', 'news:create', 200],
    ['GET /gateway-customer/customers', 'customer:list', 200],
    ['POST /gateway-customer/customers', 'customer:create', 400],
    ['GET /gateway-customer/customers/id-by-regnum-or-phone?phone=99112233', 'customer:list', 200],
    ['GET /gateway-customer/customers/100001/less-nomask', 'customer:view', 200],
    ['POST /gateway-customer/customers/100001/access/canLend/close', 'customer:create', 400],
    ['POST /gateway-customer/customers/100001/access/canTransfer/close', 'customer:create', 400],
    [
      'POST /gateway-customer/customers/100001/access/isCashOutDeposit/close',
      'customer:create',
      400,
    ],
    [
      'POST /gateway-customer/customers/100001/access/canOtpRequest/close',
      'auth-cus-otp:access',
      400,
    ],
    ['POST /gateway-identity/keycloak/users', 'user:manage', 200],
    ['POST /gateway-lab/notification/fcm/subscribe/abc', 'fcm-subscribe:access', 200],
  ])('%s needs %s', async (line, permission, status) => {
    const body = line.startsWith('GET') ? undefined : {};
    const everything = (await call(gateways, 'GET /gateway-lab/permissions'))
      .body as unknown as string[];
    const others = everything.filter((one) => one !== permission);
    expect((await call(gateways, line, { as: `only:${permission}`, body })).status).toBe(status);
    expect((await call(gateways, line, { as: `only:${others.join(',')}`, body })).status).toBe(403);
  });

  test.each([
    ['GET /gateway-lab/news/1', ['news:list', 'news:create']],
    ['GET /gateway-customer/customers/100001', ['customer:view', 'customer:create']],
    ['GET /gateway-lab/coupons/1', ['coupon-admin:access', 'coupon-admin:create']],
  ])('%s is read by who sees the record and by who changes it', async (line, readers) => {
    const everything = (await call(gateways, 'GET /gateway-lab/permissions'))
      .body as unknown as string[];
    const others = everything.filter((one) => !readers.includes(one));
    for (const right of readers)
      expect((await call(gateways, line, { as: `only:${right}` })).status).toBe(200);
    expect((await call(gateways, line, { as: `only:${others.join(',')}` })).status).toBe(403);
  });

  test('rights are compared without regard to letter case', async () => {
    expect((await call(gateways, 'GET /gateway-lab/news', { as: 'only:NEWS:List' })).status).toBe(
      200,
    );
  });
});

describe('addresses', () => {
  test.each([
    'GET /gateway-lab/nowhere',
    'DELETE /gateway-lab/news/1',
    'GET /gateway-zms',
    'GET /gateway-lab/news/4711',
  ])('%s is 404 JSON', async (line) => {
    const { status, body, headers } = await call(gateways, line);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test('other addresses are left alone', async () => {
    expect(await gateways.handle(new Request('http://localhost/gateway'))).toBeNull();
    expect(await gateways.handle(new Request('http://localhost/customers'))).toBeNull();
    expect(await gateways.control(new Request('http://localhost/__vite'))).toBeNull();
  });
});

describe('tenants', () => {
  test('see their own records and whom they deal with, the main one sees all', async () => {
    const own = await call(gateways, 'GET /gateway-customer/customers?size=200', { as: 'tenant' });
    // Of the main lender's customers those who owe the other one, or have a contract with it (docs/domain/ownership.md 4.1).
    const tenants = own.body.content.map(({ tenant }) => tenant);
    expect(tenants.filter((tenant) => tenant === 'altan').length).toBe(19);
    expect(tenants.filter((tenant) => tenant === 'pocketmn').length).toBe(9);
    expect(tenants.length).toBe(28);
    const all = await call(gateways, 'GET /gateway-customer/customers?size=200');
    expect(all.body.totalElements).toBe(120);
    const alien = await call(gateways, 'GET /gateway-customer/customers/100001', { as: 'tenant' });
    expect(alien.status).toBe(404);
    const finder = '/gateway-customer/customers/id-by-regnum-or-phone';
    expect((await call(gateways, `GET ${finder}?phone=99112233`, { as: 'tenant' })).status).toBe(
      404,
    );
    expect((await call(gateways, `GET ${finder}?phone=91112233`, { as: 'tenant' })).body).toEqual({
      id: 100004,
    });
  });

  test('main-info and tenants', async () => {
    const own = await call(gateways, 'GET /gateway-lab/tm/tenant/main-info', { as: 'tenant' });
    expect(own.body).toMatchObject({ alias: 'altan', name: 'Алтан Өргөө ББСБ', main: false });
    const { body } = await call(gateways, 'GET /gateway-lab/tenants', { as: 'nobody' });
    expect(body.content.map(({ alias }) => alias)).toEqual([
      'pocketmn',
      'altan',
      'tumen',
      'khanuul',
    ]);
  });
});
