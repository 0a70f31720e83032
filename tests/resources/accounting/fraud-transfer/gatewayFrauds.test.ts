import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { isOpenFraud } from '../../../../mocks/resources/accounting/fraud-transfer/fraudCases';
import { total } from '../../../../src/domain/lending/amounts';
import { call, testGateways } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(640);
});

const BASE = '/gateway-accounting';
const REASON = 'Холбогдох талаас тайлбар авлаа.';
const FLAGS = ['canLend', 'canTransfer', 'canOtpRequest', 'isCashOutDeposit'] as const;
const all = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];
const frauds = () => all('accounting/fraud-transfer');
const customer = (id: unknown) =>
  gateways.store.collection('customers')?.get(id as number) as MockRecord;
const step = (fraud: MockRecord, action: string, comment = REASON, as = 'only:wa-fraud:list') =>
  call(gateways, `POST ${BASE}/fraud-transfers/${fraud.id}/${action}`, { as, body: { comment } });
const inState = (state: string) =>
  frauds().find((one) => one.state === state && one.tenant === 'pocketmn') as MockRecord;
const heldBy = (fraud: MockRecord) =>
  FLAGS.filter((flag) =>
    (
      (customer(fraud.customerId).accessCauses as Record<string, { source?: string }[]>)[flag] ?? []
    ).some(({ source }) => source === fraud.number),
  );

describe('a fraud case', () => {
  test('open cases are exactly those that hold accesses', () => {
    const sources = all('customers').flatMap(({ accessCauses }) =>
      Object.values((accessCauses ?? {}) as Record<string, { cause: string; source: string }[]>)
        .flat()
        .flatMap(({ cause, source }) => (cause === 'NO_DUE_FRAUD' ? [source] : [])),
    );
    const open = frauds()
      .filter(isOpenFraud)
      .map(({ number }) => number);
    expect(new Set(sources)).toEqual(new Set(open));
    expect(new Set(frauds().map(({ state }) => state)).size).toBe(9);
  });

  test('the last settled case opens the accesses by the system, with its rows of history', async () => {
    const fraud = inState('CLARIFIED_FROM_CUSTOMER');
    expect(heldBy(fraud)).toEqual([...FLAGS]);
    const { status, body } = await step(fraud, 'settle_by_user');
    expect([status, body.state, body.lastComment]).toEqual([200, 'SETTLED_BY_USER', REASON]);
    expect(heldBy(fraud)).toEqual([]);
    expect(customer(fraud.customerId).canTransfer).toBe('YES');
    const { body: rows } = await call(
      gateways,
      `GET /gateway-customer/customers/${fraud.customerId}/history`,
    );
    expect(rows as unknown as object[]).toContainEqual(
      expect.objectContaining({ field: 'canTransfer', to: 'YES', origin: 'AUTO', by: null }),
    );
    expect((await step(fraud, 'ask_bank')).status).toBe(409);
  });

  test('goes to court with a court record, which moves with it', async () => {
    const fraud = inState('CLARIFYING_FROM_MERCHANT');
    await step(fraud, 'send_to_court');
    const sent = frauds().find(({ id }) => id === fraud.id) as MockRecord;
    const record = () =>
      gateways.store.collection('court-list')?.get(sent.courtId as number) as MockRecord;
    expect(record()).toMatchObject({
      state: 'drafted',
      total: fraud.amount,
      loanCode: fraud.number,
      customerId: fraud.customerId,
    });
    const own = await call(gateways, `POST /gateway-lab/court-list/${sent.courtId}/print_letter`, {
      body: {},
    });
    expect([own.status, own.body.code]).toEqual([409, 'CONDITION_FAILED']);
    await step(fraud, 'mark_sent_to_court');
    expect(record().state).toBe('filed');
    expect(heldBy(fraud)).toEqual([...FLAGS]);
    // Who has sent it there does not end it.
    expect((await step(fraud, 'settle_in_court')).status).toBe(409);
    await step(fraud, 'settle_in_court', REASON, 'admin');
    expect(record().state).toBe('closed');
    expect(heldBy(fraud)).toEqual([]);
  });

  test.each([
    ['NEW', 'settle_in_court', 409],
    ['NEW', 'settle_by_user', 409],
    ['SENDING_TO_COURT', 'ask_bank', 409],
    ['SETTLED_BY_NBFI', 'comment', 409],
    ['CLARIFYING_FROM_BANK', 'ask_merchant', 200],
  ])('%s: %s answers %i', async (state, action, expected) => {
    expect((await step(inState(state), action)).status).toBe(expected);
  });

  test('a comment needs ten characters; without the right nothing is done', async () => {
    const fraud = inState('NEW');
    const short = await step(fraud, 'comment', '123456789');
    expect([short.status, Object.keys(short.body.fields)]).toEqual([400, ['comment']]);
    expect((await step(fraud, 'comment', '1234567890')).status).toBe(200);
    expect((await step(fraud, 'comment', REASON, 'only:cgw-bank-income:access')).status).toBe(403);
  });
});

describe('a held sum', () => {
  const held = () =>
    all('accounting/held-transactions').find(
      ({ state, holdReason, kind }) =>
        state === 'held' && holdReason !== 'BANK_SILENT' && kind !== 'CASH_OUT',
    ) as MockRecord;
  const send = (one: MockRecord, action: string, body: object, as = 'admin') =>
    call(gateways, `POST ${BASE}/held-transactions/${one.id}/${action}`, { as, body });
  const balance = (account: 'wallet' | 'walletHeld' | 'bank', holder?: number) =>
    ledgerOf(gateways.store).balanceOf(account, holder === undefined ? {} : { holder });
  const comment = 'Харилцагчийн хүсэлтээр шийдвэрлэв.';

  test('the list is what the ledger holds (R12)', () => {
    const sum = total(
      all('accounting/held-transactions').flatMap(({ state, amount }) =>
        state === 'held' ? [String(amount)] : [],
      ),
    );
    // What wallets began with is of no transaction of the list.
    const ofList = ledgerOf(gateways.store)
      .lines({ account: 'walletHeld' })
      .filter(({ journal }) => journal.of?.resource === 'accounting/held-transactions');
    expect(total(ofList.map(({ credit, debit }) => credit ?? `-${String(debit)}`))).toBe(sum);
  });

  test('returned it is available again, released it has left the bank; both are final', async () => {
    const first = held();
    const holder = Number(first.customerId);
    const [wallet, aside] = [balance('wallet', holder), balance('walletHeld', holder)];
    const amount = String(first.amount);
    const { body } = await send(first, 'return_held', { comment });
    expect([body.state, body.solution]).toEqual(['solved', 'RETURNED']);
    expect(balance('wallet', holder)).toBe(total([wallet, amount]));
    expect(balance('walletHeld', holder)).toBe(total([aside, `-${amount}`]));
    expect((await send(first, 'release_held', { comment })).status).toBe(409);
    const second = held();
    const atBank = balance('bank');
    expect((await send(second, 'release_held', { comment })).body.solution).toBe('RELEASED');
    expect(balance('bank')).toBe(total([atBank, `-${String(second.amount)}`]));
  });

  test('reported as fraud it opens a case, closes the accesses, and is not released meanwhile', async () => {
    const one = held();
    expect((await send(one, 'report_fraud', { reason: REASON })).status).toBe(200);
    const fraud = frauds().at(-1) as MockRecord;
    expect(fraud).toMatchObject({ state: 'NEW', heldId: one.id, customerId: one.customerId });
    expect(heldBy(fraud)).toEqual([...FLAGS]);
    expect(customer(one.customerId).canTransfer).toBe('NO_DUE_FRAUD');
    expect((await send(one, 'release_held', { comment })).status).toBe(409);
    expect((await send(one, 'report_fraud', { reason: REASON })).status).toBe(409);
    await step(fraud, 'ask_customer');
    await step(fraud, 'settle_by_nbfi');
    expect((await send(one, 'release_held', { comment })).status).toBe(200);
  });

  test('without a comment: 400; without the right: 403', async () => {
    const one = held();
    expect((await send(one, 'release_held', {})).status).toBe(400);
    expect((await send(one, 'release_held', { comment }, 'only:wa-fraud:list')).status).toBe(403);
  });
});
