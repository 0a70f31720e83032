import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(120);
const { post } = desk;

const LAB = '/gateway-lab';
const REASON = 'Загвараас илт зөрүүтэй байна.';
const REPLY = 'Санал өгсөнд баярлалаа. Засварлалаа.';
const PDF = {
  name: 'skan.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};
const collection = (name: string) => {
  const found = desk.store.collection(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const displayError = (customerId: unknown) => {
  const customer = collection('customers').get(customerId as number) as MockRecord;
  const [{ action, reason, source }] = desk.store.history.of('customers', customer);
  return { action, reason, source };
};

describe('feedback', () => {
  const answer = (id: unknown, body: object, as?: string) =>
    post(`${LAB}/feedback/${String(id)}/answer`, body, as);
  const waiting = () =>
    collection('feedback').all.find(({ state }) => state === 'NEW') as MockRecord;

  test('is answered once, and the customer’s history says so', async () => {
    const { id, customerId } = waiting();
    const { status, body } = await answer(id, { reply: REPLY }, only('customer:create'));
    expect([status, body.state, body.reply]).toEqual([200, 'ANSWERED', REPLY]);
    expect(displayError(customerId)).toEqual({
      action: 'answer_feedback',
      reason: REPLY,
      source: `feedback/${id}`,
    });
    const again = await answer(id, { reply: REPLY });
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('is answered by the write right alone', async () => {
    const { id } = waiting();
    expect((await answer(id, { reply: REPLY }, allBut('customer:create'))).status).toBe(403);
    expect(waiting().id).toBe(id);
  });

  test.each([
    ['nothing', {}, 'validation.required'],
    ['six letters', { reply: 'Богино' }, 'validation.min_length'],
    ['1,001 letters', { reply: 'я'.repeat(1_001) }, 'validation.max_length'],
  ])('refuses %s as an answer', async (_, body, message) => {
    const { id } = waiting();
    const { status, body: said } = await answer(id, body);
    expect([status, (said.fields as unknown as Record<string, string>).reply]).toEqual([
      400,
      message,
    ]);
    expect(waiting().id).toBe(id);
  });
});

describe('signatures under contracts', () => {
  const action = (id: unknown, name: string, body: object = {}, as?: string) =>
    post(`${LAB}/contract-signatures/${String(id)}/${name}`, body, as);
  const one = (state: string) =>
    collection('contract-signature').all.find(
      ({ requestState }) => requestState === state,
    ) as MockRecord;
  const specimens = (customerId: unknown) =>
    collection('signature-library').all.filter((row) => row.customerId === customerId);

  test('every state is among the samples', () => {
    const states = collection('contract-signature').all.map(({ requestState }) => requestState);
    expect(new Set(states)).toEqual(
      new Set([
        'NONE',
        'PENDING',
        'APPROVED',
        'REJECTED',
        'APPROVED_AUTO',
        'REJECTED_AUTO',
        'CONTRACTED_PAPER',
      ]),
    );
  });

  test('an approved one becomes the specimen from today on, and its contract goes on', async () => {
    const { id, customerId, contractId } = one('PENDING');
    const request = collection('online/active-requests').all[0];
    collection('online/active-requests').change(request, { customerId, stage: 'CUSTOMER_SIGN' });
    const before = specimens(customerId).length;
    const { status, body } = await action(
      id,
      'approve_signature',
      {},
      only('signature-lib:access'),
    );
    expect([status, body.requestState]).toEqual([200, 'APPROVED']);
    const now = specimens(customerId);
    expect(now.length).toBe(before + 1);
    const newest = now.at(-1);
    expect([newest?.requestState, newest?.validFrom, newest?.validTo]).toEqual([
      'APPROVED',
      '2026-11-21',
      '2028-11-21',
    ]);
    expect(request).toMatchObject({ stage: 'DIRECTOR_SIGN', contractId, waitedHours: 0 });
    expect(displayError(customerId).source).toBe(`contract-signature/${id}`);
    const contract = collection('contract').get(contractId as number) as MockRecord;
    expect(desk.store.history.of('contract', contract)[0].action).toBe('approve_signature');
    expect((await action(id, 'approve_signature')).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  test('the specimen in force ends when another one is accepted', async () => {
    const { id, customerId } = one('PENDING');
    const library = collection('signature-library');
    const held = library.all[0];
    library.change(held, { customerId, validFrom: '2026-01-01', validTo: '2028-01-01' });
    await action(id, 'approve_signature');
    expect(held.validTo).toBe('2026-11-21');
  });

  test('a rejection needs a reason, and leaves no specimen', async () => {
    const { id, customerId } = one('PENDING');
    const before = specimens(customerId).length;
    const refused = await action(id, 'reject_signature');
    expect([refused.status, refused.body.fields]).toEqual([400, { reason: 'validation.required' }]);
    const { body } = await action(id, 'reject_signature', { reason: REASON });
    expect([body.requestState, body.rejectReason]).toEqual(['REJECTED', REASON]);
    expect(specimens(customerId).length).toBe(before);
    expect(displayError(customerId)).toEqual({
      action: 'reject_signature',
      reason: REASON,
      source: `contract-signature/${id}`,
    });
  });

  test('paper needs its scan or a photograph', async () => {
    const { id } = one('PENDING');
    const refused = await action(id, 'accept_paper', { reason: REASON });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { scan: 'customerLists.signature.paper_missing' },
    ]);
    const html = { ...PDF, type: 'text/html' };
    expect((await action(id, 'accept_paper', { reason: REASON, scan: html })).status).toBe(400);
    const { status, body } = await action(id, 'accept_paper', { reason: REASON, scan: PDF });
    expect([status, body.requestState]).toEqual([200, 'CONTRACTED_PAPER']);
  });

  test.each([
    ['APPROVED_AUTO', 'overrule_approval', 'REJECTED'],
    ['REJECTED_AUTO', 'overrule_rejection', 'APPROVED'],
  ])('%s is overruled by a lead alone', async (state, name, to) => {
    const { id } = one(state);
    const body = { reason: REASON };
    expect((await action(id, name, body, allBut('lead:approve'))).status).toBe(403);
    expect((await action(id, 'approve_signature')).status).toBe(409);
    const done = await action(id, name, body, only('lead:approve', 'signature-lib:access'));
    expect([done.status, done.body.requestState]).toEqual([200, to]);
  });

  test.each(['approve_signature', 'reject_signature', 'accept_paper'])(
    '%s is closed with every other right',
    async (name) => {
      const { id } = one('PENDING');
      const body = { reason: REASON, scan: PDF };
      expect((await action(id, name, body, allBut('signature-lib:access'))).status).toBe(403);
    },
  );

  test('who recorded a signature does not approve it', async () => {
    const row = one('PENDING');
    const { id } = desk.store.people.find(({ username }) => username === 'admin') ?? {};
    collection('contract-signature').change(row, { createdBy: id });
    expect((await action(row.id, 'approve_signature')).body.code).toBe('MAKER_IS_CHECKER');
  });
});

describe('requests for a specimen', () => {
  test('are those of the signature library, by the same right', async () => {
    const { body } = await desk.call(`GET ${LAB}/signature-requests?size=1`, {
      as: only('signature-lib:access'),
    });
    expect((body as unknown as { totalElements: number }).totalElements).toBe(
      collection('signature-library').size,
    );
    const other = await desk.call(`GET ${LAB}/signature-requests`, {
      as: only('contract:renew'),
    });
    expect(other.status).toBe(403);
  });

  test('what is decided stands in the customer’s history', async () => {
    const row = collection('signature-library').all.find(
      ({ requestState }) => requestState === 'PENDING',
    ) as MockRecord;
    await post(`${LAB}/signature-library/${row.id}/reject_signature`, { reason: REASON });
    expect(displayError(row.customerId)).toEqual({
      action: 'reject_signature',
      reason: REASON,
      source: `signature-library/${row.id}`,
    });
  });
});
