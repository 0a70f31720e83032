import { describe, expect, it } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { EntryEffect } from '../../../../src/resources/accounting/staff-entry/api';
import type { AccountDay } from '../../../../src/resources/settings/bank-gateway-statement/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';
import { CHARGE, chargedByBank, debitStatement, RESERVE } from './chargedByBank';

const desk = gatewayDesk(60);
const BASE = '/gateway-accounting';
const ENTRIES = `${BASE}/staff-entries`;
const SEE = 'cgw-bank-income:access';
const maker = only('accounting:correct', SEE);
const checker = only('accounting:correct', SEE, 'loan:view');
const DAY = '2026-11-21';
const REASON = { reason: 'Банк шимтгэлээ буцаасан байна.' };

const send = (change: object = {}, as = maker) => desk.post(ENTRIES, { ...CHARGE, ...change }, as);
const wrongIn = async (change: object) => {
  const { body } = await desk.post(`${ENTRIES}/preview`, { ...CHARGE, ...change }, maker);
  const { limits } = body as unknown as EntryEffect;
  return limits.filter(({ holds }) => !holds).map(({ key, field }) => [key, field]);
};
const balance = (account: 'bankReserve' | 'bankFees' | 'vat') =>
  ledgerOf(desk.store).balanceOf(account, { tenant: 'pocketmn' });
/** Checks of the lender's books that differ. */
const red = () =>
  ledgerOf(desk.store)
    .checks('pocketmn', ledgerOf(desk.store).openDay)
    .filter((check) => namedVerdict(check) === 'unequal')
    .map(({ key }) => key);
/** The only line of the day on the statement of the reserve. */
async function lineOf(day = DAY, as = maker) {
  const { body } = await desk.get(
    `${BASE}/bank-cg/gateway-statements?date=${day}&accountNumber=${RESERVE}&size=100`,
    as,
  );
  const record = (body.content as MockRecord[]).find((one) => one.accountNumber === RESERVE);
  const lines = await desk.get(
    `${BASE}/bank-cg/gateway-statements/${String(record?.id)}/lines`,
    as,
  );
  return (lines.body as unknown as AccountDay).lines[0];
}

describe('a debit that only a file knows', () => {
  it('is nobody’s until it is booked as a charge, and the books agree before and after', async () => {
    await chargedByBank(desk, '2500.00');
    const [fees, vat] = [balance('bankFees'), balance('vat')];
    expect(red()).toEqual([]);
    expect(await lineOf()).toMatchObject({
      entryId: null,
      unbooked: { account: 'bankReserve', isOwn: true },
    });
    const { status, body } = await send();
    expect([status, body.state, body.valueDate]).toEqual([201, 'BOOKED', DAY]);
    const journal = ledgerOf(desk.store).journal(String(body.journalId));
    expect(journal?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['bankFees', '2500.00', null],
      ['bankReserve', null, '2500.00'],
    ]);
    expect(balance('bankReserve')).toBe('799997500.00');
    expect(Number(balance('bankFees')) - Number(fees)).toBe(2500);
    expect(balance('vat')).toBe(vat);
    expect(red()).toEqual([]);
    expect(await lineOf()).toMatchObject({
      entryId: body.id,
      entryState: 'BOOKED',
      unbooked: null,
    });
  });

  it('is sent to nobody', async () => {
    await chargedByBank(desk, '2500.00');
    const log = () => desk.store.collection('bank-gateways/outgoing')?.all.length;
    const before = log();
    await send();
    expect(log()).toBe(before);
  });

  it('is booked once and whole, from its own account, by its own reference', async () => {
    await chargedByBank(desk, '2500.00');
    expect(await wrongIn({ bankReference: 'NOSUCH' })).toEqual([
      ['referenceKnown', 'bankReference'],
    ]);
    // A line that came is no charge of a bank.
    expect(await wrongIn({ bankReference: 'TX7700108' })).toEqual([
      ['referenceKnown', 'bankReference'],
    ]);
    expect(await wrongIn({ fromAccount: 'bank' })).toEqual([['lineAccount', 'fromAccount']]);
    expect(await wrongIn({ amount: '2499.00' })).toEqual([['lineAmount', 'amount']]);
    expect((await send({ amount: '2499.00' })).status).toBe(400);
    expect((await send({ bankReference: ' chg261121 ' })).status).toBe(201);
    expect(await wrongIn({})).toEqual([['referenceNew', 'bankReference']]);
    expect((await send()).status).toBe(400);
    expect(red()).toEqual([]);
  });

  it('from an amount on waits for a second person, and is nobody else’s meanwhile', async () => {
    await chargedByBank(desk, '1000000.00');
    const { body } = await send({ amount: '1000000.00' });
    expect(body).toMatchObject({ state: 'WAITING', journalId: null });
    expect(await lineOf()).toMatchObject({ entryId: body.id, entryState: 'WAITING' });
    expect(await wrongIn({ amount: '1000000.00' })).toEqual([['referenceNew', 'bankReference']]);
    expect(red()).toEqual([]);
    const approve = `${ENTRIES}/${String(body.id)}/approve_entry`;
    expect((await desk.post(approve, {}, maker)).status).toBe(409);
    expect((await desk.post(approve, {}, checker)).body.state).toBe('BOOKED');
    expect(balance('bankReserve')).toBe('799000000.00');
    expect(red()).toEqual([]);
  });

  it('counts small charges of one person on a day together', async () => {
    await chargedByBank(desk, '600000.00', '400000.00');
    expect((await send({ amount: '600000.00' })).body.state).toBe('BOOKED');
    expect((await send({ amount: '400000.00', bankReference: 'CHG261122' })).body.state).toBe(
      'WAITING',
    );
  });

  it('is free again when its entry is taken back', async () => {
    await chargedByBank(desk, '2500.00');
    const { body } = await send();
    const undone = await desk.post(`${ENTRIES}/${String(body.id)}/reverse_entry`, REASON, maker);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    expect(balance('bankReserve')).toBe('800000000.00');
    expect(red()).toEqual([]);
    expect(await lineOf()).toMatchObject({ entryId: null, unbooked: { account: 'bankReserve' } });
    expect((await send()).status).toBe(201);
    expect(red()).toEqual([]);
  });

  it('of another lender is that lender’s to book', async () => {
    await chargedByBank(desk, '2500.00');
    const { status, body } = await send({}, `${maker}@altan`);
    expect([status, body.fields]).toEqual([
      400,
      { bankReference: 'staffEntry.wrong.referenceKnown' },
    ]);
  });

  it('has a reference that no other account of the lender has', async () => {
    await chargedByBank(desk, '2500.00');
    const opening = ledgerOf(desk.store).balanceOf('bankPayouts', { tenant: 'pocketmn' });
    const { body } = await desk.post(
      `${BASE}/bank-cg/statement-files/preview`,
      debitStatement('5001120060', opening, ['2500.00']),
      only(SEE),
    );
    const [{ faults }] = body as unknown as { faults: { code: string; row?: number }[] }[];
    expect(faults).toContainEqual({
      code: 'elsewhere',
      row: 1,
      values: { reference: 'CHG261121' },
    });
  });
});

it('an entry of another lender is approved in that lender’s books', async () => {
  const entry = {
    kind: 'INTERNAL_TRANSFER',
    fromAccount: 'bank',
    toAccount: 'bankReserve',
    amount: '150000000.00',
    comment: 'Нөөц рүү шилжүүлнэ.',
  };
  const asked = await desk.post(ENTRIES, entry, `${maker}@altan`);
  expect(asked.body).toMatchObject({ state: 'WAITING', tenant: 'altan' });
  const own = balance('bankReserve');
  const theirs = () => ledgerOf(desk.store).balanceOf('bankReserve', { tenant: 'altan' });
  const before = Number(theirs());
  const approve = `${ENTRIES}/${String(asked.body.id)}/approve_entry`;
  expect((await desk.post(approve, {}, checker)).status).toBe(200);
  expect(balance('bankReserve')).toBe(own);
  expect(Number(theirs()) - before).toBe(150_000_000);
});
