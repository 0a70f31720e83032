import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../mocks/gateways';
import type { Rec, RecId } from '../../../mocks/gateways/Rec';
import { fileOf } from '../../../mocks/lending/fileOf';
import { WELL_KNOWN_LOANS as known } from '../../../mocks/samples/wellKnownLoans';
import { call, type Reply, testGateways } from './testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(120);
}, 60_000);
beforeEach(() => gateways.store.reset());

const REASON = 'Туршилтын шалтгаан, хангалттай урт.';
const LISTED = 'INCOME_NOT_ENOUGH';
const QUEUES = {
  loan: 'loans/pending/loan',
  ltl: 'loans/pending/ltl',
  extension: 'loans/pending/extension',
  payment: 'loans/pending/payment',
  guarantee: 'loans/guarantee-request',
  assessment: 'loans/assessment',
  signature: 'signature-library',
} as const;

const all = (resource: string): readonly Rec[] => gateways.store.collection(resource)?.all ?? [];
const loan = (id: RecId) => gateways.store.collection('loans')?.get(id) as Rec;
const find = (resource: string, fits: (record: Rec) => boolean): Rec => {
  const found = all(resource).find(fits);
  if (!found) throw new Error(`No such ${resource}.`);
  return found;
};
const requestFor = (loanId: number, resource: string = QUEUES.loan) =>
  find(resource, (record) => record.loanId === loanId);
const send = (resource: string, id: RecId, act: string, as: string, body: object = {}) =>
  call(gateways, `POST /gateway-lab/${resource}/${id}/${act}`, {
    as: `only:${as}`,
    body: {
      reason: act === 'reject' ? LISTED : REASON,
      ...(act === 'accept' ? { interestRate: 24, accountNumber: '5300123456' } : {}),
      ...body,
    },
  });
const history = (resource: string, record: Rec) =>
  gateways.store.history.of(resource, record).map(({ action, origin }) => [action, origin]);
const told = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

describe('rights of the queues', () => {
  test.each([
    [QUEUES.loan, 'approve', 'loan-pending-request:list', 'ltl-pending-request:view'],
    [QUEUES.ltl, 'approve', 'ltl-pending-request:view', 'loan-pending-request:list'],
    [QUEUES.extension, 'approve', 'loan-extension-request:list', 'loan-payment-request:list'],
    [QUEUES.payment, 'approve', 'loan-payment-request:list', 'loan-extension-request:list'],
    [QUEUES.guarantee, 'cancel_record', 'loan-pending-request:list', 'loan-admin:list'],
    [QUEUES.assessment, 'accept', 'la-request-tenant:list', 'la-request-admin:list'],
    [QUEUES.signature, 'approve_signature', 'signature-lib:access', 'contract:renew'],
    [QUEUES.signature, 'request_renewal', 'contract:renew', 'signature-lib:access'],
    [QUEUES.signature, 'overrule_approval', 'lead:approve', 'signature-lib:access'],
  ])('%s: %s needs %s and nothing else helps', async (resource, act, needed, other) => {
    const field =
      resource === QUEUES.signature
        ? 'requestState'
        : 'status' in all(resource)[0]
          ? 'status'
          : 'state';
    const from =
      { accept: 'VIEWED', request_renewal: 'APPROVED', overrule_approval: 'APPROVED_AUTO' }[act] ??
      'PENDING';
    const record = find(resource, (one) => one[field] === from);
    expect(told(await send(resource, record.id, act, other))).toEqual([403, 'FORBIDDEN']);
    expect((await send(resource, record.id, act, needed)).status).toBe(200);
  });
});

describe('a request for a loan', () => {
  test('is carried out by its approval: the loan is paid out', async () => {
    const request = requestFor(known.request);
    const { status, body } = await send(
      QUEUES.loan,
      request.id,
      'approve',
      'loan-pending-request:list',
    );
    expect([status, body.status]).toEqual([200, 'SUCCESS']);
    expect(loan(known.request).state).toBe('LOAN_ONGOING');
    expect(fileOf(loan(known.request)).book?.lentDate).toBe('2026-11-21');
    expect(history('loans', loan(known.request))[0]).toEqual(['approve', 'MANUAL']);
    const again = await send(QUEUES.loan, request.id, 'approve', 'loan-pending-request:list');
    expect(told(again)).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('whose leg stops has failed with its cause and cannot be sent again', async () => {
    const request = requestFor(known.requestEndsOnHold);
    const { body } = await send(QUEUES.loan, request.id, 'approve', 'loan-pending-request:list');
    expect([body.status, body.cause, body.retryable]).toEqual(['FAILED', 'NO_ANSWER', false]);
    expect(loan(known.requestEndsOnHold).state).toBe('LOAN_ONHOLD');
    const again = await send(QUEUES.loan, request.id, 'retry', 'loan-pending-request:list');
    expect(told(again)).toEqual([409, 'CONDITION_FAILED']);
  });

  test('that was never sent may be tried again', async () => {
    const request = find(QUEUES.loan, ({ retryable }) => retryable === true);
    const { body } = await send(QUEUES.loan, request.id, 'retry', 'loan-pending-request:list');
    expect([body.status, body.cause]).toEqual(['SUCCESS', null]);
    expect(loan(request.loanId as number).state).toBe('LOAN_ONGOING');
  });

  test('is refused with a listed reason, and its loan with it', async () => {
    const request = requestFor(known.request);
    const { body } = await send(QUEUES.loan, request.id, 'reject', 'loan-pending-request:list');
    expect([body.status, body.rejectReason]).toEqual(['CANCELLED', LISTED]);
    expect(loan(known.request).state).toBe('CANCELLED');
  });

  test('is not approved by its maker', async () => {
    const request = requestFor(known.requestByEconomist);
    const reply = await call(gateways, `POST /gateway-lab/${QUEUES.loan}/${request.id}/approve`, {
      as: 'economist',
      body: {},
    });
    expect(told(reply)).toEqual([409, 'MAKER_IS_CHECKER']);
  });

  test('of the long-term kind waits in its own queue alone', async () => {
    expect(all(QUEUES.loan).some(({ loanId }) => loanId === known.requestLongTerm)).toBe(false);
    const request = requestFor(known.requestLongTerm, QUEUES.ltl);
    const { body } = await send(QUEUES.ltl, request.id, 'approve', 'ltl-pending-request:view');
    expect(body.status).toBe('SUCCESS');
  });
});

test('the evidence needs the right of its queue alone', async () => {
  const request = requestFor(known.request);
  const read = (as: string) =>
    call(gateways, `GET /gateway-lab/${QUEUES.loan}/${request.id}/evidence`, { as: `only:${as}` });
  expect((await read('loan:view,ltl-pending-request:view')).status).toBe(403);
  const { status, body } = await read('loan-pending-request:list');
  const { loan: terms, availableLimit } = body as unknown as {
    loan: { book: unknown; terms: { principal: string; startDate: string } };
    availableLimit: string;
  };
  expect([status, terms.book, terms.terms.principal, terms.terms.startDate]).toEqual([
    200,
    null,
    '500000.00',
    '2026-11-21',
  ]);
  expect(Number(availableLimit)).toBeGreaterThan(500_000);
});

describe('a request for an extension', () => {
  test('extends its loan although it waits itself', async () => {
    const request = requestFor(known.extensionPending, QUEUES.extension);
    const { body } = await send(
      QUEUES.extension,
      request.id,
      'approve',
      'loan-extension-request:list',
    );
    expect(body.status).toBe('SUCCESS');
    const { extensions, book } = fileOf(loan(known.extensionPending));
    expect([extensions.length, extensions[0].origin, book?.hasPendingExtension]).toEqual([
      1,
      'CUSTOMER',
      false,
    ]);
  });

  test('that is refused sets its loan free for another one', async () => {
    const request = requestFor(known.extensionPending, QUEUES.extension);
    await send(QUEUES.extension, request.id, 'reject', 'loan-extension-request:list');
    expect(fileOf(loan(known.extensionPending)).book?.hasPendingExtension).toBe(false);
    expect(request.status).toBe('CANCELLED');
  });
});

test('a requested payment is booked as a receipt of its loan', async () => {
  const request = find(QUEUES.payment, ({ status }) => status === 'PENDING');
  const before = fileOf(loan(request.loanId as number)).receipts.length;
  const { body } = await send(QUEUES.payment, request.id, 'approve', 'loan-payment-request:list');
  expect(body.status).toBe('SUCCESS');
  const { receipts } = fileOf(loan(request.loanId as number));
  expect(receipts.length).toBe(before + 1);
  expect([receipts.at(-1)?.amount, receipts.at(-1)?.source]).toEqual([
    request.amount,
    request.paymentSource,
  ]);
});

test('a cancelled guarantee keeps its loan from going on', async () => {
  const request = find(QUEUES.guarantee, ({ state }) => state === 'PENDING');
  const { body } = await send(
    QUEUES.guarantee,
    request.id,
    'cancel_record',
    'loan-pending-request:list',
  );
  expect([body.state, body.loanState]).toEqual(['CANCELLED', 'FAILED_TO_PROCEED']);
});

describe('a request that went to several lenders', () => {
  const own = (state: string) =>
    find(QUEUES.assessment, (copy) => copy.state === state && copy.tenant === 'pocketmn');
  const open = (id: RecId, as: string) =>
    call(gateways, `GET /gateway-lab/${QUEUES.assessment}/${id}`, { as });

  test('is viewed by opening it, once and by itself', async () => {
    const copy = own('PENDING');
    expect((await open(copy.id, 'only:la-request-admin:list')).body.state).toBe('PENDING');
    expect((await open(copy.id, 'only:la-request-tenant:list')).body.state).toBe('VIEWED');
    const { viewedAt } = copy;
    await open(copy.id, 'only:la-request-tenant:list');
    expect(copy.viewedAt).toBe(viewedAt);
    expect(history(QUEUES.assessment, copy).filter(([act]) => act === 'view')).toEqual([
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
    await call(gateways, 'POST /__clock', { body: { today: '2026-12-30' } });
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
        await call(gateways, 'GET /gateway-lab/signature-renewal?size=100', {
          as: 'only:contract:renew',
        })
      ).body.content;
    const before = await renewals();
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ validTo }) => String(validTo) <= '2026-12-21')).toBe(true);
    await call(gateways, 'POST /__clock', { body: { today: '2027-06-01' } });
    expect((await renewals()).length).toBeGreaterThan(before.length);
  });
});
