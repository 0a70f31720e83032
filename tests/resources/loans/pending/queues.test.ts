import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import type { PendingReviewDetails } from '../../../../src/resources/loans/pending/api';
import { call } from '../../../engine/testGateways';
import { LISTED, QUEUES, queueDesk, told } from './queueDesk';

const { desk, all, find, loan, requestFor, send, history } = queueDesk();

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
  ])('%s: %s needs %s and nothing else helps', async (resource, action, needed, other) => {
    const field =
      resource === QUEUES.signature
        ? 'requestState'
        : 'status' in all(resource)[0]
          ? 'status'
          : 'state';
    const from =
      { accept: 'VIEWED', request_renewal: 'APPROVED', overrule_approval: 'APPROVED_AUTO' }[
        action
      ] ?? 'PENDING';
    const record = find(resource, (one) => one[field] === from);
    expect(told(await send(resource, record.id, action, other))).toEqual([403, 'FORBIDDEN']);
    expect((await send(resource, record.id, action, needed)).status).toBe(200);
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
    const reply = await desk.call(`POST /gateway-lab/${QUEUES.loan}/${request.id}/approve`, {
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
    desk.call(`GET /gateway-lab/${QUEUES.loan}/${request.id}/evidence`, { as: `only:${as}` });
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

test('a long-term request rests on the income that is insured; a short one does not ask for it', async () => {
  const evidence = async (queue: string, id: unknown) => {
    const { body } = await call(desk.gateways, `GET /gateway-lab/${queue}/${String(id)}/evidence`);
    return body as unknown as PendingReviewDetails;
  };
  const long = await Promise.all(all(QUEUES.ltl).map(({ id }) => evidence(QUEUES.ltl, id)));
  const read = long.filter(({ insurance }) => insurance);
  expect(read.length).toBeGreaterThan(0);
  expect(read[0].insurance?.employment[0]).toEqual({
    employer: expect.any(String),
    since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    paidUntil: expect.stringMatching(/^\d{4}-\d{2}/),
    salary: expect.stringMatching(/^\d+(\.\d{2})?$/),
  });
  expect(long.every((one) => 'insurance' in one)).toBe(true);
  const short = await evidence(QUEUES.loan, requestFor(known.request).id);
  expect(short).not.toHaveProperty('insurance');
});
