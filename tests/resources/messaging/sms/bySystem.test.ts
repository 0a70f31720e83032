import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);

const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const loan = (id: number) => all('loans').find((one) => one.id === id) as MockRecord;
const act = (path: string, body: object, ...rights: string[]) =>
  desk.call(`POST /gateway-lab/${path}`, {
    as: rights.length > 0 ? only(...rights) : undefined,
    body: { reason: 'Туршилтын шалтгаан, хангалттай урт.', ...body },
    headers: { 'If-Match': '*' },
  });
/** What went out, or was kept back, while something was done. */
async function during(run: () => Promise<unknown>) {
  const before = all('sms').length;
  await run();
  return all('sms').slice(before);
}
const TEMPLATE_OF = {
  LOAN_ISSUED: 1,
  LOAN_REJECTED: 2,
  LOAN_CEDED: 3,
  GUARANTEE_ASKED: 4,
  GUARANTEE_ENDED: 5,
};

describe('the borrower is written to', () => {
  test('when the loan is paid out: in the list, in the history, with the number of the borrower', async () => {
    const [sent, ...others] = await during(() =>
      act(`loans/${known.request}/approve`, {}, 'loan-pending-request:list'),
    );
    const { customerId, code } = loan(known.request);
    const borrower = all('customers').find(({ id }) => id === customerId) as MockRecord;
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      kind: 'SYSTEM',
      templateId: TEMPLATE_OF.LOAN_ISSUED,
      customerId,
      loanId: known.request,
      phone: borrower.phone,
      state: 'SENT',
      createdBy: null,
    });
    expect(String(sent.text)).toContain(String(code));
    expect(String(sent.text)).not.toMatch(/[{}]/u);
    expect(
      desk.store.history.of('customers', borrower).find(({ action }) => action === 'send_sms'),
    ).toMatchObject({ origin: 'AUTO', by: null, source: code });
  });

  test('not while the pay-out waits for its bank', async () => {
    const sent = await during(() =>
      act(`loans/${known.requestEndsOnHold}/approve`, {}, 'loan-pending-request:list'),
    );
    expect(loan(known.requestEndsOnHold).state).toBe('LOAN_ONHOLD');
    expect(sent).toEqual([]);
  });

  test('when the request is rejected, not when it is cancelled', async () => {
    const cancelled = await during(() =>
      act(`loans/${known.request}/cancel_record`, {}, 'loan-pending-request:list'),
    );
    expect([loan(known.request).state, cancelled]).toEqual(['CANCELLED', []]);
    desk.store.reset();
    const rejected = await during(() =>
      act(`loans/${known.request}/reject`, { reason: 'DATA_WRONG' }, 'loan-pending-request:list'),
    );
    expect(rejected.map(({ templateId }) => templateId)).toEqual([TEMPLATE_OF.LOAN_REJECTED]);
  });

  test('when the contract is ceded, of every claim under it in the name of the new lender; requests are told off', async () => {
    const contract = all('contract').find(
      ({ id, state, isCessioned }) =>
        state === 'InvestorSigned' &&
        !isCessioned &&
        all('loans').some((one) => one.contractId === id && one.state === 'LOAN_ONGOING'),
    ) as MockRecord;
    const told = await during(() =>
      act(
        `contracts/${contract.id}/cede_contract`,
        { cedeTo: 'altan', cededOn: '2026-11-21' },
        'contract:cession',
        'contract:list',
      ),
    );
    const sent = told.filter(({ templateId }) => templateId === TEMPLATE_OF.LOAN_CEDED);
    expect(sent.length).toBeGreaterThan(0);
    const off = told.filter((one) => !sent.includes(one));
    expect(new Set(off.map((one) => `${one.templateId} ${one.tenant}`))).toEqual(
      new Set([`${TEMPLATE_OF.LOAN_REJECTED} pocketmn`]),
    );
    for (const one of sent) {
      expect(one.tenant).toBe('altan');
      if (one.state === 'SENT') expect(String(one.text)).toContain('Алтан Өргөө ББСБ');
    }
    const back = await during(() =>
      act(`contracts/${contract.id}/undo_cession`, {}, 'contract:cession', 'contract:list'),
    );
    // The same borrowers hear that they owe the former lender again.
    expect(back.map(({ loanId }) => loanId)).toEqual(sent.map(({ loanId }) => loanId));
    for (const one of back) {
      expect([one.templateId, one.tenant]).toEqual([TEMPLATE_OF.LOAN_CEDED, 'pocketmn']);
      if (one.state === 'SENT') expect(String(one.text)).not.toContain('Алтан Өргөө ББСБ');
    }
  });
});

describe('a message is kept back', () => {
  const rejectWith = (prepare: () => void) =>
    during(() => {
      prepare();
      return act(
        `loans/${known.request}/reject`,
        { reason: 'DATA_WRONG' },
        'loan-pending-request:list',
      );
    });

  test('from an inactive number: it is in the list with the reason, and costs nothing', async () => {
    const [kept] = await rejectWith(() => {
      const numbers = desk.store.collection('settings/phone-number');
      const number = numbers?.all.find(
        ({ customerId }) => customerId === loan(known.request).customerId,
      );
      if (number) numbers?.change(number, { state: 'INACTIVE', problem: 'SUSPENDED' });
    });
    expect(kept).toMatchObject({
      state: 'NOT_SENT',
      failure: 'NUMBER_INACTIVE',
      segments: 0,
      price: '0.00',
    });
    const borrower = all('customers').find(({ id }) => id === kept.customerId) as MockRecord;
    expect(desk.store.history.of('customers', borrower).map(({ action }) => action)).toContain(
      'keep_sms_back',
    );
  });

  test('and not delivered later', async () => {
    const [kept] = await rejectWith(() => {
      const templates = desk.store.collection('settings/message-template');
      const template = templates?.get(TEMPLATE_OF.LOAN_REJECTED);
      if (template) templates?.change(template, { text: '{loanCode} {balance} {dueDate}' });
    });
    expect([kept.state, kept.failure]).toEqual(['NOT_SENT', 'VALUE_MISSING']);
    desk.store.clock.setNow(desk.store.clock.now() + 600_000);
    await desk.post('/gateway-lab/sms/list', {}, only('app-manage-sms:list'));
    expect(kept.state).toBe('NOT_SENT');
  });
});
