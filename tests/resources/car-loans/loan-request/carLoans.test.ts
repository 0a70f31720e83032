import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { inForce } from '../../../engine/inForce';
import { call, testGateways, type Given } from '../../../engine/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});
beforeEach(() => {
  gateways.store.reset();
});

const REQUESTS = '/car-loan/loan-requests';
const lab = (line: string, given?: Given) => {
  const [method, path] = line.split(' ');
  return call(gateways, `${method} /gateway-lab${path}`, given);
};
/** The same, put in force by another person where it was only asked for. */
const done = async (line: string, given?: Given) =>
  inForce((other, by) => call(gateways, other, by), await lab(line, given));
const first = async (filter: string): Promise<Record<string, unknown>> =>
  (await lab(`GET ${REQUESTS}?${filter}`)).body.content[0];
const GRANT = { interestRate: 30, bankCode: 5, accountNumber: '5300000001' };
const grant = (id: unknown, as?: string) =>
  lab(`POST ${REQUESTS}/${String(id)}/grant`, { body: GRANT, as });
const waiting = () => first('state=pending&createdBy=');

/** Percents of the allowed price, in place of those of the sample. */
function configure(...bands: readonly [manufacturedYear: string, percent: number][]): void {
  const percents = gateways.store.collection('car-loan/percents');
  for (const one of [...(percents?.all ?? [])]) percents?.remove(one);
  bands.forEach(([manufacturedYear, percent], index) =>
    percents?.insert({ id: index + 10, manufacturedYear, percent }),
  );
}

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
    configure();
    const { id } = grantable();
    const { status, body } = await grant(id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Автомашины үнэ эсвэл барьцааны хувийг тохируулаагүй байна.',
    ]);
  });

  test('makes a pledge and a loan request within the cap', async () => {
    configure(['2000', 50]);
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
    configure(['2000', 0.1]);
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
    const maker = 'economist';
    const own = gateways.store.people.find(({ username }) => username === maker)?.id;
    const draft = await first(`state=draft&createdBy=${own}`);
    const submit = (as: string) =>
      lab(`POST ${REQUESTS}/${String(draft.id)}/submit`, { as, body: {} });
    expect((await submit('admin')).body.message).toBe('Зөвхөн ноорог үүсгэсэн ажилтан илгээнэ.');
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

describe('drafts', () => {
  const DRAFT = {
    customerId: 100_001,
    mark: 'Toyota',
    carModel: 'Aqua',
    manufacturedYear: '2018',
    plateNumber: '1234 УБА',
    vin: 'JTDKB20U123456789',
    requestedAmount: '4000000.00',
    duration: 12,
    termUnit: 'MONTH',
  };
  const draft = (as = 'economist', body: object = {}) =>
    lab(`POST ${REQUESTS}`, { as, body: { ...DRAFT, ...body } });

  test('are made with their cap, edited by their maker alone, and handed in', async () => {
    const { status, body } = await draft();
    expect([status, body.state, body.customerName, body.cap]).toEqual([
      201,
      'draft',
      gateways.store.collection('contract')?.get(500_001)?.customerName,
      String(body.cap),
    ]);
    expect(Number(body.cap)).toBeGreaterThan(0);
    const path = `${REQUESTS}/${String(body.id)}`;
    const other = await lab(`PUT ${path}`, { as: 'admin', body: { mileage: 90_000 } });
    expect([other.status, other.body.message]).toEqual([
      409,
      'Зөвхөн ноорог хүсэлтийг, үүсгэсэн ажилтан нь засна.',
    ]);
    const own = await lab(`PUT ${path}`, { as: 'economist', body: { manufacturedYear: '2016' } });
    expect([own.status, own.body.manufacturedYear]).toEqual([200, '2016']);
    expect(own.body.cap).not.toBe(body.cap);
    await lab(`POST ${path}/submit`, { as: 'economist', body: {} });
    const late = await lab(`PUT ${path}`, { as: 'economist', body: { mileage: 1 } });
    expect([late.status, late.body.message]).toEqual([409, 'Зөвхөн ноорог хүсэлтийг засна.']);
  });

  test('of who signs in no more are taken over, and are the new maker’s from then on', async () => {
    const { body } = await draft();
    const path = `${REQUESTS}/${String(body.id)}`;
    const takeOver = (as: string) => lab(`POST ${path}/take_over`, { as, body: {} });
    expect((await takeOver('admin')).body.message).toBe(
      'Ноорогийг үүсгэсэн ажилтан ажиллаж байна. Тэр өөрөө илгээнэ.',
    );
    await call(gateways, `PUT /gateway-identity/keycloak/user/${String(body.createdBy)}`, {
      body: { enabled: false },
    });
    expect((await takeOver('only:la-request-admin:list')).status).toBe(403);
    const taken = await takeOver('admin');
    const admin = gateways.store.people.find(({ username }) => username === 'admin')?.id;
    expect([taken.status, taken.body.createdBy]).toEqual([200, admin]);
    expect((await lab(`PUT ${path}`, { body: { mileage: 90_000 } })).status).toBe(200);
    expect((await lab(`POST ${path}/submit`, { body: {} })).body.state).toBe('pending');
    expect((await grant(body.id)).body.code).toBe('MAKER_IS_CHECKER');
  });

  test('need their right, and a car of a real year', async () => {
    expect((await draft('only:loan:register')).status).toBe(201);
    expect((await draft('only:loan:view')).status).toBe(403);
    const { body } = await draft('economist', { manufacturedYear: '2027' });
    expect(body.fields).toEqual({ manufacturedYear: 'carLoans.year_wrong' });
  });
});

describe('closing a granted request', () => {
  const REASON = 'Харилцагч хүсэлтээ буцаасан.';
  const granted = async () => {
    configure(['2000', 50]);
    return (await grant(grantable().id)).body as unknown as MockRecord;
  };
  const close = (id: unknown) =>
    lab(`POST ${REQUESTS}/${String(id)}/close`, { body: { reason: REASON } });
  const record = (resource: string, id: unknown) =>
    gateways.store.collection(resource)?.get(id as number);

  test('cancels its loan request and releases its pledge', async () => {
    const { id, loanId, collateralId } = await granted();
    const { status, body } = await close(id);
    expect([status, body.state]).toEqual([200, 'closed']);
    expect(record('loans', loanId)?.state).toBe('CANCELLED');
    expect(record('loans/collateral/admin', collateralId)).toMatchObject({
      state: 'RELEASED',
      releasedAt: gateways.store.clock.today(),
    });
    const queued = gateways.store
      .collection('loans/pending/loan')
      ?.all.find((one) => one.loanId === loanId);
    expect(queued?.status).toBe('CANCELLED');
  });

  test('is refused while its loan is owed', async () => {
    const open = gateways.store
      .collection('car-loan/loan-requests')
      ?.all.find(
        ({ state, loanId }) =>
          state === 'granted' && record('loans', loanId)?.state === 'LOAN_ONGOING',
      );
    const { status, body } = await close(open?.id);
    expect([status, body.message]).toEqual([409, 'Хүсэлтийн дагуу олгосон зээл хаагдаагүй байна.']);
    expect(record('loans/collateral/admin', open?.collateralId)?.state).toBe('PLEDGED');
  });
});

describe('percents', () => {
  const WRITE = 'only:admin:access';

  test('change the caps of open requests at once, and need their right', async () => {
    configure(['2000', 50]);
    const { id, allowedPrice } = grantable();
    const shown = async () => (await lab(`GET ${REQUESTS}/${String(id)}`)).body.cap as unknown;
    expect(await shown()).toBe((Number(allowedPrice) / 2).toFixed(2));
    const path = 'car-loan/percents';
    const body = { percent: 40 };
    expect((await lab(`PUT /${path}/10`, { as: 'only:la-request-admin:list', body })).status).toBe(
      403,
    );
    const changed = await done(`PUT /${path}/10`, { as: WRITE, body });
    expect([changed.status, await shown()]).toEqual([
      200,
      ((Number(allowedPrice) * 40) / 100).toFixed(2),
    ]);
    const twice = await lab(`POST /${path}`, {
      as: WRITE,
      body: { manufacturedYear: '2000', percent: 10 },
    });
    expect(twice.status).toBe(409);
    await done(`DELETE /${path}/10`, { as: WRITE });
    expect(await shown()).toBeNull();
  });
});

describe('prices', () => {
  const WRITE = 'only:admin:access';

  test('a changed price has its history, and open requests are calculated again', async () => {
    configure(['2000', 50]);
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
    const changed = await done(`PUT ${path}`, { as: WRITE, body: { price: '10000000.00' } });
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
    const make = (as: string) => done('POST /car-loan/prices', { as, body: price });
    expect((await make('only:la-request-admin:list')).status).toBe(403);
    expect((await make(WRITE)).status).toBe(200);
    expect((await make(WRITE)).status).toBe(409);
    const old = { as: WRITE, body: { ...price, manufacturedYear: '1979' } };
    const { status, body } = await lab('POST /car-loan/prices', old);
    expect([status, body.fields]).toEqual([400, { manufacturedYear: 'carLoans.year_wrong' }]);
  });
});
