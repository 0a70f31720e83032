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
  comment: 'Нөөц дансны үлдэгдэл, актаар',
  lines: [line('bankReserve', amount, null), line('openingEquity', null, amount)],
});
const send = (path: string, body: object, as: string) =>
  call(gateways, `POST ${PATH}${path}`, { as, body, headers: { 'If-Match': '*' } });
const REASON = { reason: 'Туршилтын шалтгаан, хангалттай урт.' };

describe('an opening balance', () => {
  it('books nothing while it is a draft, and both accounts when a second person books it', async () => {
    const ledger = () => ledgerOf(gateways.store);
    const before = ledger().balanceOf('bankReserve', { tenant: 'pocketmn' });
    const { status, body } = await send('', document(), maker);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'DRAFT', amount: '5000000.00', tenant: 'pocketmn' });
    expect(ledger().balanceOf('bankReserve', { tenant: 'pocketmn' })).toBe(before);
    const id = String(body.id);
    expect((await send(`/${id}/set_opening`, { confirm: '2026' }, maker)).status).toBe(409);
    const booked = await send(`/${id}/set_opening`, { confirm: '2026' }, booker);
    expect(booked.status).toBe(200);
    expect(booked.body).toMatchObject({ state: 'SET' });
    const journal = ledger().journal(String(booked.body.journalId));
    expect(journal).toMatchObject({ kind: 'OPENING', valueDate: '2026-01-01', tenant: 'pocketmn' });
    expect(journal?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['bankReserve', '5000000.00', null],
      ['openingEquity', null, '5000000.00'],
    ]);
    expect(ledger().balanceOf('bankReserve', { tenant: 'pocketmn' })).toBe('805000000.00');
    expect(ledger().balanceOf('bankReserve', { tenant: 'pocketmn', through: '2025-12-31' })).toBe(
      '800000000.00',
    );
    const { body: history } = await call(gateways, `GET ${PATH}/${id}/history`, { as: maker });
    expect((history as unknown as { action: string }[]).map(({ action }) => action)).toContain(
      'set_opening',
    );
  });

  it('is set once per account and year', async () => {
    const first = await send('', document(), maker);
    const second = await send('', document('7.00'), maker);
    await send(`/${first.body.id}/set_opening`, { confirm: '2026' }, booker);
    const shown = await call(gateways, `GET ${PATH}/${second.body.id}`, { as: maker });
    expect(shown.body).toMatchObject({ taken: ['bankReserve', 'openingEquity'] });
    const count = ledgerOf(gateways.store).openings.length;
    const refused = await send(`/${second.body.id}/set_opening`, { confirm: '2026' }, booker);
    expect(refused.status).toBe(409);
    expect(ledgerOf(gateways.store).openings).toHaveLength(count);
    const other = await send('', { ...document(), year: 2025 }, maker);
    expect((await send(`/${other.body.id}/set_opening`, { confirm: '2025' }, booker)).status).toBe(
      200,
    );
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
    const before = ledgerOf(gateways.store).balanceOf('bankReserve', { tenant: 'pocketmn' });
    expect(
      (await send(`/${body.id}/set_opening`, { confirm: '2026' }, at('altan', booker))).status,
    ).toBe(200);
    expect(ledgerOf(gateways.store).balanceOf('bankReserve', { tenant: 'pocketmn' })).toBe(before);
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
