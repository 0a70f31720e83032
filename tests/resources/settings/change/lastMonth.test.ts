import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import type { Effect } from '../../../../src/entity/guard';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { actionBodies } from '../../../contract/support/actionBodies';

// docs/domain/authority.md 4.4. Which door says what: tests/contract/inForceByAnother.test.ts. Here each figure is counted by eye:
// what the sample has is moved out of the month, and a few records are put into it. Today is 21 November 2026.

const desk = gatewayDesk(60);
const IN = '2026-11-10T03:00:00.000Z';
const OUT = '2026-10-21T03:00:00.000Z';

/** Leaves a month to some records, each like the first of the sample but for what is said; `when` says of which month one is. */
function only(resource: string, when: string, records: readonly object[]): void {
  const kept = desk.store.collection(resource);
  const [first] = kept?.all ?? [];
  for (const one of kept?.all ?? []) if (one[when]) kept?.change(one, { [when]: OUT });
  records.forEach((record, at) =>
    kept?.insert({ ...first, [when]: IN, ...record, id: 9_900_001 + at }),
  );
}

async function effectsOf(line: string, body: object): Promise<Effect[]> {
  const reply = await desk.call(line, {
    as: 'admin',
    body: line.startsWith('PUT') ? body : { ...body, reason: 'Удирдлагын шийдвэрээр өөрчлөв.' },
    headers: { 'If-Match': '*' },
  });
  expect([reply.status, reply.body.fields]).toEqual([202, undefined]);
  const change = await desk.get(`/gateway-lab/setting-changes/${String(reply.body.askedChange)}`);
  return change.body.effects as Effect[];
}

/** One group of the settings of the system with some of them changed, all others as they are. */
async function system(group: string, changes: object): Promise<Effect[]> {
  const { body } = await desk.get('/gateway-lab/system-settings/1');
  const fields = Object.keys(actionBodies[`system_settings.change_${group}`] as object);
  const now = Object.fromEntries(fields.map((field) => [field, body[field]]));
  return effectsOf(`POST /gateway-lab/system-settings/1/change_${group}`, { ...now, ...changes });
}

test('prices and shares of cars: what requests would have been capped at, and which asked for no more', async () => {
  const car = { mark: 'Toyota', carModel: 'Mark II', manufacturedYear: '2020' };
  only('car-loan/loan-requests', 'createdAt', [
    { ...car, requestedAmount: '6000000.00' },
    { ...car, requestedAmount: '7000000.00' },
    // Nobody knows a price for it.
    { ...car, carModel: 'Solara', requestedAmount: '1.00' },
  ]);
  const prices = desk.store.collection('car-loan/prices');
  const price = prices?.insert({
    ...car,
    id: 991,
    price: '10000000.00',
    createdAt: IN,
  } as MockRecord);
  expect(price).toBeUndefined();
  // 60 % of the price for cars of 2020 on, 50 % for those of 2015 on.
  expect(
    await effectsOf('PUT /gateway-lab/car-loan/prices/991', { ...car, price: '12000000.00' }),
  ).toEqual([
    { says: 'caps', before: '12000000.00', after: '14400000.00' },
    { says: 'within_cap', of: 3, before: 1, after: 2 },
  ]);
  expect(
    await effectsOf('PUT /gateway-lab/car-loan/percents/1', {
      manufacturedYear: '2020',
      percent: 50,
    }),
  ).toEqual([
    { says: 'caps', before: '12000000.00', after: '10000000.00' },
    { says: 'within_cap', of: 3, before: 1, after: 0 },
  ]);
});

test('the least that stays on a temporary account: which repayments of the month left that much', async () => {
  const change = (minBalance: string) =>
    effectsOf('POST /gateway-accounting/deposit-criteria/1/change_criteria', {
      nextPaymentMinDay: 5,
      minBalance,
    });
  const counts = async () => {
    const [[enough], [more]] = [await change('200000.00'), await change('200000.01')];
    return [enough.of, enough.after, more.after].map(Number);
  };
  const [of, enough, more] = await counts();
  // 260,000.00 were on the account of the borrower.
  const paid = await desk.post('/gateway-lab/loans/300007/refund_from_current_account', {
    amount: '60000.00',
  });
  expect(paid.status).toBe(200);
  expect(await counts()).toEqual([of + 1, enough + 1, more]);
  // The other criterion alone: by which day a row was due then is not kept.
  expect(
    await effectsOf('POST /gateway-accounting/deposit-criteria/1/change_criteria', {
      nextPaymentMinDay: 4,
      minBalance: '5000.00',
    }),
  ).toEqual([]);
});

test('what a part of an SMS costs, and what is sent by hand in quiet hours', async () => {
  only('sms', 'sentAt', [
    // 11:00, 20:30 and 08:59 of Ulaanbaatar: three parts and two ones; then one that was kept back, and one of the system.
    { sentAt: '2026-11-10T03:00:00.000Z', segments: 3, state: 'DELIVERED', createdBy: 'who' },
    { sentAt: '2026-11-10T12:30:00.000Z', segments: 1, state: 'DELIVERED', createdBy: 'who' },
    { sentAt: '2026-11-11T00:59:00.000Z', segments: 1, state: 'SENT', createdBy: 'who' },
    { sentAt: '2026-11-10T12:30:00.000Z', segments: 9, state: 'NOT_SENT', createdBy: 'who' },
    { sentAt: '2026-11-10T12:30:00.000Z', segments: 1, state: 'SENT', createdBy: null },
  ]);
  expect(await system('messages', { smsPartPrice: '60.00', quietFromHour: 20 })).toEqual([
    { says: 'amounts', field: 'smsPartPrice', before: '330.00', after: '360.00' },
    { says: 'caught', field: 'quietFromHour', of: 3, before: 1, after: 2 },
  ]);
});

test('failed sign-ins that would have been flagged', async () => {
  only(
    'login-attempts-list',
    'attemptedAt',
    [0, 2, 3, 4, 5].map((failures) => ({ failures })),
  );
  expect(await system('sign_in', { failuresFlagged: 5 })).toEqual([
    { says: 'caught', field: 'failuresFlagged', of: 5, before: 3, after: 1 },
  ]);
});

test('checks of the registry: what they would have cost, and which would count today', async () => {
  only('zms', 'checkedAt', [
    { checkedAt: '2026-11-15T03:00:00.000Z', validUntil: '2026-11-22', fee: '1500.00' },
    { checkedAt: '2026-11-12T03:00:00.000Z', validUntil: '2026-11-19', fee: '1500.00' },
    { checkedAt: '2026-11-20T03:00:00.000Z', validUntil: null, fee: null },
  ]);
  expect(await system('registries', { zmsValidityDays: 10, registryCheckFee: '2000.00' })).toEqual([
    { says: 'fits', field: 'zmsValidityDays', of: 3, before: 1, after: 2 },
    { says: 'amounts', field: 'registryCheckFee', before: '3000.00', after: '4000.00' },
  ]);
});

test('what QPay would have kept, and what invitations and tests would have brought', async () => {
  only('qr-qpay', 'paidAt', [
    { amount: '100000.00', customerFeeFlag: false },
    { amount: '200000.00', customerFeeFlag: true },
  ]);
  // 1 % of each, then 1.5 %.
  expect(await system('wallets', { qpayChargePercent: 1.5 })).toEqual([
    { says: 'amounts', field: 'qpayChargePercent', before: '3000.00', after: '4500.00' },
  ]);
  only('invitation-list', 'contractedAt', [
    { state: 'CONTRACTED' },
    { state: 'CONTRACTED' },
    { state: 'CONTRACTED_LATE' },
  ]);
  expect(await system('invitations', { invitationRate: '7000.00' })).toMatchObject([
    { says: 'amounts', field: 'invitationRate', after: '14000.00' },
  ]);
  only('metacog', 'finishedAt', [
    { state: 'COMPLETED', points: 65, possible: 100 },
    { state: 'COMPLETED', points: 59, possible: 100 },
  ]);
  expect(await system('tests', { testPassPercent: 66 })).toEqual([
    { says: 'passed', of: 2, before: 1, after: 0 },
    { says: 'points', before: 20, after: 0 },
  ]);
});

test('cash-outs of merchants that would have asked for a second person: those of one person and day together', async () => {
  const paid = (amount: string, decidedBy: string) => ({ amount, decidedBy, state: 'PAID' });
  only('merchant-cashout', 'decidedAt', [
    paid('600000.00', 'one'),
    paid('500000.00', 'one'),
    paid('900000.00', 'other'),
    { ...paid('90000000.00', 'one'), state: 'REJECTED' },
  ]);
  expect(await system('entries', { secondMerchantCashOut: '1050000.00' })).toMatchObject([
    { says: 'asks_second', field: 'secondMerchantCashOut', of: 3, after: 1 },
  ]);
});

test('turning on a text takes over what the one before it sent', async () => {
  const templates = desk.store.collection('settings/message-template');
  const own = templates?.all.find(({ state }) => state === 'ACTIVE') as MockRecord;
  templates?.insert({ ...own, id: 991, state: 'INACTIVE' });
  only('sms', 'sentAt', [
    { templateId: own.id, state: 'DELIVERED' },
    { templateId: own.id, state: 'SENT' },
    { templateId: 991, state: 'SENT' },
    { templateId: own.id, state: 'NOT_SENT' },
  ]);
  expect(await effectsOf('POST /gateway-lab/sms/templates/991/activate', {})).toEqual([
    { says: 'sent', before: 1, after: 3 },
  ]);
});
