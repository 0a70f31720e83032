import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { call, testGateways, type Given } from '../../../engine/testGateways';

const bands = vi.hoisted(() => ({ collateral: [] as { yearFrom: number; percent: string }[] }));
vi.mock('../../../../src/domain/settings', async (original) => {
  const settings = await original<typeof import('../../../../src/domain/settings')>();
  const CAR_LOAN = { ...settings.CAR_LOAN };
  Object.defineProperty(CAR_LOAN, 'collateral', { get: () => bands.collateral });
  return { ...settings, CAR_LOAN };
});

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
}, 60_000);
beforeEach(() => {
  bands.collateral = [];
  gateways.store.reset();
});

const REQUESTS = '/car-loan/loan-requests';
const lab = (line: string, given?: Given) => {
  const [method, path] = line.split(' ');
  return call(gateways, `${method} /gateway-lab${path}`, given);
};
const first = async (filter: string): Promise<Record<string, unknown>> =>
  (await lab(`GET ${REQUESTS}?${filter}`)).body.content[0];
const GRANT = { interestRate: 30, accountNumber: '5300000001' };
const grant = (id: unknown, as?: string) =>
  lab(`POST ${REQUESTS}/${String(id)}/grant`, { body: GRANT, as });
const waiting = () => first('state=pending&createdBy=');

/** A pending request of somebody else with a price and room in the customer's limit. */
const grantable = (): Record<string, unknown> => {
  const requests = gateways.store.collection('car-loan/loan-requests');
  const request = requests?.all.find(
    ({ state, createdBy, allowedPrice }) => state === 'pending' && !createdBy && allowedPrice,
  );
  if (!requests || !request) throw new Error('No request can be granted.');
  const customers = gateways.store.collection('customers');
  const customer = customers?.get(request.customerId as number);
  if (customer) customers?.change(customer, { creditLimit: '99000000.00', canLend: 'YES' });
  requests.change(request, { requestedAmount: '1000000.00' });
  return request;
};

describe('granting', () => {
  test('is refused as long as nothing is configured', async () => {
    const { id } = grantable();
    const { status, body } = await grant(id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Автомашины үнэ эсвэл барьцааны хувийг тохируулаагүй байна.',
    ]);
  });

  test('makes a pledge and a loan request within the cap', async () => {
    bands.collateral = [{ yearFrom: 2000, percent: '50' }];
    const { id, allowedPrice } = grantable();
    const { status, body } = await grant(id);
    expect([status, body.state]).toEqual([200, 'granted']);
    const loan = await lab(`GET /loans/${String(body.loanId)}`);
    expect(loan.body).toMatchObject({
      state: 'LOAN_REQUESTED',
      productType: 'LOAN_AUTO_COLLATERAL',
      lentAmount: '1000000.00',
    });
    const pledge = await lab(`GET /loans/collateral/${String(body.collateralId)}`);
    expect(pledge.body).toMatchObject({ state: 'PLEDGED', kind: 1, value: allowedPrice });
    expect((await grant(id)).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  test('is refused above the cap, to its maker, and without the right', async () => {
    bands.collateral = [{ yearFrom: 2000, percent: '0.1' }];
    const { id } = grantable();
    expect((await grant(id)).body.message).toContain('боломжит дүнгээс хэтэрсэн');
    expect((await grant(id, 'only:la-request-admin:list')).status).toBe(403);
    const own = gateways.store.people.find(({ username }) => username === 'admin')?.id;
    const mine = gateways.store
      .collection('car-loan/loan-requests')
      ?.all.find(({ state, createdBy }) => state === 'pending' && createdBy === own);
    expect((await grant(mine?.id)).body.code).toBe('MAKER_IS_CHECKER');
  });
});

describe('other actions', () => {
  test('only the creator hands a draft in', async () => {
    const draft = await first('state=draft');
    const maker = gateways.store.people.find(({ id }) => id === draft.createdBy)?.username ?? '';
    const submit = (as: string) =>
      lab(`POST ${REQUESTS}/${String(draft.id)}/submit`, { as, body: {} });
    const other = maker === 'admin' ? 'economist' : 'admin';
    expect((await submit(other)).body.message).toBe('Зөвхөн ноорог үүсгэсэн ажилтан илгээнэ.');
    expect((await submit(maker)).body.state).toBe('pending');
  });

  test('a waiting request is closed with a reason', async () => {
    const { id } = await waiting();
    const close = (reason: string) =>
      lab(`POST ${REQUESTS}/${String(id)}/close`, { body: { reason } });
    expect((await close('')).status).toBe(400);
    expect((await close('Барьцаа шаардлага хангахгүй.')).body.state).toBe('closed');
  });
});

describe('prices', () => {
  const WRITE = 'only:admin:access';

  test('a changed price has its history, and open requests are reckoned again', async () => {
    bands.collateral = [{ yearFrom: 2000, percent: '50' }];
    const request = grantable();
    const { mark, carModel, manufacturedYear } = request;
    const price = gateways.store
      .collection('car-loan/prices')
      ?.all.find(
        (one) =>
          one.mark === mark &&
          one.carModel === carModel &&
          one.manufacturedYear === manufacturedYear,
      );
    const path = `/car-loan/prices/${String(price?.id)}`;
    const changed = await lab(`PUT ${path}`, { as: WRITE, body: { price: '10000000.00' } });
    expect(changed.status).toBe(200);
    const history = await lab(`GET ${path}/history`);
    expect((history.body as unknown as object[])[0]).toMatchObject({
      field: 'price',
      to: '10000000.00',
    });
    const again = await lab(`GET ${REQUESTS}/${String(request.id)}`);
    expect(again.body).toMatchObject({ allowedPrice: '10000000.00', cap: '5000000.00' });
    const told = await lab(`GET ${REQUESTS}/${String(request.id)}/history`);
    expect((told.body as unknown as { field: string; origin: string }[]).slice(0, 4)).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'cap', origin: 'AUTO' })]),
    );
  });

  test('need their right, and there is one for each car', async () => {
    const price = {
      mark: 'Toyota',
      carModel: 'Aqua',
      manufacturedYear: '1999',
      price: '9000000.00',
    };
    const make = (as: string) => lab('POST /car-loan/prices', { as, body: price });
    expect((await make('only:la-request-admin:list')).status).toBe(403);
    expect((await make(WRITE)).status).toBe(201);
    expect((await make(WRITE)).status).toBe(409);
    const old = { as: WRITE, body: { ...price, manufacturedYear: '1979' } };
    const { status, body } = await lab('POST /car-loan/prices', old);
    expect([status, body.fields]).toEqual([400, { manufacturedYear: 'carLoans.year_wrong' }]);
  });
});
