import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

// docs/domain/lending.md 4.5, ownership.md 4: who accepts a request of another lender's customer lends to them.

const desk = gatewayDesk(120);
/** A copy at the lender altan of what a customer of the main one asked. */
const COPY = 8;
const CUSTOMER = 100_042;

const call = (line: string, as: string, body?: object) =>
  desk.call(line, {
    as: `${as}@altan`,
    ...(body ? { body } : {}),
    headers: { 'If-Match': '*', 'Accept-Language': 'en' },
  });

test('an accepted request leads to a contract and a pay-out at the lender who accepted', async () => {
  const opened = `/gateway-lab/loans/assessment/${COPY}`;
  const officer = only('la-request-tenant:list', 'contract:create', 'contract:list', 'zms:list');
  const page = `GET /gateway-customer/customers/${CUSTOMER}`;
  expect((await call(page, only('customer:view'))).status).toBe(404);
  const account = desk.store
    .collection('bank_account')
    ?.all.find(({ customerId, role }) => customerId === CUSTOMER && role === 'PRIME') as MockRecord;
  const accepted = await call(`POST ${opened}/accept`, officer, {
    interestRate: '24',
    bankCode: account.bankCode,
    accountNumber: account.number,
  });
  expect([accepted.status, accepted.body.state]).toEqual([200, 'ACCEPTED']);
  const loan = `/gateway-lab/loans/${String(accepted.body.loanId)}`;
  expect((await call(page, only('customer:view'))).status).toBe(200);

  const approve = () => call(`POST ${loan}/approve`, only('loan:approve'));
  expect((await approve()).body.message).toBe('No contract is chosen for the loan to rest on.');
  const scored = await call(`POST /gateway-customer/customers/${CUSTOMER}/score`, officer);
  expect(scored.status).toBe(200);
  const made = await call('POST /gateway-lab/contracts', officer, {
    customerId: CUSTOMER,
    type: 'LEND',
  });
  expect([made.status, made.body.tenant, made.body.owner]).toEqual([201, 'altan', 'altan']);
  const contract = `/gateway-lab/contracts/${String(made.body.id)}`;
  const director = only('online-contract:list');
  // The service of signatures does not answer the first time.
  expect((await call(`POST ${contract}/sign`, director)).body.state).toBe('Created');
  const signed = await call(`POST ${contract}/retry_sign`, director);
  expect([signed.status, signed.body.state]).toEqual([200, 'InvestorSigned']);

  const bank = ledgerOf(desk.store).balanceOf('bank', { tenant: 'pocketmn' });
  const paidOut = await approve();
  expect([paidOut.status, paidOut.body.state, paidOut.body.contractId]).toEqual([
    200,
    'LOAN_ONGOING',
    made.body.id,
  ]);
  expect(ledgerOf(desk.store).balanceOf('bank', { tenant: 'pocketmn' })).toBe(bank);
  for (const lender of [undefined, 'pocketmn', 'altan'])
    expect(
      ledgerOf(desk.store)
        .checks(lender, '2026-11-21')
        .filter((check) => namedVerdict(check) === 'unequal'),
    ).toEqual([]);
});
