import { describe, expect, test } from 'vitest';
import { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);
const { get, post } = desk;

const CONTRACTS = '/gateway-lab/contracts';
const REASON = 'Харилцагчийн бичгээр гаргасан хүсэлтээр.';
const action = (id: number, name: string, body: object = {}, as?: string) =>
  post(`${CONTRACTS}/${id}/${name}`, body, as);
const LEND_LIKE = { type: 'LEND_MARKET_PLACE' };

describe('samples', () => {
  test('have every type in every state, and one live contract per type and customer', () => {
    const all = desk.store.collection('contract')?.all ?? [];
    const kinds = new Set(all.map(({ type, state }) => `${type} ${state}`));
    expect(kinds.size).toBe(ContractType.values.length * ContractState.values.length);
    const live = all
      .filter(
        ({ state, isArchive }) =>
          !isArchive && ['Created', 'InvestorSigned', 'Modified'].includes(String(state)),
      )
      .map(({ customerId, type }) => `${customerId} ${type}`);
    expect(live.filter((one, place) => live.indexOf(one) !== place)).toEqual([]);
  });
});

describe('who sees what', () => {
  test('the right to the own contracts shows those the person made', async () => {
    const agent = await get(`${CONTRACTS}?size=1000`, 'agent');
    expect(agent.status).toBe(200);
    const makers = new Set(agent.body.content.map(({ createdBy }) => createdBy));
    expect([...makers]).toEqual(['2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05']);
    expect((await get(`${CONTRACTS}/500001`, 'agent')).status).toBe(404);
    expect((await get(`${CONTRACTS}/500002`, 'agent')).status).toBe(200);
    expect((await get(`${CONTRACTS}/500001/history`, 'agent')).status).toBe(404);
    expect((await get(`${CONTRACTS}/500001/versions`, 'agent')).status).toBe(404);
    expect((await action(500001, 'write_to_zms', {}, 'agent')).status).toBe(403);
  });

  test('staff of a partner see the partner’s, and nothing of others', async () => {
    const { body } = await get(`${CONTRACTS}?size=1000`, 'tenant');
    expect(new Set(body.content.map(({ tenant }) => tenant))).toEqual(new Set(['altan']));
  });

  test('online contracts are those made online, with their own right', async () => {
    const { body } = await get(
      '/gateway-lab/online-contracts?size=1000',
      only('online-contract:list'),
    );
    expect(new Set(body.content.map(({ isOnline }) => isOnline))).toEqual(new Set([true]));
    expect((await get('/gateway-lab/online-contracts', only('contract:list'))).status).toBe(403);
  });

  test('the register number comes masked, the document with the limit in words', async () => {
    const { body } = await get(`${CONTRACTS}/500001`);
    expect(body).toMatchObject({ regnum: '*К***71614', contractNumber: 'LC-2022-500001' });
    const versions = (await get(`${CONTRACTS}/500001/versions`)).body as unknown as {
      html: string;
    }[];
    expect(versions[0].html).toContain('3,500,000.00 (гурван сая таван зуун мянган төгрөг)');
  });
});

describe('gates', () => {
  const board = async (customerId: number, type: string) =>
    (await get(`${CONTRACTS}/gates?customerId=${customerId}&type=${type}`)).body;

  test('stand on the edges of both clocks', async () => {
    expect(await board(100006, 'LEND_MARKET_PLACE')).toMatchObject({
      creditRegistry: { state: 'AVAILABLE', at: '2026-11-14T03:00:00.000Z' },
      stateRegistryReadAt: '2026-10-22T03:00:00.000Z',
    });
    expect(await board(100009, 'LEND_MARKET_PLACE')).toMatchObject({
      creditRegistry: { state: 'AVAILABLE', at: '2026-11-13T03:00:00.000Z' },
      stateRegistryReadAt: '2026-10-21T03:00:00.000Z',
    });
  });

  test('a check is answered after a while', async () => {
    const sent = await post('/gateway-zms/zms/checks', { customerId: 100009 });
    expect([sent.status, sent.body.state]).toEqual([201, 'PENDING']);
    expect((await board(100009, 'LEND')).creditRegistry).toMatchObject({ state: 'PENDING' });
    desk.store.clock.setNow(desk.store.clock.now() + 4_000);
    expect((await board(100009, 'LEND')).creditRegistry).toMatchObject({ state: 'AVAILABLE' });
  });

  test('a check while a result is valid needs a reason, and a second one waits for the first', async () => {
    const bare = await post('/gateway-zms/zms/checks', { customerId: 100001 });
    expect([bare.status, bare.body.fields]).toEqual([400, { reason: 'validation.required' }]);
    const body = { customerId: 100001, reason: REASON };
    expect((await post('/gateway-zms/zms/checks', body)).status).toBe(201);
    const waits = await post('/gateway-zms/zms/checks', body);
    expect([waits.status, waits.body.message]).toEqual([409, 'ЗМС-ийн хариуг хүлээж байна.']);
    expect((await post('/gateway-zms/zms/checks', body, allBut('zms:list'))).status).toBe(403);
  });

  test('the score is computed from a reading that is still good', async () => {
    const score = (id: number, as?: string) =>
      post(`/gateway-customer/customers/${id}/score`, {}, as);
    expect((await score(100053)).status).toBe(200);
    const early = await score(100009);
    expect([early.status, early.body.message]).toEqual([
      409,
      'ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.',
    ]);
    expect((await score(100053, allBut('contract:create'))).status).toBe(403);
    expect((await score(100053, only('contract:create'))).status).toBe(200);
  });
});

describe('making', () => {
  const make = (body: object, as?: string) => post(CONTRACTS, body, as);

  test('freezes limit and scoring version when every gate is open', async () => {
    const { status, body } = await make({ customerId: 100001, ...LEND_LIKE });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      contractNumber: 'MP-2026-502071',
      state: 'Created',
      limit: '3500000.00',
      scoringVersion: '2026.2',
      version: 1,
      facts: { openLoans: 0 },
    });
    expect((await make({ customerId: 100001, ...LEND_LIKE })).status).toBe(409);
  });

  test.each([
    ['family', 100007, 'LEND', 'Баталгаажсан гишүүн: 0. Доод тал нь: 2.'],
    [
      'creditRegistry',
      100009,
      'LEND_MARKET_PLACE',
      'ЗМС лавлагаа хийснээс хойш 7 хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
    ],
    [
      'stateRegistry',
      100050,
      'LEND_MARKET_PLACE',
      'ХУР-аас лавласнаас хойш 30 хоногоос илүү хугацаа өнгөрсөн байна.',
    ],
    ['score', 100053, 'LEND_MARKET_PLACE_SALARY', 'Зээлийн оноог тооцно уу.'],
    ['criteria', 100002, 'LEND_MARKET_PLACE', 'Ерөнхий шалгуур хангахгүй байна.'],
    ['oneLive', 100001, 'LEND', 'Харилцагч энэ төрлийн хүчинтэй гэрээтэй байна.'],
  ])('is refused by the gate %s', async (_gate, customerId, type, message) => {
    const before = desk.store.collection('contract')?.size;
    const { status, body } = await make({ customerId, type });
    expect([status, body.code, body.message]).toEqual([409, 'GATE_SHUT', message]);
    expect(desk.store.collection('contract')?.size).toBe(before);
  });

  test('a merchant has company fields and no gates of lending', async () => {
    const bare = await make({ customerId: 100005, type: 'MERCHANT' });
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([
      400,
      ['companyName', 'companyPhone', 'companyEmail', 'directorName'],
    ]);
    const made = await make({
      customerId: 100005,
      type: 'MERCHANT',
      companyName: 'Өргөн Талын Сүү ХХК',
      companyPhone: '77112233',
      companyEmail: 'info@suu.example',
      directorName: 'Дорж Ганбаатар',
    });
    expect([made.status, made.body.companyPhone]).toEqual([201, '7****233']);
  });

  test('needs contract:create and nothing else', async () => {
    const body = { customerId: 100001, ...LEND_LIKE };
    expect((await make(body, allBut('contract:create'))).status).toBe(403);
    expect((await make(body, only('contract:create'))).status).toBe(201);
  });
});
