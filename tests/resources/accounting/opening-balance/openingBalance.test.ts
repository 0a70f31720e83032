import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import {
  openedBalance,
  openingIssues,
  openingSum,
  OPENING_ACCOUNTS,
} from '../../../../src/domain/ledger/opening';
import { fromMongo } from '../../../../src/domain/lending/amounts';
import { at, startGateways, type Gateways } from '../../../contract/support/gateways';
import { only } from '../../../support/rights';
import { call } from '../../../engine/testGateways';

const PATH = '/gateway-accounting/opening-balances';
const RIGHTS = ['cgw-bank-income:access', 'accounting:correct'];
/** Two people, because nobody books what they prepared. */
const maker = only(...RIGHTS);
const booker = only(...RIGHTS, 'loan:view');
let gateways: Gateways;

beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  if (gateways.store.journal.commits.length > 0) gateways.store.reset();
});

const line = (account: string, debit: string | null, credit: string | null) => ({
  account,
  debit,
  credit,
});
const document = (amount = '5000000.00') => ({
  year: 2026,
  comment: 'Хугацаатай хадгаламж, актаар',
  lines: [line('bankTerm', amount, null), line('openingEquity', null, amount)],
});
const send = (path: string, body: object, as: string) =>
  call(gateways, `POST ${PATH}${path}`, { as, body, headers: { 'If-Match': '*' } });
const REASON = { reason: 'Туршилтын шалтгаан, хангалттай урт.' };

describe('an opening balance', () => {
  it('books nothing while it is a draft, and both accounts when a second person books it', async () => {
    const ledger = () => ledgerOf(gateways.store);
    const before = ledger().balanceOf('bankTerm', { tenant: 'pocketmn' });
    const { status, body } = await send('', document(), maker);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'DRAFT', amount: '5000000.00', tenant: 'pocketmn' });
    expect(ledger().balanceOf('bankTerm', { tenant: 'pocketmn' })).toBe(before);
    const id = String(body.id);
    expect((await send(`/${id}/set_opening`, { confirm: '2026' }, maker)).status).toBe(409);
    const booked = await send(`/${id}/set_opening`, { confirm: '2026' }, booker);
    expect(booked.status).toBe(200);
    expect(booked.body).toMatchObject({ state: 'SET' });
    const journal = ledger().journal(String(booked.body.journalId));
    expect(journal).toMatchObject({ kind: 'OPENING', valueDate: '2026-01-01', tenant: 'pocketmn' });
    expect(journal?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['bankTerm', '5000000.00', null],
      ['openingEquity', null, '5000000.00'],
    ]);
    expect(ledger().balanceOf('bankTerm', { tenant: 'pocketmn' })).toBe('5000000.00');
    expect(ledger().balanceOf('bankTerm', { tenant: 'pocketmn', through: '2025-12-31' })).toBe(
      '0.00',
    );
    const { body: history } = await call(gateways, `GET ${PATH}/${id}/history`, { as: maker });
    expect((history as unknown as { action: string }[]).map(({ action }) => action)).toContain(
      'set_opening',
    );
  });

  it('is set once: of two drafts the second is refused, whatever its year', async () => {
    const drafts = [document(), document('7.00'), { ...document(), year: 2015 }];
    const [first, ...later] = await Promise.all(drafts.map((one) => send('', one, maker)));
    expect([first, ...later].map(({ status }) => status)).toEqual([201, 201, 201]);
    await send(`/${first.body.id}/set_opening`, { confirm: '2026' }, booker);
    const count = ledgerOf(gateways.store).openings.length;
    for (const { body } of later) {
      const shown = await call(gateways, `GET ${PATH}/${body.id}`, { as: maker });
      expect(shown.body).toMatchObject({ taken: ['bankTerm'] });
      const refused = await send(`/${body.id}/set_opening`, { confirm: '2026' }, booker);
      expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    }
    const again = await send('', document(), maker);
    expect([again.status, again.body.fields]).toEqual([
      400,
      { 'lines.0.account': 'openingBalance.used' },
    ]);
    expect(ledgerOf(gateways.store).openings).toHaveLength(count);
  });

  it.each([
    [2026, 'bank'],
    [2015, 'bankReserve'],
    [2025, 'capital'],
    [2026, 'unrecognised'],
    [2026, 'failedTransfers'],
    [2026, 'qpayClearing'],
    [2026, 'batch'],
  ])('of %i is refused for %s, which has lines', async (year, account) => {
    const lines = [line('bankTerm', '10.00', null), line(account, null, '10.00')];
    const { status, body } = await send('', { ...document(), year, lines }, maker);
    expect([status, body.fields]).toEqual([400, { 'lines.1.account': 'openingBalance.used' }]);
    expect(gateways.store.journal.commits).toEqual([]);
  });

  it('is refused when an account got its first line while the draft waited', async () => {
    const { body } = await send('', document(), maker);
    const ledger = ledgerOf(gateways.store);
    const moved = ledger.post({
      kind: 'INTERNAL_TRANSFER',
      valueDate: '2026-11-21',
      at: gateways.store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'bankTerm', debit: '1.00' },
        { account: 'bank', credit: '1.00' },
      ],
    });
    const set = () => send(`/${body.id}/set_opening`, { confirm: '2026' }, booker);
    expect((await set()).body.code).toBe('CONDITION_FAILED');
    // What was taken back is no line.
    ledger.reverse(moved.id, {
      at: gateways.store.clock.iso(),
      by: null,
      valueDate: '2026-11-21',
      reason: REASON.reason,
    });
    expect((await set()).status).toBe(200);
  });

  it('is taken back by the opposite journal, not by who prepared it, and may be set anew', async () => {
    const ledger = () => ledgerOf(gateways.store);
    const equity = ledger().balanceOf('openingEquity', { tenant: 'pocketmn' });
    const { body } = await send('', document(), maker);
    const { body: booked } = await send(`/${body.id}/set_opening`, { confirm: '2026' }, booker);
    expect((await send(`/${body.id}/reverse_opening`, REASON, maker)).status).toBe(409);
    const undone = await send(`/${body.id}/reverse_opening`, REASON, booker);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    const opposite = ledger().journal(String(ledger().reversalOf(String(booked.journalId))));
    expect(opposite).toMatchObject({ valueDate: '2026-11-21', reason: REASON.reason });
    expect(ledger().balanceOf('bankTerm', { tenant: 'pocketmn' })).toBe('0.00');
    expect(ledger().balanceOf('openingEquity', { tenant: 'pocketmn' })).toBe(equity);
    expect((await send(`/${body.id}/reverse_opening`, REASON, booker)).status).toBe(409);
    expect((await send('', document(), maker)).status).toBe(201);
  });

  it('stays where its money has left the account', async () => {
    const { body } = await call(gateways, `GET ${PATH}/1`, { as: booker });
    expect(body).toMatchObject({ state: 'SET', facts: { short: expect.any(Number) as number } });
    expect((body.facts as { short: number }).short).toBeGreaterThan(0);
    const refused = await send('/1/reverse_opening', REASON, booker);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
  });

  it('is dropped with a reason, for good', async () => {
    const { body } = await send('', document(), maker);
    const count = ledgerOf(gateways.store).openings.length;
    expect((await send(`/${body.id}/discard_opening`, REASON, maker)).status).toBe(200);
    expect((await send(`/${body.id}/set_opening`, { confirm: '2026' }, booker)).status).toBe(409);
    expect(ledgerOf(gateways.store).openings).toHaveLength(count);
  });

  it.each([
    [
      'out of balance',
      { lines: [line('bank', '10', null), line('capital', null, '9.99')] },
      'lines',
    ],
    ['one account alone', { lines: [line('bank', '10', null)] }, 'lines'],
    [
      'both sides of one account',
      { lines: [line('bank', '10', '10'), line('capital', null, '10')] },
      'lines.0.debit',
    ],
    [
      'an account twice',
      { lines: [line('bank', '10', null), line('bank', null, '10')] },
      'lines.1.account',
    ],
    [
      'an account of customers',
      { lines: [line('loan', '10', null), line('bank', null, '10')] },
      'lines.0.account',
    ],
    ['a year to come', { year: 2027 }, 'year'],
  ])('is refused with %s, at its field', async (_, wrong, field) => {
    const { status, body } = await send('', { ...document(), ...wrong }, maker);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(gateways.store.journal.commits).toEqual([]);
  });

  it('needs the right, and stays in its lender’s books', async () => {
    expect((await send('', document(), only('loan:view'))).status).toBe(403);
    const { body } = await send('', document(), at('altan', maker));
    expect(body.tenant).toBe('altan');
    const tumen = at('tumen', booker);
    expect((await call(gateways, `GET ${PATH}/${body.id}`, { as: tumen })).status).toBe(404);
    expect((await send(`/${body.id}/set_opening`, { confirm: '2026' }, tumen)).status).toBe(404);
    const before = ledgerOf(gateways.store).balanceOf('bankTerm', { tenant: 'pocketmn' });
    expect(
      (await send(`/${body.id}/set_opening`, { confirm: '2026' }, at('altan', booker))).status,
    ).toBe(200);
    expect(ledgerOf(gateways.store).balanceOf('bankTerm', { tenant: 'pocketmn' })).toBe(before);
  });
});

describe('the rules of an opening balance', () => {
  it('accept what is in balance, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.nat(5), (amount, place) => {
        const [one, other] = [OPENING_ACCOUNTS[place], OPENING_ACCOUNTS[place + 1]];
        const lines = [
          { account: one, debit: fromMongo(amount) },
          { account: other, credit: fromMongo(amount) },
        ];
        expect(openingIssues(lines)).toEqual([]);
        expect(openingSum(lines, 'debit')).toBe(fromMongo(amount));
        expect(openingIssues([{ ...lines[0], debit: fromMongo(amount + 1n) }, lines[1]])).toEqual([
          { kind: 'unbalanced' },
        ]);
      }),
    );
  });

  it('say what an account holds afterwards, on its natural side', () => {
    expect(openedBalance('100.00', 'debit', { debit: '5.00' })).toBe('105.00');
    expect(openedBalance('100.00', 'debit', { credit: '5.00' })).toBe('95.00');
    expect(openedBalance('100.00', 'credit', { credit: '0.01' })).toBe('100.01');
  });
});
