import { describe, expect, test } from 'vitest';
import { plus } from '../../../../src/domain/lending/amounts';
import { checkSuspense, checkTemporary } from '../../../../src/domain/reconcile/temporaryCheck';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import type { TemporaryAccount } from '../../../../src/resources/loans/temporary-account/api';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(120);
const ACCOUNTS = '/gateway-accounting/current-accounts';
const keeper = only('wallet:list');
/** Two people who may pay out. */
const payer = only('wallet:list', 'accounting:correct');
const second = only('wallet:list', 'cgw-bank-income:access');
/** Somebody whose bank says that the prime account is theirs. */
const PAID = 100_002;
const NOTE = 'Буруу дансанд орсон мөнгийг буцаав.';
const FIRST = 100_001;
const action = (name: string, body: object, as = keeper, id = FIRST) =>
  desk.post(`${ACCOUNTS}/${id}/${name}`, { note: NOTE, ...body }, as);
const accountOf = async (id = FIRST) =>
  (await desk.get(`${ACCOUNTS}/${id}/account`, keeper)).body as unknown as TemporaryAccount;
const balanceOf = (account: 'temporary' | 'wallet', holder: number) =>
  ledgerOf(desk.store).balanceOf(account, { holder });
const customer = (id: number) => desk.store.collection('customers')?.get(id) as MockRecord;

/** R10 of one account and of all. */
async function agrees(id = FIRST) {
  const account = await accountOf(id);
  expect(checkTemporary(account).ok).toBe(true);
  expect(checkSuspense(account.suspense).ok).toBe(true);
}

test('every account says how it came to its balance, and all are the suspense account (R10)', async () => {
  const { body } = await desk.get(`${ACCOUNTS}?size=100&state=HOLDING`, keeper);
  const rows = body.content as Record<'balance' | 'opening' | 'cameIn' | 'wentOut', string>[];
  expect(rows.length).toBeGreaterThan(20);
  await agrees();
  await agrees(100_002);
});

describe('returning to the bank', () => {
  const payouts = () => ledgerOf(desk.store).balanceOf('bankPayouts', { tenant: 'pocketmn' });
  const log = () => desk.store.collection('bank-gateways/outgoing')?.all ?? [];
  const back = (amount: string, as = payer) => action('return_to_bank', { amount }, as, PAID);
  const refusedWith = async (message: string, as = payer) => {
    const [journals, count] = [ledgerOf(desk.store).journals().length, log().length];
    const { status, body } = await back('1000', as);
    expect([status, body.code, body.message]).toEqual([409, 'CONDITION_FAILED', message]);
    expect([ledgerOf(desk.store).journals().length, log().length]).toEqual([journals, count]);
  };
  const change = (resource: string, id: unknown, to: object) => {
    const records = desk.store.collection(resource);
    records?.change(records.get(id as number) as MockRecord, { ...to });
  };

  test('takes the money off the account and off the bank’s, and both histories say so', async () => {
    const before = payouts();
    const { status, body } = await back('50000');
    expect([status, body.balance]).toEqual([200, '210000.00']);
    expect(payouts()).toBe(plus(before, '-50000.00'));
    const [line] = ledgerOf(desk.store)
      .lines({ account: 'temporary', holder: PAID })
      .filter(({ journal }) => journal.kind === 'TEMPORARY_RETURN');
    expect(line.journal).toMatchObject({ memo: NOTE, tenant: 'pocketmn' });
    expect(line.journal.lines.map(({ number, debit, credit }) => [number, debit, credit])).toEqual([
      ['TA0000100002', '50000.00', null],
      ['1110-02', null, '50000.00'],
    ]);
    expect(desk.store.history.of('customers', customer(PAID))).toContainEqual(
      expect.objectContaining({ action: 'return_to_bank', reason: NOTE, source: line.journal.id }),
    );
    expect(log().at(-1)).toMatchObject({
      journalId: line.journal.id,
      customerId: PAID,
      amount: '50000.00',
      state: 'EXECUTED',
    });
    await agrees(PAID);
  });

  test('waits in the outgoing log while the bank’s gateway is stopped', async () => {
    const gateway = desk.store
      .collection('bank-gateways')
      ?.all.find(({ tenant, bankCode }) => tenant === 'pocketmn' && bankCode === 5);
    change('bank-gateways', gateway?.id, { state: 'STOPPED' });
    const before = payouts();
    expect((await back('50000')).status).toBe(200);
    expect(log().at(-1)).toMatchObject({ state: 'WAITING', amount: '50000.00' });
    expect(payouts()).toBe(before);
  });

  test('takes the right of the books: who only sees accounts may not', async () => {
    expect((await back('1000', keeper)).status).toBe(403);
    expect((await desk.get(`${ACCOUNTS}/${PAID}`, keeper)).status).toBe(200);
  });

  test('is refused under an open fraud case', async () => {
    const frauds = desk.store.collection('accounting/fraud-transfer');
    const open = frauds?.all.find(({ state }) => state === 'NEW') as MockRecord;
    frauds?.insert({ ...open, id: 31_999, number: 'FR-31999', customerId: PAID });
    await refusedWith('FR-31999 залилангийн бүртгэл хаагдаагүй тул гүйцээх боломжгүй.');
  });

  test('is refused to whose access to transfers is closed', async () => {
    change('customers', PAID, { canTransfer: 'NO_STAFF' });
    await refusedWith('Харилцагчийн шилжүүлгийн эрх хаалттай тул мөнгө гаргахгүй.');
  });

  test('from the amount of a cash-out on it is asked for, and another person pays', async () => {
    const settings = desk.store.collection('system_settings');
    settings?.change(settings.all[0], { secondWalletCashOut: '100000.00' });
    const asked = await back('100000');
    expect([asked.status, asked.body.returnAmount, asked.body.balance]).toEqual([
      200,
      '100000.00',
      '260000.00',
    ]);
    await refusedWith('Буцаах хүсэлт хүлээгдэж байна: эхлээд түүнийг шийднэ.');
    const own = await action('approve_return', {}, payer, PAID);
    expect([own.status, own.body.message]).toEqual([
      409,
      'Хүсэлт гаргасан ажилтан өөрөө батлахгүй: өөр ажилтан батална.',
    ]);
    const done = await action('approve_return', {}, second, PAID);
    expect([done.status, done.body.balance, done.body.returnAmount]).toEqual([
      200,
      '160000.00',
      null,
    ]);
    expect(log().at(-1)).toMatchObject({ customerId: PAID, amount: '100000.00' });
    expect((await action('approve_return', {}, second, PAID)).status).toBe(409);
    await agrees(PAID);
  });

  test('that was asked for is dropped with a reason, and nothing has moved', async () => {
    const settings = desk.store.collection('system_settings');
    settings?.change(settings.all[0], { secondWalletCashOut: '100000.00' });
    await back('100000');
    const { status, body } = await action('refuse_return', { reason: NOTE }, second, PAID);
    expect([status, body.returnAmount, body.balance]).toEqual([200, null, '260000.00']);
  });

  test('is refused to an account whose owner has another name, or to none', async () => {
    const accounts = desk.store.collection('bank_account');
    const prime = (accounts?.all ?? []).find(
      ({ customerId, role }) => customerId === PAID && role === 'PRIME',
    ) as MockRecord;
    accounts?.change(prime, { ownerName: 'Дорж Сувд' });
    const differs = await back('1000');
    expect([differs.status, differs.body.code]).toEqual([409, 'CONDITION_FAILED']);
    accounts?.change(prime, { role: 'OTHER' });
    const none = await back('1000');
    expect([none.status, none.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(balanceOf('temporary', PAID)).toBe('260000.00');
  });
});

describe('moving to another account', () => {
  test('the owner’s wallet may spend what left the temporary account', async () => {
    const before = balanceOf('wallet', FIRST);
    const { status } = await action('move_temporary', { target: 'WALLET', amount: '350000' });
    expect(status).toBe(200);
    expect(balanceOf('temporary', FIRST)).toBe('0.00');
    const wallet = await desk.get(`/gateway-accounting/wallets/${FIRST}`, keeper);
    expect(wallet.body.available).toBe(balanceOf('wallet', FIRST));
    expect(wallet.body.available).not.toBe(before);
    const shown = await desk.get(`${ACCOUNTS}/${FIRST}`, keeper);
    expect(shown.body.state).toBe('EMPTY');
    await agrees();
    const again = await action('move_temporary', { target: 'WALLET', amount: '1' });
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('the wallet takes no more than it may hold, and the record says how much that is', async () => {
    const wallets = desk.store.collection('wallets');
    const wallet = wallets?.get(FIRST) as MockRecord;
    const before = balanceOf('wallet', FIRST);
    wallets?.change(wallet, { amountLimit: plus(before, '1000.00') });
    const shown = await desk.get(`${ACCOUNTS}/${FIRST}`, keeper);
    expect(shown.body.walletRoom).toBe('1000.00');
    const refused = await action('move_temporary', { target: 'WALLET', amount: '1000.01' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { amount: 'accounting.temporary.beyond_wallet' },
    ]);
    expect(balanceOf('wallet', FIRST)).toBe(before);
    const { status } = await action('move_temporary', { target: 'WALLET', amount: '1000.00' });
    expect([status, balanceOf('wallet', FIRST)]).toEqual([200, plus(before, '1000.00')]);
  });

  test('another customer’s account has it, and both owners’ histories say so', async () => {
    const { status } = await action('move_temporary', {
      target: 'CUSTOMER',
      toCustomerId: 100_002,
      amount: '10000.50',
    });
    expect(status).toBe(200);
    expect(balanceOf('temporary', FIRST)).toBe('339999.50');
    expect(balanceOf('temporary', 100_002)).toBe('270000.50');
    for (const id of [FIRST, 100_002])
      expect(desk.store.history.of('customers', customer(id))).toContainEqual(
        expect.objectContaining({ action: 'move_temporary', reason: NOTE }),
      );
    await agrees();
    await agrees(100_002);
  });

  test.each([
    [{ target: 'CUSTOMER', amount: '1' }, 'toCustomerId', 'validation.required'],
    [
      { target: 'CUSTOMER', toCustomerId: FIRST, amount: '1' },
      'toCustomerId',
      'accounting.temporary.same_account',
    ],
    [
      { target: 'CUSTOMER', toCustomerId: 100_004, amount: '1' },
      'toCustomerId',
      'validation.other_lender',
    ],
    [{ target: 'WALLET', amount: '350000.01' }, 'amount', 'accounting.temporary.beyond_balance'],
    [{ target: 'WALLET', amount: '0' }, 'amount', 'validation.min_value'],
    [{ target: 'WALLET', amount: '0.005' }, 'amount', undefined],
    [{ target: 'WALLET', amount: '1', note: 'богино' }, 'note', undefined],
  ])('%o is refused at %s', async (body, field, message) => {
    const answer = await action('move_temporary', body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
    if (message) expect((answer.body.fields as Record<string, string>)[field]).toBe(message);
    expect(balanceOf('temporary', FIRST)).toBe('350000.00');
  });

  test('needs the right', async () => {
    const { status } = await action(
      'move_temporary',
      { amount: '1', target: 'WALLET' },
      allBut('wallet:list'),
    );
    expect(status).toBe(403);
  });

  test('the same key books once', async () => {
    const send = () =>
      desk.call(`POST ${ACCOUNTS}/${FIRST}/move_temporary`, {
        as: keeper,
        body: { target: 'WALLET', amount: '1000', note: NOTE },
        headers: { 'Idempotency-Key': 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa' },
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(balanceOf('temporary', FIRST)).toBe('349000.00');
  });
});

describe('the criteria', () => {
  const CRITERIA = '/gateway-accounting/deposit-criteria/1';
  const change = async (body: object, as = only('loan-criteria-settings:create')) =>
    inForce(
      desk.call,
      await desk.post(
        `${CRITERIA}/change_criteria`,
        { reason: 'Зээлийн хорооны шийдвэрээр.', ...body },
        as,
      ),
    );

  test('hold from the next repayment on, with before and after in the history', async () => {
    const { status } = await change({ nextPaymentMinDay: 9, minBalance: '20000' });
    expect(status).toBe(200);
    expect((await accountOf()).criteria).toEqual({
      nextPaymentMinDay: 9,
      minBalance: '20000.00',
    });
    const record = desk.store.collection('deposit_criteria')?.get(1) as MockRecord;
    expect(desk.store.history.of('deposit_criteria', record)).toContainEqual(
      expect.objectContaining({ field: 'nextPaymentMinDay', from: 5, to: 9 }),
    );
  });

  test('refuse to leave less than the new least balance', async () => {
    const { loans } = await accountOf();
    const due = loans.find(({ dueInDays }) => dueInDays !== null);
    await change({ nextPaymentMinDay: 60, minBalance: '349999' });
    const repaid = await desk.post(
      `/gateway-lab/loans/${String(due?.id)}/refund_from_current_account`,
      { amount: '2' },
      only('loan:register'),
    );
    expect([repaid.status, repaid.body.code]).toEqual([409, 'CONDITION_FAILED']);
  });

  test.each([
    [{ nextPaymentMinDay: 61, minBalance: '1' }, 'nextPaymentMinDay'],
    [{ nextPaymentMinDay: 2.5, minBalance: '1' }, 'nextPaymentMinDay'],
    [{ nextPaymentMinDay: 2, minBalance: '1000001' }, 'minBalance'],
    [{ nextPaymentMinDay: 2, minBalance: '1', reason: 'x' }, 'reason'],
  ])('%o is refused at %s', async (body, field) => {
    const answer = await change(body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });

  test('are seen with the right to see them and changed with the right to change them', async () => {
    expect((await desk.get(CRITERIA, only('loan-criteria-settings:view'))).status).toBe(200);
    const body = { nextPaymentMinDay: 2, minBalance: '1' };
    expect((await change(body, only('loan-criteria-settings:view'))).status).toBe(403);
  });
});
