import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { temporaryBalance } from '../../../../mocks/resources/loans/temporary-account/temporaryAccounts';
import { fromMongo, minus, total } from '../../../../src/domain/lending/amounts';
import { compareMoney } from '../../../../src/domain/money';
import type {
  Assignment,
  PartPreview,
  Proposal,
} from '../../../../src/resources/accounting/profit/api';
import type { StatementDay } from '../../../../src/resources/accounting/bank-transaction/api';
import { call, testGateways, TODAY } from '../../../engine/testGateways';
import { brokenChecks } from '../../loans/loan/loanChecks';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways();
});

const PATH = '/gateway-accounting/bank-cg/profits';
const RIGHT = 'only:cgw-bank-income:access';
const profits = (): readonly MockRecord[] =>
  gateways.store.collection('accounting/profits')?.all ?? [];
const one = (id: unknown) => profits().find((profit) => profit.id === id) as MockRecord;
const waiting = (tenant = 'pocketmn') =>
  profits().filter((line) => line.state === 'UNRECOGNIZED' && line.tenant === tenant);
const loan = (id: number) => gateways.store.collection('loans')?.get(id) as MockRecord;
const send = (id: unknown, action: string, body: object, as = RIGHT) =>
  call(gateways, `POST ${PATH}/${String(id)}/${action}`, { as, body });
const partsOf = (id: unknown) => one(id).assignments as Assignment[];
const proposalsOf = async (id: unknown) =>
  (await call(gateways, `GET ${PATH}/${String(id)}/proposals`, { as: RIGHT }))
    .body as unknown as Proposal[];

/** A line that waits and the loan that is proposed for it. */
async function proposed(skip = 0): Promise<{ line: MockRecord; proposal: Proposal }> {
  let left = skip;
  for (const line of waiting()) {
    const proposal = (await proposalsOf(line.id)).find(
      ({ loanState }) => loanState === 'LOAN_ONGOING',
    );
    if (!proposal) continue;
    if (left === 0) return { line, proposal };
    left -= 1;
  }
  throw new Error('nothing is proposed');
}

/** Σ lines = Σ assigned to loans and temporary accounts + what entries took + what waits, and what waits is what the ledger has (R11). */
function agrees(): void {
  const sum = (records: readonly MockRecord[]) =>
    total(records.map(({ amount }) => String(amount)));
  const lines = gateways.store.collection('accounting/bank-cg-transactions')?.all ?? [];
  const held = profits()
    .flatMap(({ assignments }) => (assignments ?? []) as Assignment[])
    .filter(({ undoneBy }) => undoneBy === null);
  const unrecognised = profits().filter(({ state }) => state === 'UNRECOGNIZED');
  const pending = profits().filter(({ state }) => state === 'PENDING');
  const taken = profits().filter(({ entry }) => typeof entry === 'string');
  expect(
    total([...held.map(({ amount }) => amount), sum(taken), sum(unrecognised), sum(pending)]),
  ).toBe(sum(lines));
  expect(ledgerOf(gateways.store).balanceOf('unrecognised')).toBe(sum(unrecognised));
}

describe('bank income in the gateway', () => {
  test('the sample has every state, proposals with their reasons, and agrees', async () => {
    expect(new Set(profits().map(({ state }) => state))).toEqual(
      new Set(['PENDING', 'PROCESSED', 'UNRECOGNIZED', 'CORRECTED']),
    );
    agrees();
    const { proposal } = await proposed();
    expect(proposal.signs.length).toBeGreaterThan(0);
    expect(proposal.regnum).toMatch(/^\*/);
  });

  test('a line on a loan is its receipt at the value date, out of the unrecognised', async () => {
    const { line, proposal } = await proposed();
    const id = Number(proposal.loanId);
    const before = fileOf(loan(id)).receipts.length;
    const { status, body } = await send(line.id, 'assign', {
      parts: [{ loanId: id, customerId: null, amount: line.amount }],
    });
    expect([status, body.state, body.assignedTo]).toEqual([200, 'CORRECTED', proposal.loanCode]);
    const file = fileOf(loan(id));
    expect(file.receipts.length).toBe(before + 1);
    const receipt = file.receipts.find(
      ({ id: number }) => number === partsOf(line.id)[0].receiptId,
    );
    expect(receipt).toMatchObject({ amount: line.amount, date: line.date, source: 'BANK' });
    const lines = file.lines.filter(({ journalId }) => journalId === receipt?.journalId);
    expect(lines[0]).toMatchObject({
      accountKey: 'ledgerAccounts.unrecognised',
      debit: line.amount,
    });
    expect(await brokenChecks(gateways, id)).toEqual([]);
    agrees();
  });

  test('the preview is what the booking does then', async () => {
    const { line, proposal } = await proposed();
    const parts = [{ loanId: proposal.loanId, customerId: null, amount: line.amount }];
    const { body } = await call(gateways, `POST ${PATH}/${line.id}/preview`, {
      as: RIGHT,
      body: { parts },
    });
    const [seen] = body as unknown as { loan: { after: object }; split: object }[];
    await send(line.id, 'assign', { parts });
    const after = loan(Number(proposal.loanId));
    expect(seen.loan.after).toEqual({
      state: after.state,
      balance: after.balance,
      dueNow: after.dueNow,
    });
    expect(fileOf(after).receipts.at(-1)?.split).toEqual(seen.split);
  });

  test('a line is divided over a loan and a temporary account, and taken back whole', async () => {
    const { line, proposal } = await proposed();
    const amount = String(line.amount);
    const other = (gateways.store.collection('customers')?.all ?? []).find(
      ({ id, tenant }) => tenant === 'pocketmn' && id !== proposal.customerId,
    ) as MockRecord;
    const holder = Number(other.id);
    const held = temporaryBalance(gateways.store, holder);
    const balance = loan(Number(proposal.loanId)).balance;
    const rest = total([amount, '-1000.00']);
    const { status } = await send(line.id, 'assign', {
      parts: [
        { loanId: proposal.loanId, customerId: null, amount: rest },
        { loanId: null, customerId: holder, amount: '1000.00' },
      ],
    });
    expect(status).toBe(200);
    expect(temporaryBalance(gateways.store, holder)).toBe(total([held, '1000.00']));
    expect(ledgerOf(gateways.store).balanceOf('temporary', { holder })).toBe(
      total([held, '1000.00']),
    );
    agrees();
    const undone = await send(line.id, 'undo_assign', { comment: 'Буруу хүнд оноосон байна.' });
    expect([undone.status, undone.body.state, undone.body.assignedTo]).toEqual([
      200,
      'UNRECOGNIZED',
      null,
    ]);
    expect(temporaryBalance(gateways.store, holder)).toBe(held);
    expect(loan(Number(proposal.loanId)).balance).toBe(balance);
    expect(ledgerOf(gateways.store).balanceOf('temporary', { holder: proposal.customerId })).toBe(
      temporaryBalance(gateways.store, proposal.customerId),
    );
    expect(partsOf(line.id).every(({ undoneBy }) => undoneBy !== null)).toBe(true);
    agrees();
  });

  test('a line that the gateway still looked at waits among the unrecognised once it is taken back', async () => {
    const line = profits().find(
      ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
    ) as MockRecord;
    const held = (account: 'bank' | 'unrecognised' | 'temporary') =>
      ledgerOf(gateways.store).balanceOf(account, { tenant: 'pocketmn' });
    const before = [held('bank'), held('unrecognised'), held('temporary')];
    const parts = [{ loanId: null, customerId: 100_001, amount: line.amount }];
    expect((await send(line.id, 'assign', { parts })).status).toBe(200);
    const undone = await send(line.id, 'undo_assign', { comment: 'Буруу харилцагч дээр бичсэн.' });
    expect([undone.status, undone.body.state]).toEqual([200, 'UNRECOGNIZED']);
    const amount = String(line.amount);
    expect([
      minus(held('bank'), before[0]),
      minus(held('unrecognised'), before[1]),
      minus(held('temporary'), before[2]),
    ]).toEqual([amount, amount, '0.00']);
    const red = ledgerOf(gateways.store)
      .checks('pocketmn', TODAY)
      .filter(({ key, left, right }) => key !== 'receipts' && left !== right);
    expect(red).toEqual([]);
  });

  test('the gateway books a sure line by itself and leaves the others to people', async () => {
    const lines = profits().filter(
      ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
    );
    const ends = new Set<string>();
    for (const line of lines.slice(0, 6)) {
      ends.add(String((await send(line.id, 'recognise', {})).body.state));
      agrees();
    }
    expect(ends).toContain('PROCESSED');
  });

  test('a text that names two loans is nobody’s by itself, one with a phone beside the code is', async () => {
    const [line] = profits().filter(
      ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
    );
    const open = (gateways.store.collection('loans')?.all ?? []).filter(
      ({ tenant, state }) => tenant === 'pocketmn' && state === 'LOAN_ONGOING',
    );
    const [first] = open;
    const second = open.find(({ customerId }) => customerId !== first.customerId) as MockRecord;
    const closed = (gateways.store.collection('loans')?.all ?? []).find(
      ({ tenant, state }) => tenant === 'pocketmn' && state === 'CLOSED',
    ) as MockRecord;
    const phone = String(
      gateways.store.collection('customers')?.get(Number(first.customerId))?.phone,
    );
    const written = (text: string) =>
      gateways.store.collection('accounting/profits')?.change(one(line.id), {
        text,
        payerName: null,
        payerAccount: null,
      });
    for (const other of [second, closed]) {
      written(`${String(first.code)}/${String(other.code)} ${phone}`);
      expect((await proposalsOf(line.id))[0]).toMatchObject({
        loanId: first.id,
        strength: 'LIKELY',
        signs: expect.arrayContaining(['loanCode', 'phone']) as unknown,
      });
    }
    written(`${String(first.code)} ${phone} 2 сар`);
    expect((await proposalsOf(line.id))[0]).toMatchObject({ loanId: first.id, strength: 'SURE' });
    expect((await send(line.id, 'recognise', {})).body).toMatchObject({
      state: 'PROCESSED',
      assignedTo: first.code,
    });
    agrees();
  });

  test.each(['second', 'closed'])(
    'a receipt for a loan and a %s one waits for a person',
    async (which) => {
      const [line] = profits().filter(
        ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
      );
      const ours = (gateways.store.collection('loans')?.all ?? []).filter(
        ({ tenant }) => tenant === 'pocketmn',
      );
      const [first, second] = ours.filter(({ state }) => state === 'LOAN_ONGOING');
      const other = which === 'second' ? second : ours.find(({ state }) => state === 'CLOSED');
      const { phone } = gateways.store
        .collection('customers')
        ?.get(Number(first.customerId)) as MockRecord;
      gateways.store.collection('accounting/profits')?.change(line, {
        text: `${String(first.code)}/${String(other?.code)} ${String(phone)}`,
        payerName: null,
        payerAccount: null,
      });
      expect((await send(line.id, 'recognise', {})).body.state).toBe('UNRECOGNIZED');
      agrees();
    },
  );
});

describe('what is refused, and changes nothing', () => {
  const before = () => JSON.stringify(profits());

  test.each([
    [
      'a sum that is not the line',
      (id: number) => [{ loanId: id, customerId: null, amount: '1.00' }],
    ],
    ['nobody', () => [{ loanId: null, customerId: null, amount: '1.00' }]],
    ['a loan that is not there', () => [{ loanId: 1, customerId: null, amount: '1.00' }]],
    ['no part', () => []],
  ])('%s: 400', async (_, partsFor) => {
    const { line, proposal } = await proposed();
    const was = before();
    const { status } = await send(line.id, 'assign', { parts: partsFor(Number(proposal.loanId)) });
    expect(status).toBe(400);
    expect(before()).toBe(was);
  });

  test('a loan of another lender: 400', async () => {
    const { line } = await proposed();
    const foreign = (gateways.store.collection('loans')?.all ?? []).find(
      ({ tenant, state }) => tenant === 'altan' && state === 'LOAN_ONGOING',
    ) as MockRecord;
    const { status } = await send(line.id, 'assign', {
      parts: [{ loanId: foreign.id, customerId: null, amount: line.amount }],
    });
    expect(status).toBe(400);
    agrees();
  });

  test('a closed loan: 409; a line that is assigned: 409; without the right: 403', async () => {
    const { line, proposal } = await proposed();
    const closed = (gateways.store.collection('loans')?.all ?? []).find(
      ({ tenant, state }) => tenant === 'pocketmn' && state === 'CLOSED',
    ) as MockRecord;
    const parts = (loanId: unknown) => ({
      parts: [{ loanId, customerId: null, amount: line.amount }],
    });
    expect((await send(line.id, 'assign', parts(closed.id))).status).toBe(409);
    agrees();
    expect((await send(line.id, 'assign', parts(proposal.loanId), 'only:loan:view')).status).toBe(
      403,
    );
    expect((await send(line.id, 'assign', parts(proposal.loanId))).status).toBe(200);
    expect((await send(line.id, 'assign', parts(proposal.loanId))).status).toBe(409);
  });

  test('money that has left the temporary account cannot be taken back', async () => {
    const line = profits().find(
      ({ assignments, tenant }) =>
        tenant === 'pocketmn' &&
        ((assignments ?? []) as Assignment[]).some(({ target }) => target === 'TEMPORARY'),
    ) as MockRecord;
    const [part] = partsOf(line.id);
    const ledger = ledgerOf(gateways.store);
    ledger.post({
      kind: 'TEMPORARY_RETURN',
      valueDate: TODAY,
      at: gateways.store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines: [
        {
          account: 'temporary',
          holder: part.customerId,
          debit: ledger.balanceOf('temporary', { holder: part.customerId }),
        },
        { account: 'bank', credit: ledger.balanceOf('temporary', { holder: part.customerId }) },
      ],
    });
    const { status, body } = await send(line.id, 'undo_assign', {
      comment: 'Буруу хүнд оноосон байна.',
    });
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
  });

  test('another lender sees none of it', async () => {
    const { body } = await call(gateways, `GET ${PATH}?size=500`, { as: 'tenant' });
    expect((body.content ?? []).filter(({ tenant }) => tenant !== 'altan')).toEqual([]);
    const { line } = await proposed();
    const { status } = await call(gateways, `GET ${PATH}/${line.id}`, { as: 'tenant' });
    expect([403, 404]).toContain(status);
  });
});

describe('a line that is divided over several loans', () => {
  /** Loans of one lender that take money, and the line that is divided: as large as nearly all of what they owe. */
  const scene = () => {
    const loans = (gateways.store.collection('loans')?.all ?? []).filter(
      ({ tenant, state }) =>
        tenant === 'pocketmn' &&
        ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(state)),
    );
    return { loans, line: waiting()[0] };
  };
  const preview = async (id: unknown, parts: object[]) =>
    (await call(gateways, `POST ${PATH}/${String(id)}/preview`, { as: RIGHT, body: { parts } }))
      .body as unknown as PartPreview[];

  test('is never previewed above its sum, but for interest that a loan gives back', async () => {
    const { loans, line } = scene();
    let withInterest = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(loans.length - 1), { minLength: 2, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 600_000_000 }), { minLength: 6, maxLength: 6 }),
        async (places, sums) => {
          const parts = places.map((place, at) => ({
            loanId: Number(loans[place].id),
            customerId: null,
            amount: fromMongo(BigInt(sums[at])),
          }));
          const temporaries = new Map<number, string>();
          for (const one of await preview(line.id, parts)) {
            const { split, released, amount, customerId, temporary, refusal } = one;
            // Each begins with what the one before has left on the temporary account of the same customer.
            const before =
              temporaries.get(customerId) ?? temporaryBalance(gateways.store, customerId);
            expect([one.loanId, temporary.before]).toEqual([one.loanId, before]);
            temporaries.set(customerId, temporary.after);
            if (refusal !== null) continue;
            if (released !== '0.00') withInterest += 1;
            expect(total(Object.values(split ?? {}))).toBe(total([amount, released ?? '']));
            expect(minus(temporary.after, temporary.before)).toBe(split?.temporary);
          }
        },
      ),
      { numRuns: 30 },
    );
    // Otherwise the property would say nothing of loans that took interest in advance.
    expect(withInterest).toBeGreaterThan(0);
  });

  test('does what the preview of all parts says, also where one customer has two of the loans', async () => {
    const { loans } = scene();
    const twice = loans.filter(
      ({ customerId }) => loans.filter((other) => other.customerId === customerId).length > 1,
    );
    const [first] = twice;
    const pair = twice.filter(({ customerId }) => customerId === first.customerId).slice(0, 2);
    const line = waiting().find(({ amount }) => compareMoney(String(amount), '10.00') === 1);
    const half = '5.00';
    const parts = [
      { loanId: pair[0].id, customerId: null, amount: half },
      { loanId: pair[1].id, customerId: null, amount: minus(String(line?.amount), '7.00') },
      { loanId: null, customerId: first.customerId, amount: '2.00' },
    ];
    const seen = await preview(line?.id, parts);
    expect((await send(line?.id, 'assign', { parts })).status).toBe(200);
    for (const [at, { id }] of pair.entries()) {
      const { state, balance, dueNow } = loan(Number(id));
      expect(seen[at].loan?.after).toEqual({ state, balance, dueNow });
    }
    expect(temporaryBalance(gateways.store, Number(first.customerId))).toBe(
      seen.at(-1)?.temporary.after,
    );
    agrees();
  });
});

test('the day of the statement agrees, and a line that is lost turns it red (R11)', async () => {
  const days = async () =>
    (
      await call(
        gateways,
        `GET /gateway-accounting/bank-cg/statement-days?date=${TODAY}&books=all`,
        {
          as: RIGHT,
        },
      )
    ).body.rows as StatementDay[];
  const difference = (rows: StatementDay[]) =>
    rows.map(({ statement, states }) => total([statement, `-${total(Object.values(states))}`]));
  const before = await days();
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(difference(before))).toEqual(new Set(['0.00']));
  const lost = profits().find(({ date, state }) => date === TODAY && state === 'UNRECOGNIZED');
  gateways.store.collection('accounting/profits')?.remove(lost as MockRecord);
  expect(difference(await days()).filter((value) => value !== '0.00')).toEqual([lost?.amount]);
});

test('whatever is assigned and taken back, the lines stay the sum of what became of them', async () => {
  const { line, proposal } = await proposed();
  const second = await proposed(1);
  const steps = fc.array(
    fc.record({
      which: fc.boolean(),
      undo: fc.boolean(),
      share: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (made) => {
      for (const { which, undo, share } of made) {
        const at = which ? { line, proposal } : second;
        const id = at.line.id;
        if (undo) {
          await send(id, 'undo_assign', { comment: 'Буруу хүнд оноосон байна.' });
        } else {
          const first = `${share}.00`;
          const parts = [
            {
              loanId: at.proposal.loanId,
              customerId: null,
              amount: total([String(at.line.amount), `-${first}`]),
            },
            { loanId: null, customerId: at.proposal.customerId, amount: first },
          ];
          await send(id, 'assign', { parts });
        }
        agrees();
      }
    }),
    { numRuns: 6 },
  );
});
