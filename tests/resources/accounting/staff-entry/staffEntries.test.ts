import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { minus } from '../../../../src/domain/lending/amounts';
import { at, startGateways, type Gateways } from '../../../contract/support/gateways';
import { call } from '../../../engine/testGateways';
import { allBut, only } from '../../../support/rights';
import {
  checker,
  ENTRIES,
  entryDesk,
  GROUND,
  type Kind,
  maker,
  PDF,
  REASON,
  VALID,
} from './entryDesk';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  if (gateways.store.journal.commits.length > 0) gateways.store.reset();
});
const desk = entryDesk(() => gateways);
const { send, post, get, preview, effect, balance, agrees, record } = desk;

/** Both legs that the ledger books by itself: account, its number, debit, credit. */
const LEGS: Partial<
  Record<Kind, readonly (readonly [string, string, string | null, string | null])[]>
> = {
  DEPOSIT_TO_WALLET: [
    ['deposit', 'DP0000000039', '200000.00', null],
    ['wallet', 'BA0000100006', null, '200000.00'],
  ],
  DEPOSIT_FROM_WALLET: [
    ['wallet', 'BA0000100006', '150000.00', null],
    ['deposit', 'DP0000000039', null, '150000.00'],
  ],
  MERCHANT_TO_WALLET: [
    ['merchant', 'MA0000100005', '175500.50', null],
    ['wallet', 'BA0000100005', null, '175500.50'],
  ],
  DEPOSIT_TO_LOAN: [
    ['deposit', 'DP0000000039', '100000.00', null],
    ['temporary', 'TA0000100006', null, '100000.00'],
  ],
  INTERNAL_TRANSFER: [
    ['bankPayouts', '1110-02', '25000000.00', null],
    ['bank', '1110-01', null, '25000000.00'],
  ],
  WALLET_CASH_IN: [
    ['unrecognised', '2320-01', '90000.00', null],
    ['wallet', 'BA0000100002', null, '90000.00'],
  ],
  WALLET_CASH_OUT: [
    ['wallet', 'BA0000100002', '120000.00', null],
    ['bankPayouts', '1110-02', null, '120000.00'],
  ],
};

describe.each(Object.entries(LEGS))('%s', (name, legs) => {
  const kind = name as Kind;

  it('books both legs as its preview says, and every reconciliation stays at zero', async () => {
    const before = await preview(kind);
    expect(before.limits.filter(({ holds }) => !holds)).toEqual([]);
    const { status, body } = await send(kind);
    expect([status, body.state, body.createdBy]).toEqual([201, 'BOOKED', maker]);
    const journal = ledgerOf(gateways.store).journal(String(body.journalId));
    expect(journal).toMatchObject({ kind, tenant: 'pocketmn', memo: GROUND, by: maker });
    expect(
      journal?.lines.map((line) => [line.account, line.number, line.debit, line.credit]),
    ).toEqual(legs);
    const after = await effect(body.id);
    const unbooked = (list: typeof after.legs) => list.map((leg) => ({ ...leg, journalId: null }));
    expect(unbooked(after.legs)).toEqual(before.legs);
    await agrees();
  });

  it('is taken back by the opposite journal, once', async () => {
    const accounts = legs.map(([account]) => account as 'wallet');
    const held = () => accounts.map((account) => balance(account));
    const before = held();
    const { body } = await send(kind);
    desk.refusedByBank(body.number);
    const undone = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    const ledger = ledgerOf(gateways.store);
    const back = ledger.journal(String(undone.body.reversalId));
    expect(back).toMatchObject({ reverses: body.journalId, ...REASON });
    expect(ledger.reversalOf(String(body.journalId))).toBe(back?.id);
    expect(held()).toEqual(before);
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON)).status).toBe(409);
    await agrees();
  });

  it('is written into the history of whose money it moves', async () => {
    if (kind === 'INTERNAL_TRANSFER') return;
    const { body } = await send(kind);
    const values = VALID[kind] as { customerId?: number; merchantId?: number };
    const owner = record('customers', Number(values.customerId ?? values.merchantId));
    expect(gateways.store.history.of('customers', owner)[0]).toMatchObject({
      action: 'staff_entry',
      reason: GROUND,
      source: `accounting/entries/${String(body.id)}`,
    });
  });
});

describe('what an entry changes elsewhere', () => {
  const walletOf = async (id: number) =>
    (await call(gateways, `GET /gateway-accounting/wallets/${id}`, { as: only('wallet:list') }))
      .body;

  it('a cash-out: available, used today and the journal of the wallet; taken back, it is not used', async () => {
    const before = await walletOf(100_002);
    const { body } = await send('WALLET_CASH_OUT');
    const after = await walletOf(100_002);
    // 120 000.00 and its fee of 300.00.
    expect(minus(String(before.available), String(after.available))).toBe('120300.00');
    expect(minus(String(after.dailyTransactionAmount), String(before.dailyTransactionAmount))).toBe(
      '120300.00',
    );
    const shown = await call(gateways, 'GET /gateway-accounting/wallets/100002/journals', {
      as: only('wallet:list'),
    });
    const [fee, own] = shown.body.journals as unknown as { journalId: string; out: string }[];
    expect([fee.journalId, fee.out]).toEqual([body.feeJournalId, '300.00']);
    expect([own.journalId, own.out]).toEqual([body.journalId, '120000.00']);
    desk.refusedByBank(body.number);
    await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect((await walletOf(100_002)).dailyTransactionAmount).toBe(before.dailyTransactionAmount);
  });

  it('a deposit to the wallet: what the savings hold', async () => {
    const saving = async () =>
      (await call(gateways, 'GET /gateway-accounting/savings/39', { as: only('wallet:list') }))
        .body;
    const before = await saving();
    await send('DEPOSIT_TO_WALLET');
    const after = await saving();
    expect(minus(String(before.balance), String(after.balance))).toBe('200000.00');
    expect(after.balance).toBe(after.expectedBalance);
    await send('DEPOSIT_FROM_WALLET');
    expect(minus(String((await saving()).balance), String(after.balance))).toBe('150000.00');
  });

  it('a deposit to a loan: a receipt over the temporary account, which stays as it was', async () => {
    const before = fileOf(record('loans', 300_006));
    const owed = record('loans', 300_006).balance;
    const temporary = balance('temporary', 100_006);
    const { body } = await send('DEPOSIT_TO_LOAN');
    const loan = record('loans', 300_006);
    const after = fileOf(loan);
    expect(after.receipts).toHaveLength(before.receipts.length + 1);
    expect(after.receipts.at(-1)).toMatchObject({
      amount: '100000.00',
      source: 'TEMPORARY',
      journalId: body.loanJournalId,
    });
    expect(balance('temporary', 100_006)).toBe(temporary);
    expect(gateways.store.history.of('loans', loan)[0]).toMatchObject({
      action: 'pay',
      source: `accounting/entries/${String(body.id)}`,
    });
    await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect(fileOf(record('loans', 300_006)).receipts).toHaveLength(before.receipts.length);
    expect(record('loans', 300_006).balance).toBe(owed);
    expect(balance('temporary', 100_006)).toBe(temporary);
    await agrees();
  });

  it('a correction: the loan’s fees and its journal; taken back by the opposite correction', async () => {
    const income = balance('feeIncome');
    const seen = await preview('INTEREST_FEE_CORRECTION');
    expect(seen.legs.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['feesReceivable', '5000.00', null],
      ['feeIncome', null, '5000.00'],
    ]);
    const { body } = await send('INTEREST_FEE_CORRECTION');
    expect(body).toMatchObject({ state: 'BOOKED', amount: '5000.00', journalId: null });
    expect(minus(balance('feeIncome'), income)).toBe('5000.00');
    expect(fileOf(record('loans', 300_006)).corrections.at(-1)).toMatchObject({
      kind: 'AMOUNTS',
      after: expect.objectContaining({ difference: '5000.00', comment: GROUND }) as object,
    });
    const undone = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    expect(balance('feeIncome')).toBe(income);
    await agrees();
  });

  it('a correction is not taken back when its fee was paid since', async () => {
    const { body } = await send('INTEREST_FEE_CORRECTION');
    await send('DEPOSIT_TO_LOAN', { amount: '400000.00' });
    const shown = await get(`/${String(body.id)}`);
    expect((shown.body.facts as { reversal: { message: string } | null }).reversal).toMatchObject({
      message: 'actionBlocks.entry_limit',
    });
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON)).status).toBe(409);
  });

  it('an upgrade: waits, then class, registry and history; taken back while nothing has classified since', async () => {
    const { body } = await send('LOAN_CLASS_UPGRADE');
    expect(body).toMatchObject({ state: 'WAITING', amount: null, valueDate: null });
    expect(record('loans', 300_007).classification).toBe('PAST_DUE');
    const id = String(body.id);
    const done = await post(`/${id}/approve_entry`, { confirm: body.number }, checker);
    expect([done.status, done.body.state, done.body.formerClass]).toEqual([
      200,
      'BOOKED',
      'PAST_DUE',
    ]);
    const loan = record('loans', 300_007);
    expect(loan.classification).toBe('STANDARD');
    expect(fileOf(loan).registry?.writeStatus).toBe('SCHEDULED');
    expect(gateways.store.history.of('loans', loan)[0]).toMatchObject({
      action: 'upgrade_class',
      field: 'classification',
      from: 'PAST_DUE',
      to: 'STANDARD',
    });
    const undone = await post(`/${id}/reverse_entry`, REASON, checker);
    expect(undone.status).toBe(200);
    expect(record('loans', 300_007).classification).toBe('PAST_DUE');
  });

  it('an upgrade that the end of a day has classified again is not taken back', async () => {
    const { body } = await send('LOAN_CLASS_UPGRADE');
    const id = String(body.id);
    await post(`/${id}/approve_entry`, { confirm: body.number }, checker);
    gateways.store.clock.setToday('2026-11-23');
    const refused = await post(`/${id}/reverse_entry`, REASON, checker);
    expect(refused.status).toBe(409);
  });
});

describe('a refusal', () => {
  const cases: readonly [Kind, object, string, string, string | null][] = [
    ['WALLET_CASH_OUT', { customerId: 100_001 }, 'customerId', 'ownerSame', null],
    ['WALLET_CASH_OUT', { customerId: 100_003 }, 'customerId', 'transferAccess', null],
    ['WALLET_CASH_OUT', { customerId: 100_012 }, 'customerId', 'walletOpen', null],
    ['WALLET_CASH_OUT', { amount: '1000000.01' }, 'amount', 'walletSingle', '999500.00'],
    ['WALLET_CASH_IN', { amount: '1000000.01' }, 'amount', 'walletSingle', '1000000.00'],
    ['DEPOSIT_TO_WALLET', { amount: '1541780.83' }, 'amount', 'savingLeft', '1541780.82'],
    ['DEPOSIT_FROM_WALLET', { amount: '2900000.00' }, 'amount', 'walletAvailable', '900884.33'],
    ['MERCHANT_TO_WALLET', { amount: '3448900.01' }, 'amount', 'merchantLeft', '3448900.00'],
    ['INTERNAL_TRANSFER', { toAccount: 'bank' }, 'toAccount', 'accountsDiffer', null],
    ['DEPOSIT_TO_LOAN', { amount: '1500000.00' }, 'amount', 'loanOwes', null],
  ];

  it.each(cases)('%s %o: at %s, %s', async (kind, change, field, key, most) => {
    // The embedded bank names a stranger for an account whose number ends in 9.
    if (key === 'ownerSame') {
      const accounts = gateways.store.collection('bank_account');
      const prime = accounts?.all.find((one) => one.customerId === 100_001 && one.role === 'PRIME');
      if (prime) accounts?.change(prime, { number: `${String(prime.number).slice(0, -1)}9` });
    }
    const count = desk.journals();
    const shown = (await preview(kind, change)).limits.find((one) => one.key === key);
    expect(shown).toMatchObject({ field, holds: false, ...(most === null ? {} : { most }) });
    const { status, body } = await send(kind, change);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [field]: `staffEntry.wrong.${key}` });
    expect(desk.journals()).toBe(count);
  });

  it('names held money: it is not available', async () => {
    const ledger = ledgerOf(gateways.store);
    const all = balance('wallet', 100_002);
    ledger.post({
      kind: 'HELD',
      valueDate: '2026-11-21',
      at: '2026-11-21T02:00:00.000Z',
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'wallet', holder: 100_002, debit: minus(all, '50000.00') },
        { account: 'walletHeld', holder: 100_002, credit: minus(all, '50000.00') },
      ],
    });
    const { limits } = await preview('WALLET_CASH_OUT');
    expect(limits.find(({ key }) => key === 'walletAvailable')).toMatchObject({
      // 50 000.00 would cost 300.00, 49 800.00 costs 200.00.
      most: '49800.00',
      holds: false,
    });
    expect((await send('WALLET_CASH_OUT')).status).toBe(400);
  });

  it('of a reference of the bank that was booked already, until that is taken back', async () => {
    const first = await send('WALLET_CASH_IN');
    const again = await send('WALLET_CASH_IN', { bankReference: ' tx7700108 ' });
    expect(again.body.fields).toEqual({ bankReference: 'staffEntry.wrong.referenceNew' });
    await post(`/${String(first.body.id)}/reverse_entry`, REASON);
    expect((await send('WALLET_CASH_IN')).status).toBe(201);
  });

  it('of savings and loans that are somebody else’s', async () => {
    const { body } = await send('DEPOSIT_TO_LOAN', { loanId: 300_002 });
    expect(body.fields).toEqual({ loanId: 'validation.invalid_value' });
    const other = await send('DEPOSIT_TO_WALLET', { customerId: 100_002 });
    expect(other.body.fields).toEqual({ savingId: 'validation.invalid_value' });
  });

  it('of what the rules of lending refuse, in words before it is sent', async () => {
    const change = { difference: '-99999999.00' };
    expect((await preview('INTEREST_FEE_CORRECTION', change)).refusal).toEqual(expect.any(String));
    expect((await send('INTEREST_FEE_CORRECTION', change)).status).toBe(409);
    const worse = await preview('LOAN_CLASS_UPGRADE', { classification: 'BAD' });
    expect(worse.refusal).toBe('Одоогийн ангиллаас сайн ангилал сонгоно уу.');
    expect((await send('LOAN_CLASS_UPGRADE', { classification: 'BAD' })).status).toBe(400);
  });

  it('of an account that the bank says is somebody else’s, between own accounts too', async () => {
    const theirs = at('tumen', maker);
    const change = { toAccount: 'bankReserve', amount: '1000.00' };
    const { owner } = await preview('INTERNAL_TRANSFER', change, theirs);
    expect(owner).toMatchObject({ accountNumber: '5001771909', match: 'DIFFERENT' });
    const { body } = await send('INTERNAL_TRANSFER', change, theirs);
    expect(body.fields).toEqual({ toAccount: 'staffEntry.wrong.ownerSame' });
  });

  it('of what the kind asks for and is not there', async () => {
    const { body } = await post('', { kind: 'WALLET_CASH_IN', comment: GROUND });
    expect(body.fields).toEqual({
      customerId: 'validation.required',
      bankReference: 'validation.required',
      amount: 'validation.required',
    });
  });
});

describe('a second person', () => {
  const large = { amount: '100000000.00' };

  it('stands in the history of the entry, in the sample too', async () => {
    const decided: Readonly<Record<string, string>> = {
      REFUSED: 'refuse_entry',
      WITHDRAWN: 'withdraw_entry',
      REVERSED: 'reverse_entry',
    };
    const entries = gateways.store.collection('accounting/entries')?.all ?? [];
    const second = entries.filter(({ decidedBy }) => decidedBy !== null);
    expect(new Set(second.map(({ state }) => state))).toEqual(new Set(Object.keys(decided)));
    for (const entry of second) {
      const [newest] = gateways.store.history.of('accounting/entries', entry);
      expect([entry.id, newest.action, newest.by]).toEqual([
        entry.id,
        decided[String(entry.state)],
        entry.decidedBy,
      ]);
    }
  });

  it('approves what is above the limit, and is not its author', async () => {
    const bank = balance('bank');
    const { body } = await send('INTERNAL_TRANSFER', large);
    expect(body.state).toBe('WAITING');
    expect(balance('bank')).toBe(bank);
    const id = String(body.id);
    const own = await post(`/${id}/approve_entry`, { confirm: body.number });
    expect([own.status, own.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
    const { body: done } = await post(`/${id}/approve_entry`, { confirm: body.number }, checker);
    expect(done).toMatchObject({ state: 'BOOKED', createdBy: maker, decidedBy: checker });
    const entry = gateways.store.collection('accounting/entries')?.get(Number(id));
    const past = gateways.store.history.of('accounting/entries', entry as MockRecord);
    expect(past[0]).toMatchObject({ action: 'approve_entry', by: checker, to: 'BOOKED' });
    expect(minus(bank, balance('bank'))).toBe('100000000.00');
    await agrees();
  });

  it('is asked as soon as what one person books of a kind on a day reaches the limit together', async () => {
    const half = { amount: '60000000.00' };
    const first = await send('INTERNAL_TRANSFER', half);
    expect(first.body.state).toBe('BOOKED');
    const rest = { amount: '40000000.00' };
    expect(await preview('INTERNAL_TRANSFER', rest)).toMatchObject({
      needsSecond: true,
      bookedAlone: '60000000.00',
    });
    expect(await preview('INTERNAL_TRANSFER', rest, checker)).toMatchObject({
      needsSecond: false,
      bookedAlone: '0.00',
    });
    const less = { amount: '39999999.99' };
    expect((await send('INTERNAL_TRANSFER', less)).body.state).toBe('BOOKED');
    const more = await send('INTERNAL_TRANSFER', { amount: '0.01' });
    expect(more.body.state).toBe('WAITING');
    const approved = await post(
      `/${String(more.body.id)}/approve_entry`,
      { confirm: more.body.number },
      checker,
    );
    expect(approved.body.state).toBe('BOOKED');
    expect((await post(`/${String(more.body.id)}/reverse_entry`, REASON)).status).toBe(409);
    // What was taken back counts no longer.
    await post(`/${String(first.body.id)}/reverse_entry`, REASON);
    expect((await send('INTERNAL_TRANSFER', half)).body.state).toBe('BOOKED');
    await agrees();
  });

  it('one möngö below the limit nobody is asked', async () => {
    expect((await send('INTERNAL_TRANSFER', { amount: '99999999.99' })).body.state).toBe('BOOKED');
  });

  it('refuses with a reason; the author withdraws, nobody else', async () => {
    const first = String((await send('INTERNAL_TRANSFER', large)).body.id);
    expect((await post(`/${first}/refuse_entry`, REASON)).status).toBe(409);
    expect((await post(`/${first}/refuse_entry`, {}, checker)).status).toBe(400);
    expect((await post(`/${first}/refuse_entry`, REASON, checker)).body.state).toBe('REFUSED');
    const second = String((await send('INTERNAL_TRANSFER', large)).body.id);
    expect((await post(`/${second}/withdraw_entry`, REASON, checker)).status).toBe(409);
    expect((await post(`/${second}/withdraw_entry`, REASON)).body.state).toBe('WITHDRAWN');
  });

  it('is needed to take back what needed two', async () => {
    const id = String((await send('INTERNAL_TRANSFER', large)).body.id);
    await post(`/${id}/approve_entry`, { confirm: 'x' }, checker);
    expect((await post(`/${id}/reverse_entry`, REASON)).status).toBe(409);
    expect((await post(`/${id}/reverse_entry`, REASON, checker)).status).toBe(200);
  });

  it('hears why it cannot be booked any more, and it waits on', async () => {
    const { body } = await send('MERCHANT_TO_WALLET', { amount: '800000.00' });
    const entries = gateways.store.collection('accounting/entries');
    const waiting = record('accounting/entries', Number(body.id));
    await post(`/${String(body.id)}/reverse_entry`, REASON);
    // One möngö more than the merchant has now.
    entries?.change(waiting, { state: 'WAITING', journalId: null, amount: '3448900.01' });
    const shown = await get(`/${String(body.id)}`, checker);
    expect((shown.body.facts as { booking: unknown }).booking).toEqual({
      kind: 'condition',
      message: 'actionBlocks.entry_limit',
      values: { reason: 'Мерчантын дансны үлдэгдлээс их: 3,448,900.00 хүртэл.' },
    });
    expect(
      (await post(`/${String(body.id)}/approve_entry`, { confirm: 'x' }, checker)).status,
    ).toBe(409);
    expect(waiting.state).toBe('WAITING');
  });
});

describe('taking back', () => {
  it('is refused while the account has not enough left, and says which', async () => {
    const { body } = await send('WALLET_CASH_IN');
    const ledger = ledgerOf(gateways.store);
    const left = balance('wallet', 100_002);
    ledger.post({
      kind: 'WALLET_CASH_OUT',
      valueDate: '2026-11-21',
      at: '2026-11-21T05:00:00.000Z',
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'wallet', holder: 100_002, debit: minus(left, '1000.00') },
        { account: 'bankPayouts', credit: minus(left, '1000.00') },
      ],
    });
    const shown = await get(`/${String(body.id)}`);
    expect((shown.body.facts as { reversal: unknown }).reversal).toEqual({
      kind: 'condition',
      message: 'actionBlocks.entry_spent',
      values: { account: 'BA0000100002', balance: '1000.00', amount: '90000.00' },
    });
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON)).status).toBe(409);
  });

  it('is refused when the receipt left its loan before', async () => {
    const { body } = await send('DEPOSIT_TO_LOAN');
    const receiptId = fileOf(record('loans', 300_006)).receipts.at(-1)?.id;
    const moved = await call(gateways, 'POST /gateway-lab/loans/300006/move_receipt', {
      as: maker,
      body: { receiptId, comment: 'Өөр зээл дээр байх ёстой байсан.', confirm: 'x' },
    });
    expect(moved.status).toBe(200);
    const shown = await get(`/${String(body.id)}`);
    expect((shown.body.facts as { reversal: { message: string } }).reversal.message).toBe(
      'actionBlocks.entry_receipt_gone',
    );
  });

  it('shows what it will book before it does', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const { legs } = (await get(`/${String(body.id)}/reversal`)).body as unknown as {
      legs: { account: string; debit: string | null; credit: string | null }[];
    };
    expect(legs.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['wallet', null, '120000.00'],
      ['bankPayouts', '120000.00', null],
      ['wallet', null, '300.00'],
      ['walletFeeIncome', '300.00', null],
    ]);
  });
});

describe('calls', () => {
  it('book once under one key, and tell what became of it to the sender alone', async () => {
    const key = { 'Idempotency-Key': 'entry-key-1' };
    const first = await send('WALLET_CASH_OUT', {}, maker, key);
    const count = desk.journals();
    const again = await send('WALLET_CASH_OUT', {}, maker, key);
    expect([again.status, again.body.id, desk.journals()]).toEqual([201, first.body.id, count]);
    const found = await get('/sent?idempotencyKey=entry-key-1');
    expect(found.body.entry).toMatchObject({ id: first.body.id, state: 'BOOKED' });
    expect((await get('/sent?idempotencyKey=entry-key-1', checker)).body.entry).toBeNull();
    expect((await get('/sent?idempotencyKey=other')).body.entry).toBeNull();
  });

  it('refuse an action on an entry that has changed since it was seen', async () => {
    const { body } = await send('INTERNAL_TRANSFER', { amount: '100000000.00' });
    const path = `/${String(body.id)}/approve_entry`;
    const stale = await post(path, { confirm: 'x' }, checker, { 'If-Match': '"0"' });
    expect([409, 412]).toContain(stale.status);
  });

  it('need exactly the right of the books, and for an upgrade that of classes', async () => {
    const reader = only('cgw-bank-income:access');
    expect((await send('WALLET_CASH_OUT', {}, reader)).status).toBe(201);
    expect((await send('LOAN_CLASS_UPGRADE', {}, reader)).status).toBe(403);
    const none = allBut('accounting:correct', 'cgw-bank-income:access');
    expect((await send('WALLET_CASH_OUT', {}, none)).status).toBe(403);
    for (const path of ['?page=0', '/1', '/1/effect', '/1/reversal', '/sent?idempotencyKey=x'])
      expect((await get(path, none)).status).toBe(403);
    expect((await get('/day?date=2026-11-21&own=true', none)).status).toBe(403);
    const { body } = await send('LOAN_CLASS_UPGRADE');
    const refused = await post(`/${String(body.id)}/approve_entry`, { confirm: 'x' }, reader);
    expect(refused.status).toBe(409);
  });

  it('show nothing of another lender', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const other = at('altan', checker);
    const { content } = (await get('?page=0', other)).body;
    expect(content.map(({ kind, tenant, state }) => [kind, tenant, state])).toEqual([
      ['WALLET_CASH_IN', 'altan', 'WAITING'],
      ['WALLET_CASH_IN', 'altan', 'REVERSED'],
      ['WALLET_CASH_OUT', 'altan', 'BOOKED'],
      ['WALLET_CASH_IN', 'altan', 'BOOKED'],
    ]);
    expect((await get(`/${String(body.id)}`, other)).status).toBe(404);
    expect((await get(`/${String(body.id)}/effect`, other)).status).toBe(404);
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON, other)).status).toBe(404);
    expect((await send('WALLET_CASH_OUT', {}, other)).body.fields).toEqual({
      customerId: 'validation.invalid_value',
    });
    const { rows } = (await get('/day?date=2026-11-21&own=false', other)).body;
    expect((rows as { kind: string }[]).map(({ kind }) => kind)).toEqual(['WALLET_CASH_IN']);
  });

  it('answer a day by kind, one’s own and everybody’s, as the ledger has it', async () => {
    await send('WALLET_CASH_OUT');
    await send('INTEREST_FEE_CORRECTION', {}, checker);
    const undone = await send('WALLET_CASH_OUT', { amount: '30000.00' });
    desk.refusedByBank(undone.body.number);
    await post(`/${String(undone.body.id)}/reverse_entry`, REASON);
    const { body } = await get('/day?date=2026-11-21&own=true');
    expect(body.rows).toEqual([
      {
        kind: 'WALLET_CASH_OUT',
        count: 2,
        amount: '150000.00',
        waiting: 0,
        reversed: 1,
        ledger: '150000.00',
      },
    ]);
    const all = (await get('/day?date=2026-11-21&own=false')).body.rows as unknown as {
      kind: string;
      amount: string;
      ledger: string;
    }[];
    expect(all.find(({ kind }) => kind === 'INTEREST_FEE_CORRECTION')).toMatchObject({
      amount: '5000.00',
      ledger: '5000.00',
    });
    expect(all.filter(({ amount, ledger }) => amount !== ledger)).toEqual([]);
  });

  it('say nothing against what is not filled in yet', async () => {
    const none = { savingId: null, loanId: null, amount: null };
    expect((await preview('DEPOSIT_TO_LOAN', none)).limits).toEqual([]);
    const { limits } = await preview('DEPOSIT_TO_LOAN', { ...none, savingId: 39 });
    expect(limits.map(({ key, holds }) => [key, holds])).toEqual([
      ['savingOpen', true],
      ['savingLeft', true],
    ]);
  });

  it('look at values that are none', async () => {
    const junk = await preview('WALLET_CASH_OUT', { amount: 'арван мянга', customerId: 'x' });
    expect(junk.legs).toEqual([]);
    expect((await post('/preview', { kind: 'NOTHING' })).status).toBe(400);
    expect((await preview('INTEREST_FEE_CORRECTION', { difference: '1e5x' })).legs).toEqual([]);
    expect((await get('/day?date=21.11.2026&own=true')).status).toBe(400);
    expect((await send('LOAN_CLASS_UPGRADE', { document: { ...PDF, data: 'x' } })).status).toBe(
      400,
    );
    expect((await call(gateways, `GET ${ENTRIES}/9999/effect`, { as: maker })).status).toBe(404);
  });
});
