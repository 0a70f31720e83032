import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);
const { get, post } = desk;

const CONTRACTS = '/gateway-lab/contracts';
const REASON = 'Харилцагчийн бичгээр гаргасан хүсэлтээр.';
const action = (id: number, name: string, body: object = {}, as?: string) =>
  post(`${CONTRACTS}/${id}/${name}`, body, as);
const record = (id: number) => desk.store.collection('contract')?.get(id);

describe('cancelling', () => {
  test('is refused while loans are open', async () => {
    const { status, body } = await action(500001, 'cancel_contract');
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      expect.stringMatching(/^Гэрээний дагуу хаагдаагүй зээл байна: \d+\.$/),
    ]);
    expect(record(500001)?.state).toBe('InvestorSigned');
  });

  test('sets the limit to zero and the customer’s code, and is final', async () => {
    const { status, body } = await action(501001, 'cancel_contract');
    expect([status, body.state, body.limit]).toEqual([200, 'Canceled', '0.00']);
    expect(desk.store.collection('customers')?.get(100001)?.state).toBe(2050);
    const again = await action(501001, 'cancel_contract');
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test.each(['contract:cancel', 'contract:create'])('is open with %s alone', async (right) => {
    expect((await action(501001, 'cancel_contract', {}, only(right))).status).toBe(200);
  });

  test('is closed with every other right', async () => {
    const others = allBut('contract:cancel', 'contract:create');
    expect((await action(501001, 'cancel_contract', {}, others)).status).toBe(403);
  });
});

describe('cession', () => {
  const cede = (body: object, as?: string) => action(500001, 'cede_contract', body, as);
  const whole = { cedeTo: 'altan', cededOn: '2026-11-21' };
  const loans = () =>
    (desk.store.collection('loans')?.all ?? []).filter(({ contractId }) => contractId === 500001);
  const balances = () => loans().map(({ balance }) => balance);
  const claimOf = () => loans().find(({ id }) => id === 300002)?.tenant;

  test('gives the claim to another lender and back, and changes no balance', async () => {
    const before = balances();
    const { status, body } = await cede(whole);
    expect([status, body.isCessioned, body.owner, body.tenant]).toEqual([
      200,
      true,
      'altan',
      'altan',
    ]);
    expect(balances()).toEqual(before);
    expect(claimOf()).toBe('altan');
    const back = await action(500001, 'undo_cession');
    expect([back.status, back.body.owner]).toEqual([200, 'pocketmn']);
    expect(balances()).toEqual(before);
    expect(claimOf()).toBe('pocketmn');
  });

  test('stays when a receipt was booked since', async () => {
    const sample = await action(502052, 'undo_cession');
    expect([sample.status, sample.body.message]).toEqual([
      409,
      'Шилжүүлснээс хойш төлөлт бүртгэсэн тул буцаах боломжгүй: 2.',
    ]);
  });

  test('asks whom and when', async () => {
    expect((await cede({})).body.fields).toEqual({
      cededOn: 'validation.required',
      cedeTo: 'validation.required',
    });
    expect((await cede({ ...whole, cedeTo: 'pocketmn' })).body.fields).toEqual({
      cedeTo: 'contracts.cession.same',
    });
    expect((await cede({ ...whole, cedeTo: 'nobody' })).status).toBe(400);
    expect((await cede({ ...whole, cededOn: '2026-11-22' })).status).toBe(400);
    expect((await cede(whole, allBut('contract:cession', 'contract:create'))).status).toBe(403);
    expect((await cede(whole, only('contract:cession'))).status).toBe(200);
  });
});

describe('amending and renewing', () => {
  const amendment = 'Лимитийг нэмэгдүүлэв.';

  test('an amendment is the next version; the old text stays', async () => {
    const { status, body } = await action(500001, 'amend', {
      amendment,
      newLimit: '3000000.00',
      reason: REASON,
    });
    expect([status, body.state, body.version, body.limit]).toEqual([
      200,
      'Modified',
      2,
      '3000000.00',
    ]);
    const versions = (await get(`${CONTRACTS}/500001/versions`)).body as unknown as {
      version: number;
      limit: string;
      html: string;
    }[];
    expect(versions.map(({ version, limit }) => [version, limit])).toEqual([
      [2, '3000000.00'],
      [1, '3500000.00'],
    ]);
    expect(versions[0].html).toContain(amendment);
    expect(versions[1].html).not.toContain(amendment);
  });

  test('a renewal archives the old one and makes a new one that waits', async () => {
    const { status, body } = await action(500001, 'renew', { reason: REASON });
    expect([status, body.state, body.isArchive]).toEqual([200, 'Modified', true]);
    const made = desk.store.collection('contract')?.all.at(-1);
    expect(made).toMatchObject({
      parentId: 500001,
      state: 'Created',
      version: 1,
      isArchive: false,
    });
    const again = await action(500001, 'renew', { reason: REASON });
    expect(again.status).toBe(409);
  });

  test('both need contract:renew, and a reason', async () => {
    expect((await action(500001, 'renew', {})).body.fields).toEqual({
      reason: 'validation.required',
    });
    const given = { reason: REASON };
    expect((await action(500001, 'renew', given, allBut('contract:renew'))).status).toBe(403);
    expect((await action(500001, 'renew', given, only('contract:renew'))).status).toBe(200);
  });
});

describe('signing', () => {
  test('is the director’s, not the maker’s', async () => {
    expect((await action(500011, 'retry_sign', {}, 'economist')).body.code).toBe(
      'MAKER_IS_CHECKER',
    );
    expect((await action(500011, 'retry_sign', {}, allBut('online-contract:list'))).status).toBe(
      403,
    );
    const { status, body } = await action(500011, 'retry_sign', {}, only('online-contract:list'));
    expect([status, body.state, body.signFailed]).toEqual([200, 'InvestorSigned', false]);
  });

  test('waits until the customer’s signature under the contract is accepted', async () => {
    const director = only('online-contract:list');
    const signature = desk.store
      .collection('contract-signature')
      ?.all.find(
        ({ requestState, tenant, contractId }) =>
          requestState === 'PENDING' &&
          tenant === 'pocketmn' &&
          desk.store.collection('contract')?.get(contractId as number)?.state === 'Created',
      );
    const contractId = Number(signature?.contractId);
    const early = await action(contractId, 'sign', {}, director);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Харилцагчийн гарын үсгийг хараахан баталгаажуулаагүй байна.',
    ]);
    const at = `/gateway-lab/contract-signatures/${String(signature?.id)}`;
    await desk.call(`POST ${at}/reject_signature`, { body: { reason: REASON } });
    expect((await action(contractId, 'sign', {}, director)).body.message).toBe(
      'Харилцагчийн гарын үсгээс татгалзсан тул гэрээ үргэлжлэх боломжгүй.',
    );
    desk.store
      .collection('contract-signature')
      ?.change(signature as never, { requestState: 'PENDING' });
    await desk.call(`POST ${at}/approve_signature`, { body: {} });
    const { status, body } = await action(contractId, 'sign', {}, director);
    expect([status, body.state]).toEqual([200, 'InvestorSigned']);
  });
});

describe('the credit registry', () => {
  test('one contract is scheduled, written by the next day, and not written twice', async () => {
    const one = await action(500003, 'write_to_zms');
    expect([one.status, one.body.zmsWriteStatus, one.body.zmsWriteError]).toEqual([
      200,
      'SCHEDULED',
      null,
    ]);
    await post('/__clock', { today: '2026-11-22' });
    expect((await get(`${CONTRACTS}/500003`)).body.zmsWriteStatus).toBe('SUCCESSFULLY');
    expect((await action(500003, 'write_to_zms')).body.message).toBe('ЗМС-д бичигдсэн байна.');
    const writes = (await get(`${CONTRACTS}/500003/registry-writes`)).body as unknown as {
      code: number;
    }[];
    expect(writes.map(({ code }) => code)).toEqual([1, 0, 2]);
  });

  test('all of a filter are scheduled, if they are as many as was told', async () => {
    const filter = { zmsWriteStatus: 'FAILED' };
    const { body } = await get(`${CONTRACTS}?zmsWriteStatus=FAILED&isWritable=true`);
    const count = body.totalElements as unknown as number;
    expect(count).toBeGreaterThan(3);
    const all = (given: object, as?: string) => post(`${CONTRACTS}/write_to_zms`, given, as);
    expect((await all({ filter, count })).status).toBe(400);
    expect((await all({ filter, count: count + 1, reason: REASON })).status).toBe(409);
    const others = await all({ filter, count, reason: REASON }, allBut('zms:list'));
    expect(others.status).toBe(403);
    const done = await all({ filter, count, reason: REASON });
    expect([done.status, done.body]).toEqual([200, { scheduled: count }]);
    const left = await get(`${CONTRACTS}?zmsWriteStatus=FAILED`);
    expect(left.body.totalElements).toBe(0);
  });
});

describe('requests under way', () => {
  test('each tile counts what its list shows', async () => {
    const stages = (await get('/gateway-lab/online-requests/stages')).body as unknown as {
      stage: string;
      count: number;
      late: number;
    }[];
    for (const { stage, count, late } of stages) {
      const list = await get(`/gateway-lab/online-requests?stage=${stage}`);
      expect([stage, list.body.totalElements]).toEqual([stage, count]);
      const lateOnes = await get(`/gateway-lab/online-requests?stage=${stage}&isLate=true`);
      expect([stage, lateOnes.body.totalElements]).toEqual([stage, late]);
    }
  });
});

describe('letters and student guarantees', () => {
  test('a letter has a number, and the amount in words', async () => {
    const { status, body } = await post('/gateway-lab/definitions', {
      template: 'LOAN_BALANCE',
      customerId: 100001,
      recipient: 'Хаан банк',
      fee: '5000.00',
      asOfDate: '2026-11-21',
    });
    expect([status, body.number]).toEqual([201, 'ТД-2026/0049']);
    expect(body.amountInWords).toMatch(/төгрөг/);
  });

  test('education data has its own messages, and a guarantor is needed', async () => {
    const { status, body } = await post('/gateway-lab/student-guarantee-contracts', {
      studentId: 100001,
      limit: '500000.00',
      school: 'МУИС',
      course: 2,
      people: [],
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        startYear: 'validation.start_year_required',
        gpa: 'validation.gpa_required',
        entranceScore: 'validation.entrance_score_required',
        people: 'contract_rules.one_primary',
      },
    ]);
  });
});
