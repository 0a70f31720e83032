import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fromMongo } from '../../src/domain/lending/amounts';
import { accountAt, LEDGER_ACCOUNTS, numberOf } from '../../mocks/ledger/chart';
import {
  journalFrom,
  Ledger,
  type LedgerSource,
  type LiveBook,
  type Posting,
} from '../../mocks/ledger/Ledger';
import type { Store } from '../../mocks/engine/Store';

const AT = '2026-11-21T02:00:00.000Z';
const base = { valueDate: '2026-11-21', at: AT, by: 'u1', tenant: 'pocketmn' } as const;
const cashIn = (amount: string, more: Partial<Posting> = {}): Posting => ({
  ...base,
  kind: 'WALLET_CASH_IN',
  lines: [
    { account: 'bank', debit: amount },
    { account: 'wallet', holder: 7, credit: amount },
  ],
  ...more,
});

const world = { today: '2026-11-21', customers: 0, people: [] };
/** A store without records: what is posted is everything. */
const empty = { world, collection: () => undefined } as unknown as Store;
let ledger: Ledger;

beforeEach(() => {
  ledger = new Ledger(empty, []);
});

describe('the ledger', () => {
  it('keeps a journal with both legs, and every balance is the sum of its lines', () => {
    const journal = ledger.post(cashIn('1500.5'));
    expect(journal.lines).toEqual([
      {
        id: 'G-1-1',
        account: 'bank',
        holder: null,
        number: '1110-01',
        debit: '1500.50',
        credit: null,
        ref: null,
      },
      {
        id: 'G-1-2',
        account: 'wallet',
        holder: 7,
        number: 'BA0000000007',
        debit: null,
        credit: '1500.50',
        ref: null,
      },
    ]);
    const before = ledger.changes;
    expect(ledger.changes).toBe(before);
    ledger.post(cashIn('0.01'));
    expect(ledger.changes).not.toBe(before);
    expect(ledger.balanceOf('wallet', { holder: 7 })).toBe('1500.51');
    expect(ledger.balanceOf('wallet', { holder: 8 })).toBe('0.00');
    expect(ledger.balanceOf('wallet')).toBe('1500.51');
    expect(ledger.balanceOf('bank')).toBe('1500.51');
  });

  it('refuses what does not agree, is empty, negative or nobody’s', () => {
    const lines = (debit: string, credit: string, holder: number | null = 7): Posting =>
      cashIn(debit, {
        lines: [
          { account: 'bank', debit },
          { account: 'wallet', holder, credit },
        ],
      });
    expect(() => ledger.post(lines('10.00', '10.01'))).toThrow('out of balance');
    expect(() => ledger.post(lines('0.00', '0.00'))).toThrow('is empty');
    expect(() => ledger.post(lines('-5.00', '-5.00'))).toThrow('no single amount');
    expect(() => ledger.post(lines('10.00', '10.00', null))).toThrow('wallet needs');
    expect(() =>
      ledger.post(cashIn('1', { lines: [{ account: 'bank', debit: '1', credit: '1' }] })),
    ).toThrow('no single amount');
    expect(ledger.journals()).toEqual([]);
  });

  it('takes a journal back once, by a new opposite one', () => {
    const journal = ledger.post(cashIn('900.00'));
    const before = structuredClone(journal);
    const undone = ledger.reverse(journal.id, {
      at: '2026-11-22T02:00:00.000Z',
      by: 'u2',
      valueDate: '2026-11-22',
      reason: 'Буруу дүн',
    });
    expect(undone).toMatchObject({ reverses: 'G-1', reason: 'Буруу дүн', by: 'u2' });
    expect(undone.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['bank', null, '900.00'],
      ['wallet', '900.00', null],
    ]);
    expect(ledger.journal('G-1')).toEqual(before);
    expect(ledger.balanceOf('wallet', { holder: 7 })).toBe('0.00');
    expect(ledger.balanceOf('wallet', { holder: 7, through: '2026-11-21' })).toBe('900.00');
    const again = { at: AT, by: null, valueDate: '2026-11-22', reason: 'Дахин' };
    expect(() => ledger.reverse('G-1', again)).toThrow('reversed');
    expect(() => ledger.reverse('G-2', again)).toThrow('reversal');
    expect(() => ledger.reverse('G-9', again)).toThrow('unknown');
  });

  it('keeps the books of lenders apart', () => {
    ledger.post(cashIn('100.00'));
    ledger.post(cashIn('30.00', { tenant: 'altan' }));
    expect(ledger.balanceOf('bank', { tenant: 'altan' })).toBe('30.00');
    expect(ledger.balanceOf('bank')).toBe('130.00');
    expect(ledger.journals({ tenant: 'altan' }).map(({ id }) => id)).toEqual(['G-2']);
    expect(ledger.lines({ tenant: 'tumen' })).toEqual([]);
  });

  it('makes the samples of the rooms once, and tells one that reads the ledger', () => {
    let made = 0;
    const rooms = new Ledger(empty, [
      {
        postings: () => {
          made += 1;
          return [cashIn('5.00', { id: 'S-1' })];
        },
      },
    ]);
    rooms.post(cashIn('1.00'));
    expect(rooms.journals().map(({ id }) => id)).toEqual(['S-1', 'G-1']);
    expect(made).toBe(1);
    expect(() => rooms.post(cashIn('1.00', { id: 'S-1' }))).toThrow('there already');
    const circular: Ledger = new Ledger(empty, [
      { postings: () => (circular.balanceOf('bank'), []) },
    ]);
    expect(() => circular.journals()).toThrow('must not read');
  });

  it('reads the books of other stores again when their records changed', () => {
    let changes = 1;
    let key = {};
    let amount = '10.00';
    const store = { world, collection: () => ({ changes }) } as unknown as Store;
    const other = new Ledger(empty, []);
    const live = new Ledger(store, [
      {
        follows: 'loans',
        books: () => [{ key, journals: () => [other.post(cashIn(amount))] }],
      },
    ]);
    expect(live.balanceOf('bank')).toBe('10.00');
    expect(live.balanceOf('bank')).toBe('10.00');
    changes = 2;
    key = {};
    amount = '25.00';
    expect(live.balanceOf('bank')).toBe('25.00');
    expect(live.reversalBlock(live.journals()[0].id)).toBe('elsewhere');
  });

  it('begins like an earlier one of the same sample, and counts what is different in its own store', () => {
    let read = 0;
    const kept = {};
    const book = (id: string, holder: number, amount: string) => () => {
      read += 1;
      const lines: Posting['lines'] = [
        { account: 'bank', debit: amount },
        { account: 'temporary', holder, credit: amount },
      ];
      return [journalFrom(cashIn(amount, { lines }), id)];
    };
    const rooms: LedgerSource[] = [
      {
        follows: 'loans',
        postings: () => [cashIn('5.00', { id: 'S-1' }), cashIn('1.00')],
        books: (from) => [
          { key: kept, journals: book('L-1', 7, '10.00') },
          ...(from as unknown as { more: readonly LiveBook[] }).more,
        ],
      },
    ];
    const storeWith = (more: readonly LiveBook[]) =>
      ({ world, collection: () => ({ changes: 1 }), more }) as unknown as Store;
    const first = new Ledger(storeWith([{ key: {}, journals: book('L-2', 8, '20.00') }]), rooms);
    expect(first.balanceOf('bank')).toBe('36.00');
    first.post(cashIn('100.00'));
    expect(first.balanceOf('bank')).toBe('136.00');
    expect(read).toBe(2);
    const second = new Ledger(storeWith([{ key: {}, journals: book('L-3', 9, '40.00') }]), rooms);
    expect(second.balanceOf('bank')).toBe('56.00');
    expect(second.balanceOf('temporary', { holder: 8 })).toBe('0.00');
    expect(second.holdersOf('temporary')).toEqual([7, 9]);
    expect(second.journals().map(({ id }) => id)).toEqual(['S-1', 'G-1', 'L-1', 'L-3']);
    expect(second.journal('L-2')).toBeUndefined();
    expect(second.post(cashIn('1.00')).id).toBe('G-2');
    expect(read).toBe(3);
    expect(first.balanceOf('bank')).toBe('136.00');
  });

  it('knows who has a part of an account, by lender, as books come and go', () => {
    const part = (holder: number, tenant: string, id?: string) =>
      cashIn('10.00', {
        tenant,
        ...(id ? { id } : {}),
        lines: [
          { account: 'bank', debit: '10.00' },
          { account: 'temporary', holder, credit: '10.00' },
        ],
      });
    let changes = 1;
    let books: [number, string][] = [
      [7, 'altan'],
      [8, 'tumen'],
    ];
    const store = { world, collection: () => ({ changes }) } as unknown as Store;
    const other = new Ledger(empty, []);
    const live = new Ledger(store, [
      {
        follows: 'loans',
        books: () =>
          books.map((book) => ({ key: book, journals: () => [other.post(part(...book))] })),
      },
    ]);
    live.post(part(8, 'altan', 'S-1'));
    expect(live.holdersOf('temporary').sort()).toEqual([7, 8]);
    expect(live.holdersOf('temporary', 'tumen')).toEqual([8]);
    expect(live.holdersOf('wallet')).toEqual([]);
    changes = 2;
    books = [];
    expect(live.holdersOf('temporary')).toEqual([8]);
    expect(live.holdersOf('temporary', 'tumen')).toEqual([]);
    expect(live.holdersOf('bank')).toEqual([]);
  });
});

describe('the chart of accounts', () => {
  it('gives every account a number that leads back to it', () => {
    for (const account of LEDGER_ACCOUNTS)
      expect(accountAt(numberOf(account))).toEqual({ account, holder: null });
    expect(numberOf('loan', 17)).toBe('LN0000000017');
    expect(numberOf('walletHeld', 100001)).toBe('BA0000100001-H');
    expect(accountAt('BA0000100001-H')).toEqual({ account: 'walletHeld', holder: 100_001 });
    expect(accountAt('BA0000100001')).toEqual({ account: 'wallet', holder: 100_001 });
    expect(accountAt('XX0000000001')).toBeUndefined();
    expect(new Set(LEDGER_ACCOUNTS.map((key) => numberOf(key))).size).toBe(38);
  });
});

it('stays in balance whatever is posted and taken back', () => {
  const moves = fc.array(
    fc.record({
      from: fc.constantFrom('bank', 'vat', 'feeIncome', 'batch'),
      to: fc.constantFrom('capital', 'bankFees', 'qpayClearing'),
      amount: fc.bigInt({ min: 1n, max: 10n ** 14n }),
      undo: fc.boolean(),
    }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(moves, (all) => {
      const book = new Ledger(empty, []);
      for (const { from, to, amount, undo } of all) {
        const { id } = book.post({
          ...base,
          kind: 'INTERNAL_TRANSFER',
          lines: [
            { account: to, debit: fromMongo(amount) },
            { account: from, credit: fromMongo(amount) },
          ],
        } as Posting);
        if (undo) book.reverse(id, { at: AT, by: null, valueDate: base.valueDate, reason: 'x' });
      }
      const kept = all.filter(({ undo }) => !undo);
      const sum = (account: string) =>
        kept.reduce((net, { to, amount }) => (to === account ? net + amount : net), 0n);
      expect(book.balanceOf('bankFees')).toBe(fromMongo(sum('bankFees')));
      expect(book.balanceOf('qpayClearing')).toBe(fromMongo(sum('qpayClearing')));
      expect(book.balanceOf('capital')).toBe(fromMongo(-sum('capital')));
    }),
    { numRuns: 60 },
  );
});

/** Something that happens to the books, for which day and in which minute, and whether somebody reads them before the next. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('post', 'come', 'again', 'go'),
    day: fc.integer({ min: 10, max: 28 }),
    minute: fc.integer({ min: 10, max: 59 }),
    isRead: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

/** A journal as the test knows it: `place` is when its id first came. */
interface Known {
  id: string;
  day: number;
  minute: number;
  place: number;
}

it('keeps journals and lines in order whenever they are read between bookings, and whatever files do', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let changes = 0;
      /** Journals of the ledger's own, and the one of each file of a room; a file that is read again has another key. */
      const posted: Known[] = [];
      let files: (Known & { key: object })[] = [];
      const posting = ({ id, day, minute }: Omit<Known, 'place'>) =>
        cashIn('1', { id, valueDate: '2026-11-01', at: `2026-11-${day}T02:${minute}:00.000Z` });
      const store = { world, collection: () => ({ changes }) } as unknown as Store;
      const room: LedgerSource = {
        follows: 'loans',
        books: () =>
          files.map((file) => ({
            key: file.key,
            journals: () => [journalFrom(posting(file), file.id)],
          })),
      };
      const books = new Ledger(store, [room]);
      for (const [place, { act, day, minute, isRead }] of all.entries()) {
        const one = { id: `J-${place}`, day, minute, place };
        if (act === 'post') {
          books.post(posting(one));
          posted.push(one);
        }
        if (act === 'come') files = [...files, { ...one, key: {} }];
        if (act === 'again')
          files = files.map((file, index) =>
            index === 0 ? { ...file, day, minute, key: {} } : file,
          );
        if (act === 'go') files = files.slice(1);
        changes += 1;
        // Places are given in the order in which journals were seen: the books look after each step.
        void books.changes;
        // An order that was read once is kept, and follows what comes and goes.
        if (isRead) books.lines({ account: 'wallet' });
      }
      const ordered = [...posted, ...files]
        .sort((a, b) => a.day - b.day || a.minute - b.minute || a.place - b.place)
        .map(({ id }) => id);
      expect(books.journals().map(({ id }) => id)).toEqual(ordered);
      for (const account of ['bank', 'wallet'] as const)
        expect(books.lines({ account }).map(({ journal }) => journal.id)).toEqual(ordered);
    }),
    { numRuns: 300 },
  );
});
