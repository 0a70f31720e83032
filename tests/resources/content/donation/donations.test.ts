import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { checkDonation, goalPercent } from '../../../../src/domain/donations';
import { total } from '../../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { samplePng } from '../../../../mocks/engine/samples/sampleFile';
import { allBut, only } from '../../../support/rights';

/** A real picture of a size: the gateways read it in the bytes. */
function png(width: number, height: number) {
  const bytes = samplePng(width, height, '#2f74bb');
  return {
    name: 'zurag.png',
    type: 'image/png',
    size: atob(bytes).length,
    width,
    height,
    data: `data:image/png;base64,${bytes}`,
  };
}

const desk = gatewayDesk(120);
const DONATIONS = '/gateway-lab/donations';
const GIFTS = '/gateway-lab/donation-contributions';
const keeper = only('wa-donation-admin:access');
const NEW = {
  title: 'Үерт автсан айлуудад',
  beneficiary: '“Сайн үйлс” сан',
  goalAmount: '4000000.00',
  fromDate: '2026-11-21',
  untilDate: '2026-12-31',
  shortDescription: 'Үерт автсан 30 айлын гэрт.',
  content: '<p>Тусалъя.</p>',
  image: png(160, 90),
};

const kept = (resource: string): readonly MockRecord[] =>
  desk.store.collection(resource)?.all ?? [];
const read = async (id: number) => (await desk.get(`${DONATIONS}/${id}`, keeper)).body;

test.each([
  ['0.00', '100.00', 0],
  ['99.99', '100.00', 99],
  ['100.00', '100.00', 100],
  ['250.50', '100.00', 250],
  [null, '100.00', 0],
  ['1.00', '0.00', 0],
])('%s of %s is %s percent', (collected, goal, percent) => {
  expect(goalPercent(collected, goal)).toBe(percent);
});

test('R24 compares to the möngö', () => {
  const sides = { collectedAmount: '100.00', accountBalance: '100.01' };
  expect(checkDonation(sides)).toMatchObject({ id: 'R24', ok: false });
  expect(checkDonation({ ...sides, accountBalance: '100.00' }).ok).toBe(true);
});

describe('what came in', () => {
  test('is the sum of the contributions, and is on the account of the donation', async () => {
    for (const { id } of kept('donation')) {
      const { collectedAmount, accountBalance, accountNumber, contributionCount } = await read(
        Number(id),
      );
      const own = kept('donation_contribution').filter(({ donationId }) => donationId === id);
      expect(collectedAmount).toBe(total(own.map(({ amount }) => String(amount))));
      expect(contributionCount).toBe(own.length);
      expect(accountBalance).toBe(collectedAmount);
      expect(accountNumber).toBe(`DA${String(id).padStart(10, '0')}`);
    }
    expect((await read(1)).contributionCount).toBe(34);
    // The second one has reached its goal.
    expect(Number((await read(2)).goalPercent)).toBeGreaterThanOrEqual(100);
  });

  test('left a wallet by a journal for each of them', () => {
    const journals = ledgerOf(desk.store).journals({ kind: 'DONATION_GIVEN' });
    expect(journals).toHaveLength(kept('donation_contribution').length);
    for (const { lines } of journals) {
      expect(lines.map(({ account }) => account)).toEqual(['wallet', 'donations']);
      expect(lines[0].debit).toBe(lines[1].credit);
    }
  });

  test('that a record says otherwise is found by the reconciliation', async () => {
    const donation = kept('donation')[0];
    desk.store.collection('donation')?.change(donation, { collectedAmount: '1.00' });
    const { body } = await desk.post(
      '/gateway-accounting/account/reconciliations',
      {},
      only('cgw-bank-income:access'),
    );
    const red = (body.checks as { key: string; differences: { id: unknown }[] }[]).filter(
      ({ differences }) => differences.length > 0,
    );
    expect(red.map(({ key, differences }) => [key, differences.map(({ id }) => id)])).toEqual([
      ['donations', [1]],
    ]);
    // It is the main lender's to mend: what people of another one gave is as it was (docs/domain/money.md 4.6).
    const ledger = ledgerOf(desk.store);
    const ofAltan = ledger.checks('altan', ledger.openDay).find(({ key }) => key === 'donations');
    expect(ofAltan?.differences).toEqual([]);
  });
});

describe('who gave without a name', () => {
  test('is in no row, is found by no customer, and the journal is not named', async () => {
    const { body } = await desk.get(`${GIFTS}?donationId=1&size=100`, keeper);
    const rows = body.content as MockRecord[];
    const nameless = rows.filter(({ isAnonymous }) => isAnonymous === true);
    expect(nameless.length).toBeGreaterThan(5);
    for (const row of nameless) expect([row.customerId, row.journalId]).toEqual([null, null]);
    const named = rows.filter(({ isAnonymous }) => !isAnonymous);
    expect(named.every(({ customerId, journalId }) => customerId && journalId)).toBe(true);
    // Every wallet that gave is somebody's: asking for each of them finds the named ones alone.
    const givers = new Set(
      ledgerOf(desk.store)
        .journals({ kind: 'DONATION_GIVEN' })
        .map(({ lines }) => lines[0].holder),
    );
    for (const giver of givers) {
      const found = await desk.get(`${GIFTS}?customerId=${giver}&size=100`, keeper);
      expect((found.body.content as MockRecord[]).filter(({ isAnonymous }) => isAnonymous)).toEqual(
        [],
      );
    }
  });
});

describe('a donation', () => {
  test('is new without anything collected, the last of the order, and not published', async () => {
    const { status, body } = await desk.post(DONATIONS, NEW, keeper);
    expect([status, body.state, body.showing, body.viewOrder]).toEqual([
      201,
      'UNPUBLISHED',
      'NOT_SHOWN',
      7,
    ]);
    const shown = await read(Number(body.id));
    expect([shown.collectedAmount, shown.accountBalance, shown.goalPercent]).toEqual([
      '0.00',
      '0.00',
      0,
    ]);
    const published = await desk.post(`${DONATIONS}/${String(body.id)}/publish`, {}, keeper);
    expect([published.status, published.body.showing]).toEqual([200, 'SHOWN']);
  });

  test.each([
    [{ goalAmount: '99999.99' }, 'goalAmount'],
    [{ goalAmount: '10000000000.01' }, 'goalAmount'],
    [{ untilDate: '2026-11-20' }, 'untilDate'],
    [{ image: png(100, 100) }, 'image'],
    [{ beneficiary: '' }, 'beneficiary'],
    [{ collectedAmount: '5.00' }, 'collectedAmount'],
  ])('with %o is refused at %s', async (change, field) => {
    const { status, body } = await desk.post(DONATIONS, { ...NEW, ...change }, keeper);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  test('has a title of its own', async () => {
    const title = String(kept('donation')[0].title);
    expect((await desk.post(DONATIONS, { ...NEW, title }, keeper)).status).toBe(409);
  });

  test('keeps whom it is for once something came in', async () => {
    const change = { beneficiary: 'Өөр байгууллага' };
    const refused = await desk.call(`PUT ${DONATIONS}/1`, { as: keeper, body: change });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { beneficiary: 'validation.not_writable' },
    ]);
    const later = { fromDate: '2027-01-01' };
    const moved = await desk.call(`PUT ${DONATIONS}/1`, { as: keeper, body: later });
    expect([moved.status, moved.body.fields]).toEqual([
      400,
      { fromDate: 'validation.not_writable' },
    ]);
    expect((await desk.call(`PUT ${DONATIONS}/6`, { as: keeper, body: change })).status).toBe(200);
  });

  test('is as far as its goal says, when that is changed', async () => {
    const { collectedAmount } = await read(1);
    await desk.call(`PUT ${DONATIONS}/1`, {
      as: keeper,
      body: { goalAmount: total([String(collectedAmount), String(collectedAmount)]) },
    });
    expect((await read(1)).goalPercent).toBe(50);
  });

  test('that is over is not published, until it has a later last day', async () => {
    await desk.post(`${DONATIONS}/4/unpublish`, {}, keeper);
    const refused = await desk.post(`${DONATIONS}/4/publish`, {}, keeper);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const later = { untilDate: '2026-12-31' };
    await desk.call(`PUT ${DONATIONS}/4`, { as: keeper, body: later });
    expect((await desk.post(`${DONATIONS}/4/publish`, {}, keeper)).body.showing).toBe('SHOWN');
  });

  test('begins and ends by its days', async () => {
    const showing = async (...ids: number[]) =>
      Promise.all(ids.map(async (id) => (await read(id)).showing));
    expect(await showing(1, 4, 5, 6)).toEqual(['SHOWN', 'OVER', 'PLANNED', 'NOT_SHOWN']);
    desk.store.clock.setToday('2026-12-02');
    expect(await showing(2, 5)).toEqual(['OVER', 'SHOWN']);
  });

  test('takes another place, and those between move on', async () => {
    await desk.post(`${DONATIONS}/1/move`, { viewOrder: 3 }, keeper);
    const order = [...kept('donation')].sort((a, b) => Number(a.viewOrder) - Number(b.viewOrder));
    expect(order.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5, 6]);
  });

  test('of nobody who may do everything else', async () => {
    const other = allBut('wa-donation-admin:access');
    expect((await desk.get(DONATIONS, other)).status).toBe(403);
    expect((await desk.get(GIFTS, other)).status).toBe(403);
    expect((await desk.post(DONATIONS, NEW, other)).status).toBe(403);
    expect((await desk.post(`${DONATIONS}/6/publish`, {}, other)).status).toBe(403);
  });
});
