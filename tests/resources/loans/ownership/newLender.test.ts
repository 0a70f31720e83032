import { beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

// docs/domain/ownership.md 4: a lender sees who owes it, and works the claim.

const desk = gatewayDesk(60);
const TODAY = '2026-11-21';
const CONTRACT = 500_002;
const CUSTOMER = 100_002;
const RISKY = 300_004;
const ONGOING = 300_007;

const call = (line: string, as: string, body?: object) =>
  desk.call(line, {
    as: `${as}@altan`,
    ...(body ? { body } : {}),
    headers: { 'If-Match': '*', 'Accept-Language': 'en' },
  });
const record = (resource: string, id: number) =>
  desk.store.collection(resource)?.get(id) as MockRecord;

const cede = () =>
  desk.call(`POST /gateway-lab/contracts/${CONTRACT}/cede_contract`, {
    body: { cedeTo: 'altan', cededOn: TODAY },
    headers: { 'If-Match': '*' },
  });

describe('the lender to whom a claim was ceded', () => {
  const page = (as = only('customer:view')) =>
    call(`GET /gateway-customer/customers/${CUSTOMER}`, as);

  test('sees its customer, and no longer once it is taken back', async () => {
    expect((await page()).status).toBe(404);
    await cede();
    expect((await page()).status).toBe(200);
    const listed = await call(
      `GET /gateway-customer/customers?id=${CUSTOMER}`,
      only('customer:list', 'customer:view'),
    );
    expect(listed.body.totalElements).toBe(1);
    await desk.post(`/gateway-lab/contracts/${CONTRACT}/undo_cession`);
    expect((await page()).status).toBe(404);
  });

  describe('works it', () => {
    beforeEach(cede);

    test('calls, and asks the credit registry', async () => {
      const called = await call('POST /gateway-lab/loans/call-log', only('loan-call:list'), {
        customerId: CUSTOMER,
        loanId: ONGOING,
        outcome: 'INFORMED',
        note: 'Маргааш төлнө гэв.',
      });
      expect([called.status, called.body.fields]).toEqual([201, undefined]);
      const checked = await call('POST /gateway-zms/zms/checks', only('zms:list'), {
        customerId: CUSTOMER,
        reason: 'Шилжсэн зээлийн шалгалт.',
      });
      expect([checked.status, checked.body.tenant]).toEqual([201, 'altan']);
    });

    test('sues', async () => {
      const sued = await call(
        `POST /gateway-lab/loans/${RISKY}/move_to_court`,
        only('loan-court-doc:access'),
        {
          courtCustomer: CUSTOMER,
          template: 'LOAN_COURT',
          courtFee: '70200',
          courtCost: '20000',
          courtDate: TODAY,
        },
      );
      expect([sued.status, sued.body.state]).toEqual([200, 'LOAN_COURT']);
    });

    test('does not change what is the other lender’s: its customer, their relatives, their money', async () => {
      const told = 'It is another lender’s record: only that lender changes it.';
      const changed = await call(
        `PUT /gateway-customer/customers/${CUSTOMER}`,
        only('customer:create', 'customer:view'),
        { email: 'a@b.mn' },
      );
      expect([changed.status, changed.body.message]).toEqual([409, told]);
      const closed = await call(
        `POST /gateway-customer/customers/${CUSTOMER}/access/canLend/close`,
        only('customer:create', 'customer:view'),
        { reason: 'Харилцагчийн хүсэлтээр хаав.' },
      );
      expect([closed.status, closed.body.message]).toEqual([409, told]);
      const accounts = await call(
        `GET /gateway-accounting/current-accounts/${CUSTOMER}`,
        only('wallet:list'),
      );
      expect(accounts.status).toBe(404);
    });

    test('assigns a line of its own bank to it', async () => {
      const lines = desk.store.collection('accounting/profits');
      const line = lines?.all.find(
        ({ state, tenant }) => state === 'UNRECOGNIZED' && tenant === 'altan',
      ) as MockRecord;
      const assigned = await call(
        `POST /gateway-accounting/bank-cg/profits/${line.id}/assign`,
        only('cgw-bank-income:access'),
        { parts: [{ loanId: ONGOING, customerId: null, amount: line.amount }] },
      );
      expect([assigned.status, assigned.body.state]).toEqual([200, 'CORRECTED']);
      const red = () =>
        [undefined, 'pocketmn', 'altan'].flatMap((lender) =>
          ledgerOf(desk.store)
            .checks(lender, TODAY)
            .filter((check) => namedVerdict(check) === 'unequal')
            .map(({ key }) => `${lender} ${key}`),
        );
      expect(red()).toEqual([]);
      expect(record('loans', ONGOING).tenant).toBe('altan');
      // Taken back, it waits among this lender's own unrecognised lines: the other one's account was never its way.
      const back = await call(
        `POST /gateway-accounting/bank-cg/profits/${line.id}/undo_assign`,
        only('cgw-bank-income:access'),
        { comment: 'Буруу зээлд бүртгэсэн байсан.' },
      );
      expect([back.status, back.body.state]).toEqual([200, 'UNRECOGNIZED']);
      expect(red()).toEqual([]);
    });
  });
});

describe('a debt that was written off', () => {
  const seen = async () =>
    (await call(`GET /gateway-customer/customers/${CUSTOMER}`, only('customer:view'))).status;

  test('shows its customer as long as something is still claimed, 0.00 is nothing', async () => {
    const loans = desk.store.collection('loans');
    const change = (offBalance: string | null) =>
      loans?.change(record('loans', ONGOING), { tenant: 'altan', state: 'CLOSED', offBalance });
    change('0.01');
    expect(await seen()).toBe(200);
    change('0.00');
    expect(await seen()).toBe(404);
    change(null);
    expect(await seen()).toBe(404);
  });
});
