import { describe, expect, test } from 'vitest';
import type { RecId } from '../../../../mocks/engine/MockRecord';
import { QUEUES, REASON, queueDesk, told } from './queueDesk';

const { desk, all, find, loan, requestFor, send, history } = queueDesk();

describe('a request that went to several lenders', () => {
  const own = (state: string) =>
    find(QUEUES.assessment, (copy) => copy.state === state && copy.tenant === 'pocketmn');
  const open = (id: RecId, as: string) =>
    desk.call(`GET /gateway-lab/${QUEUES.assessment}/${id}`, { as });

  test('is viewed by opening it, once and by itself', async () => {
    const copy = own('PENDING');
    expect((await open(copy.id, 'only:la-request-admin:list')).body.state).toBe('PENDING');
    expect((await open(copy.id, 'only:la-request-tenant:list')).body.state).toBe('VIEWED');
    const { viewedAt } = copy;
    await open(copy.id, 'only:la-request-tenant:list');
    expect(copy.viewedAt).toBe(viewedAt);
    expect(history(QUEUES.assessment, copy).filter(([action]) => action === 'view')).toEqual([
      ['view', 'AUTO'],
    ]);
  });

  test('is accepted by one tenant; the others come too late', async () => {
    const copy = own('VIEWED');
    await send(QUEUES.assessment, copy.id, 'accept', 'la-request-tenant:list');
    const copies = all(QUEUES.assessment).filter(
      ({ requestNumber }) => requestNumber === copy.requestNumber,
    );
    expect(copies.map(({ state }) => state)).toEqual(['ACCEPTED', 'CANCELLED', 'CANCELLED']);
    const made = loan(copy.loanId as RecId);
    expect(made).toMatchObject({
      state: 'LOAN_REQUESTED',
      tenant: 'pocketmn',
      customerId: copy.customerId,
      lentAmount: copy.requestedAmount,
      interestRate: 24,
      bankCode: 5,
      accountNumber: '5300123456',
    });
    const queue = made.productType === 'LOAN_LONG_TERM' ? QUEUES.ltl : QUEUES.loan;
    expect(requestFor(made.id as number, queue)).toMatchObject({
      status: 'PENDING',
      tenant: 'pocketmn',
      requestedAmount: copy.requestedAmount,
    });
    const late = await send(QUEUES.assessment, copies[1].id, 'accept', 'la-request-tenant:list');
    expect(told(late)).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('asks for the interest and the account, and makes nothing without them', async () => {
    const copy = own('VIEWED');
    const count = all('loans').length;
    const missing = { interestRate: null, accountNumber: '' };
    const reply = await send(
      QUEUES.assessment,
      copy.id,
      'accept',
      'la-request-tenant:list',
      missing,
    );
    expect([reply.status, (reply.body as { fields?: object }).fields]).toEqual([
      400,
      { interestRate: 'validation.required', accountNumber: 'validation.required' },
    ]);
    expect([copy.state, all('loans').length]).toEqual(['VIEWED', count]);
  });

  test('is no business of another tenant', async () => {
    const other = find(
      QUEUES.assessment,
      ({ state, tenant }) => state === 'VIEWED' && tenant !== 'pocketmn',
    );
    const reply = await send(QUEUES.assessment, other.id, 'accept', 'la-request-tenant:list');
    expect(told(reply)).toEqual([409, 'CONDITION_FAILED']);
    expect((reply.body as { message?: string }).message).toBe(
      'Өөр байгууллагад очсон хүсэлтийг шийдвэрлэх боломжгүй.',
    );
    const refused = await send(QUEUES.assessment, other.id, 'reject', 'la-request-tenant:list');
    expect(told(refused)).toEqual([409, 'CONDITION_FAILED']);
  });

  test('expires with time', async () => {
    const copy = own('PENDING');
    await desk.call('POST /__clock', { body: { today: '2026-12-30' } });
    expect((await open(copy.id, 'only:la-request-admin:list')).body.state).toBe('EXPIRED');
    expect(history(QUEUES.assessment, copy)[0]).toEqual(['expire', 'AUTO']);
  });
});

describe('a signature', () => {
  const waiting = () => find(QUEUES.signature, ({ requestState }) => requestState === 'PENDING');

  test('that is approved is the specimen for two years', async () => {
    const { body } = await send(
      QUEUES.signature,
      waiting().id,
      'approve_signature',
      'signature-lib:access',
    );
    expect([body.validFrom, body.validTo, body.isExpiring]).toEqual([
      '2026-11-21',
      '2028-11-21',
      false,
    ]);
  });

  test('on paper needs its scan', async () => {
    const { status, body } = await send(
      QUEUES.signature,
      waiting().id,
      'accept_paper',
      'signature-lib:access',
    );
    expect([status, body.fields]).toEqual([400, { scan: 'validation.required' }]);
  });

  test('is refused with a reason of ten characters', async () => {
    const short = await send(
      QUEUES.signature,
      waiting().id,
      'reject_signature',
      'signature-lib:access',
      { reason: 'Богино' },
    );
    expect(short.status).toBe(400);
    const { body } = await send(
      QUEUES.signature,
      waiting().id,
      'reject_signature',
      'signature-lib:access',
    );
    expect([body.requestState, body.rejectReason, body.validTo]).toEqual([
      'REJECTED',
      REASON,
      null,
    ]);
  });

  test('whose specimen ends soon stands in the list of renewals', async () => {
    const renewals = async () =>
      (
        await desk.call('GET /gateway-lab/signature-renewal?size=100', {
          as: 'only:contract:renew',
        })
      ).body.content;
    const before = await renewals();
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ validTo }) => String(validTo) <= '2026-12-21')).toBe(true);
    await desk.call('POST /__clock', { body: { today: '2027-06-01' } });
    expect((await renewals()).length).toBeGreaterThan(before.length);
  });
});
