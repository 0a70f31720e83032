import { describe, expect, test } from 'vitest';
import { cessionStatement } from '../../../../src/domain/contracts/cessionStatement';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(120);
const CONTRACTS = '/gateway-lab/contracts';
const REASON = 'Харилцагчийн бичгээр гаргасан хүсэлтээр.';
const action = (id: number, name: string, body: object = {}, as?: string) =>
  desk.post(`${CONTRACTS}/${id}/${name}`, body, as);
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const record = (id: number) => desk.store.collection('contract')?.get(id) as MockRecord;
const change = (resource: string, id: number, patch: Record<string, unknown>) => {
  const collection = desk.store.collection(resource);
  collection?.change(collection.get(id) as MockRecord, patch);
};
const director = only('online-contract:list');
const requestOf = (contractId: unknown) =>
  all('online/active-requests').find((one) => one.contractId === contractId);
const waiting = (test: (contract: MockRecord) => boolean) =>
  all('contract').find(
    (one) =>
      one.state === 'Created' &&
      one.isOnline === true &&
      one.isArchive !== true &&
      one.signFailed !== true &&
      test(one) &&
      !all('contract-signature').some(
        ({ contractId, requestState }) =>
          contractId === one.id && !String(requestState).startsWith('APPROVED'),
      ),
  ) as MockRecord;

describe('signing', () => {
  test('may fail; then the contract waits with its error, and trying again is the way on', async () => {
    const id = Number(waiting((one) => Number(one.id) % 5 === 1).id);
    const failed = await action(id, 'sign', {}, director);
    expect([failed.status, failed.body.state, failed.body.signFailed]).toEqual([
      200,
      'Created',
      true,
    ]);
    expect(record(id).signError).toBe('Тоон гарын үсгийн үйлчилгээ хариу өгсөнгүй.');
    expect(requestOf(id)?.stage).toBe('SIGN_FAILED');
    const again = await action(id, 'sign', {}, director);
    expect([again.status, again.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const retried = await action(id, 'retry_sign', {}, director);
    expect([retried.status, retried.body.state, retried.body.isGsign]).toEqual([
      200,
      'InvestorSigned',
      true,
    ]);
    expect(requestOf(id)).toBeUndefined();
  });

  test('of a merchant makes its customer one, who can be paid out; off the black list that comes back', async () => {
    const contract = waiting((one) => one.type !== 'MERCHANT');
    const customerId = Number(contract.customerId);
    change('contract', Number(contract.id), { type: 'MERCHANT', signFailed: true });
    change('customers', customerId, { listType: 'POCKET' });
    const customer = () => desk.store.collection('customers')?.get(customerId) as MockRecord;
    const payOut = async () =>
      (
        await desk.post('/gateway-accounting/staff-entries', {
          kind: 'MERCHANT_TO_WALLET',
          merchantId: customerId,
          amount: '1.00',
          comment: 'Борлуулалтын орлогыг хэтэвч рүү шилжүүлэв.',
        })
      ).body as { fields?: Record<string, unknown> };
    expect((await payOut()).fields?.merchantId).toBe('validation.invalid_value');
    expect((await action(Number(contract.id), 'retry_sign', {}, director)).status).toBe(200);
    expect(customer().listType).toBe('MERCHANT');
    expect(desk.store.history.of('customers', customer())[0]).toMatchObject({
      action: 'merchant_contract',
      field: 'listType',
      from: 'POCKET',
      to: 'MERCHANT',
      source: contract.contractNumber,
    });
    // He is known as a merchant now; whether there is money to pay out is another question.
    expect((await payOut()).fields?.merchantId).toBeUndefined();
    const { regnum, companyRegnum } = customer();
    const listed = await desk.post('/gateway-lab/bw-list', {
      listType: 1,
      name: 'Мерчант',
      ...(regnum ? { regnum } : { companyRegnum }),
      reason: 'Хуурамч бичиг баримт бүрдүүлсэн.',
      fromDate: '2026-11-20',
    });
    expect([listed.status, customer().listType]).toEqual([201, 'BLACK_LISTED']);
    await desk.post(`/gateway-lab/bw-list/${String(listed.body.id)}/remove_from_list`, {
      reason: REASON,
    });
    expect(customer().listType).toBe('MERCHANT');
  });

  test('every request that waits for the director is about a contract that waits', () => {
    const wrong = all('online/active-requests').filter(
      ({ stage, contractId }) =>
        ['DIRECTOR_SIGN', 'SIGN_FAILED'].includes(String(stage)) &&
        record(contractId as number)?.state !== 'Created',
    );
    expect(wrong).toEqual([]);
  });

  test('requests go on by themselves, up to the contract', async () => {
    const before = new Map(all('online/active-requests').map((one) => [one.id, one.stage]));
    await desk.post('/__clock', { today: '2026-11-22' });
    await desk.get('/gateway-lab/online-requests?size=2');
    const moved = all('online/active-requests').filter((one) => before.get(one.id) !== one.stage);
    expect(moved.length).toBeGreaterThan(0);
    for (const one of moved.filter(({ stage }) => stage === 'DIRECTOR_SIGN')) {
      expect(record(one.contractId as number)).toMatchObject({
        state: 'Created',
        customerId: one.customerId,
        type: one.type,
      });
    }
  });
});

describe('amending and renewing', () => {
  const amendment = 'Лимитийг өөрчлөв.';

  test.each([
    ['amend', '99999999999.00'],
    ['renew', '99999999999.00'],
    ['amend', '3500000.01'],
  ])('%s to %s is above what scoring allows', async (name, newLimit) => {
    const { status, body } = await action(500_001, name, { amendment, newLimit, reason: REASON });
    expect([status, body.fields]).toEqual([400, { newLimit: 'contracts.renewal.limit_above' }]);
    expect(record(500_001)).toMatchObject({ limit: '3500000.00', version: 1, isArchive: false });
  });

  test.each([
    ['amend', '1436903.26'],
    ['renew', '1436903.26'],
  ])('%s to %s is below what is lent and asked for under it', async (name, newLimit) => {
    const { status, body } = await action(500_001, name, { amendment, newLimit, reason: REASON });
    expect([status, body.fields]).toEqual([400, { newLimit: 'contracts.renewal.limit_below' }]);
    expect(record(500_001)).toMatchObject({ limit: '3500000.00', version: 1, isArchive: false });
  });

  test('the limit is lowered down to what is lent and asked for', async () => {
    const newLimit = '1436903.27';
    const { status, body } = await action(500_001, 'amend', {
      amendment,
      newLimit,
      reason: REASON,
    });
    expect([status, body.limit]).toEqual([200, newLimit]);
  });

  test('nothing is amended to no limit at all', async () => {
    const { body } = await action(500_001, 'amend', {
      amendment,
      newLimit: '0.00',
      reason: REASON,
    });
    expect(Object.keys(body.fields ?? {})).toEqual(['newLimit']);
  });

  test('both pass the gates again', async () => {
    const check = all('zms').find(({ customerId, isLatest }) => customerId === 100_001 && isLatest);
    change('zms', Number(check?.id), { checkedAt: '2026-11-13T03:00:00.000Z' });
    for (const name of ['amend', 'renew']) {
      const { status, body } = await action(500_001, name, { amendment, reason: REASON });
      expect([name, status, body.message]).toEqual([
        name,
        409,
        'ЗМС-ийн лавлагаа хүчинтэй биш байна.',
      ]);
    }
  });

  test('an amendment of an unsigned contract leaves it unsigned', async () => {
    const id = Number(waiting(() => true).id);
    const { body } = await desk.get(`${CONTRACTS}/${id}`);
    const { shutGate } = body.facts as unknown as { shutGate: string | null };
    const amended = await action(id, 'amend', { amendment, reason: REASON });
    expect([amended.status, record(id).state]).toEqual(
      shutGate === null ? [200, 'Created'] : [409, 'Created'],
    );
  });

  test('loans move to the renewed contract when it is signed', async () => {
    const open = () =>
      all('loans').filter(
        ({ contractId, state }) => contractId === 500_001 && state === 'LOAN_ONGOING',
      );
    const loans = open().map(({ id }) => id);
    expect(loans.length).toBeGreaterThan(0);
    await action(500_001, 'renew', { reason: REASON });
    const made = all('contract').at(-1) as MockRecord;
    expect(open().map(({ id }) => id)).toEqual(loans);
    const first = await action(Number(made.id), 'sign', {}, director);
    if (first.body.state === 'Created') await action(Number(made.id), 'retry_sign', {}, director);
    expect(record(Number(made.id)).state).toBe('InvestorSigned');
    expect(open()).toEqual([]);
    for (const id of loans) {
      expect(desk.store.collection('loans')?.get(id)?.contractId).toBe(made.id);
      const { body } = await desk.get(`/gateway-lab/loans/${id}/history`);
      expect((body as unknown as object[])[0]).toMatchObject({
        action: 'renew',
        field: 'contractId',
        from: 500_001,
        to: made.id,
      });
    }
  });
});

describe('cession', () => {
  const loan = {
    lentDate: '2026-01-31',
    lentAmount: '1200000.00',
    writtenOff: '0.00',
    receipts: [
      { amount: '233139.73', principal: '200000.00' },
      { amount: '230575.34', principal: '200000.00' },
      { amount: '223671.23', principal: '200000.00' },
    ],
  };

  test.each([
    [1, '233139.73', '454246.57', '1000000.00'],
    [2, '463715.07', '223671.23', '800000.00'],
    [0, '0.00', '687386.30', '1200000.00'],
  ])('a statement split after receipt %d', (receipts, before, after, handedOver) => {
    const told = loan.receipts.map((one, place) => ({ ...one, isNewOwners: place >= receipts }));
    const split = cessionStatement([
      { ...loan, receipts: told },
      { ...loan, lentDate: null, receipts: [] },
    ]);
    expect(split.before).toMatchObject({ receipts, repaid: before });
    expect(split).toMatchObject({ handedOver, left: '600000.00' });
    expect(split.after.repaid).toBe(after);
  });

  test('is in the history of each claim; the books and the ledger say the same', async () => {
    const loans = all('loans').filter(({ id }) => id === 300_002);
    const before = (await desk.get(`${CONTRACTS}/500001/cession`)).body;
    expect(before.balance).toBe(before.ledger);
    await action(500_001, 'cede_contract', { cedeTo: 'altan', cededOn: '2026-11-21' });
    for (const { id } of loans) {
      const { body } = await desk.get(`/gateway-lab/loans/${id}/history`);
      expect((body as unknown as object[])[0]).toMatchObject({
        action: 'cede_contract',
        field: 'tenant',
        from: 'pocketmn',
        to: 'altan',
      });
    }
    const after = (await desk.get(`${CONTRACTS}/500001/cession`)).body;
    expect(after).toMatchObject({ on: '2026-11-21', ledger: before.balance, loans: before.loans });
  });
});
