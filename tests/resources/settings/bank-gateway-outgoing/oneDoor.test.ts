import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { customerName } from '../../../../mocks/resources/loans/loan/loanProfile';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const first = only('accounting:correct', 'cgw-bank-income:access', 'wallet:list');
const second = only('accounting:correct', 'cgw-bank-income:access', 'wallet:list', 'loan:view');
const records = (resource: string) => desk.store.collection(resource)?.all ?? [];
const get = (resource: string, id: unknown) =>
  desk.store.collection(resource)?.get(id as number) as MockRecord;
const change = (resource: string, record: MockRecord, to: Record<string, unknown>) =>
  desk.store.collection(resource)?.change(record, to);
const log = () => records('bank-gateways/outgoing');

/** What an answer says at its fields. */
const said = ({ body: { fields } }: { body: Record<string, unknown> }) =>
  fields as Record<string, string>;

const WALLETS_OWNER = 100_002;
/** 500,000.00 less fees a time: two of them reach the limit of a cash-out. */
const cashOut = (amount: string, as: string) =>
  desk.post(
    '/gateway-accounting/staff-entries',
    {
      kind: 'WALLET_CASH_OUT',
      customerId: WALLETS_OWNER,
      amount,
      comment: 'Харилцагчийн хүсэлтээр гаргав.',
    },
    as,
  );

/** The limits that the rooms go by are small enough for sums of the sample. */
const limit = (sum: string) =>
  change('system_settings', records('system_settings')[0], {
    secondWalletCashOut: sum,
    secondMerchantCashOut: sum,
  });

/** The bank names a customer as the owner of the account that is paid. */
function ownAccountOf(customerId: unknown): void {
  const prime = records('bank_account').find(
    (one) => one.customerId === customerId && one.role === 'PRIME',
  ) as MockRecord;
  change('bank_account', prime, {
    number: `${String(prime.number).slice(0, -1)}6`,
    ownerName: customerName(get('customers', customerId)),
  });
  change('customers', get('customers', customerId), { canTransfer: 'YES' });
}
const held = () =>
  records('accounting/held-transactions').find(({ number }) => number === 'HT-00018') as MockRecord;
const release = (as: string) =>
  desk.post(
    `/gateway-accounting/held-transactions/${held().id}/release_held`,
    { comment: 'Харилцагчийн хүсэлтээр гүйцээв.' },
    as,
  );
const asked = () =>
  records('merchant-cashout').find(
    ({ state, amount }) => state === 'REQUESTED' && amount === '300000.00',
  ) as MockRecord;
const pay = (as: string) =>
  desk.post(`/gateway-merchant-web/merchants/cash-outs/${asked().id}/pay`, {}, as);

/** A failed transfer that may be sent again: the bank has refused it, and nothing is like it. */
function failed(): MockRecord {
  const one = records('accounting/failed-transfers').find(
    ({ state, tenant }) => state === 'open' && tenant === 'pocketmn',
  ) as MockRecord;
  change('accounting/failed-transfers', one, {
    logState: 'REFUSED',
    toldApart: log().map(({ number }) => number),
    accountNumber: '9999999996',
  });
  ownAccountOf(one.customerId);
  return one;
}
const resend = ({ id }: MockRecord, as: string) =>
  desk.post(
    `/gateway-accounting/failed-transfers/${id}/correct`,
    { way: 'RESENT', comment: 'Банк татгалзсан тул дахин илгээв.' },
    as,
  );

/** docs/domain/money.md 4.12: small amounts are counted together within a day, whichever act pays them. */
describe('what one person has paid out alone', () => {
  test('by a cash-out of a wallet counts for the release of a held sum', async () => {
    ownAccountOf(held().customerId);
    limit('141500.00');
    expect((await cashOut('50000.00', first)).body.state).toBe('BOOKED');
    // 50,000.00 and 91,500.00 are the limit.
    expect((await release(first)).status).toBe(409);
    expect((await release(second)).status).toBe(200);
  });

  test('by a release counts for a merchant’s cash-out', async () => {
    ownAccountOf(held().customerId);
    ownAccountOf(asked().merchantId);
    limit('391200.00');
    expect((await release(first)).status).toBe(200);
    expect((await pay(first)).body.message).toContain('хоёр хүн шийднэ');
    expect((await pay(second)).status).toBe(200);
  });

  test('by a merchant’s cash-out counts for a transfer that is sent again, and another looks at it', async () => {
    const transfer = failed();
    ownAccountOf(asked().merchantId);
    // What reaches the bank of 300,000.00 is 299,700.00.
    limit(String(299_700 + Number(transfer.amount)));
    expect((await pay(first)).status).toBe(200);
    const refused = await resend(transfer, first);
    expect([refused.status, said(refused).way]).toEqual([400, 'actionBlocks.held_unchecked']);
    const check = (as: string) =>
      desk.post(`/gateway-accounting/failed-transfers/${transfer.id}/check_resend`, {}, as);
    expect((await check(first)).status).toBe(200);
    expect(said(await resend(transfer, first)).way).toBe('actionBlocks.held_same_person');
    expect((await resend(transfer, second)).status).toBe(200);
    expect(log().at(-1)).toMatchObject({
      number: `${String(transfer.number)}-R`,
      state: 'EXECUTED',
    });
  });

  test('counts for the next cash-out of any customer, and another approves it', async () => {
    ownAccountOf(held().customerId);
    limit('141500.00');
    expect((await release(first)).status).toBe(200);
    expect((await cashOut('50000.00', first)).body.state).toBe('WAITING');
    expect((await cashOut('49999.00', second)).body.state).toBe('BOOKED');
  });
});

test('what single persons have paid one customer is counted together, too', async () => {
  change('accounting/held-transactions', held(), { customerId: WALLETS_OWNER });
  ownAccountOf(WALLETS_OWNER);
  limit('141500.00');
  expect((await cashOut('50000.00', first)).body.state).toBe('BOOKED');
  const { status, body } = await release(second);
  expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
});

test('what two people decided is nobody’s alone', async () => {
  ownAccountOf(held().customerId);
  limit('91500.00');
  const check = `/gateway-accounting/held-transactions/${held().id}/check_release`;
  expect((await desk.post(check, {}, second)).status).toBe(200);
  expect((await release(first)).status).toBe(200);
  expect((await cashOut('50000.00', first)).body.state).toBe('BOOKED');
});

describe('an open fraud case', () => {
  /** One whose customer’s accesses somebody has opened again meanwhile. */
  const openCase = (customerId: unknown) => {
    const open = records('accounting/fraud-transfer').find(
      ({ state }) => state === 'NEW',
    ) as MockRecord;
    const number = 'FR-31999';
    desk.store
      .collection('accounting/fraud-transfer')
      ?.insert({ ...open, id: 31_999, number, customerId });
  };

  test('keeps a wallet’s cash-out, said at the customer', async () => {
    openCase(WALLETS_OWNER);
    const refused = await cashOut('50000.00', first);
    expect([refused.status, said(refused).customerId]).toEqual([400, 'staffEntry.wrong.noFraud']);
  });

  test('keeps a merchant’s cash-out', async () => {
    ownAccountOf(asked().merchantId);
    openCase(asked().merchantId);
    expect((await pay(first)).body.message).toBe(
      'FR-31999 залилангийн бүртгэл хаагдаагүй тул гүйцээх боломжгүй.',
    );
  });

  test('keeps a transfer from being sent again, and leaves the other ways open', async () => {
    const transfer = failed();
    openCase(transfer.customerId);
    expect(said(await resend(transfer, first)).way).toBe('actionBlocks.fraud_open');
    const back = { way: 'RETURNED', comment: 'Банк татгалзсан тул буцаав.' };
    const path = `/gateway-accounting/failed-transfers/${transfer.id}/correct`;
    expect((await desk.post(path, back, first)).status).toBe(200);
  });

  test('keeps a loan from being paid out, and its request stays', async () => {
    const loan = records('loans').find(({ state }) => state === 'LOAN_REQUESTED') as MockRecord;
    openCase(loan.customerId);
    const before = log().length;
    const { status } = await desk.post(`/gateway-lab/loans/${loan.id}/approve`, {});
    expect(status).toBe(409);
    expect([log().length, loan.state]).toEqual([before, 'LOAN_REQUESTED']);
  });
});

describe('while the gateway of the bank is stopped', () => {
  const stop = () => {
    for (const gateway of records('bank-gateways'))
      change('bank-gateways', gateway, { state: 'STOPPED' });
  };
  test('a merchant’s money waits', async () => {
    ownAccountOf(asked().merchantId);
    stop();
    expect((await pay(first)).status).toBe(200);
    expect(log().at(-1)).toMatchObject({ amount: '299700.00', state: 'WAITING' });
  });
});
