import type { LedgerEntryKind } from '../../src/domain/enums/accounting';
import { addDays } from '../../src/domain/dates';
import { isNegativeMoney } from '../../src/domain/money';
import { fromMongo, isPositive, plus, toMongo, total } from '../../src/domain/lending/amounts';
import type { ResourceName } from '../../src/i18n/Catalogue';
import type { LedgerCheck } from '../../src/resources/accounting/reconciliation/api';
import { onceAWorld } from '../engine/samples/cachedByWorld';
import type { SampleWorld } from '../engine/samples/SampleWorld';
import type { Store } from '../engine/Store';
import { BookDays } from './BookDays';
import { accountFacts, type LedgerAccount, numberOf } from './chart';

/** One line of a journal: one of the two sides is empty, the other an amount above zero. */
export interface LedgerLine {
  /** `<journal>-<place>`, from 1. */
  id: string;
  account: LedgerAccount;
  /** Whose account it is, by the account's sub-ledger; null for the general ledger's own and for nobody's money. */
  holder: number | null;
  /** Number of the account as it is shown. */
  number: string;
  debit: string | null;
  credit: string | null;
  /** What the bank, the payer or the room calls this movement. */
  ref: string | null;
}

/** The record that a journal was made by. */
export interface JournalOrigin {
  resource: ResourceName;
  id: number | string;
  label: string;
}

/** A balanced booking. Never changed once it is there. */
export interface Journal {
  id: string;
  kind: LedgerEntryKind;
  /** The business day for which it counts, YYYY-MM-DD: interest and the tax of a fee go by it, no figure of the books does. */
  valueDate: string;
  /** When it was booked, ISO instant. */
  bookedAt: string;
  /** User id; null for the system and for customers. */
  by: string | null;
  /** Alias of the lender whose books it is in. */
  tenant: string;
  memo: string | null;
  of: JournalOrigin | null;
  /** The journal that this one takes back, and why. */
  reverses: string | null;
  reason: string | null;
  lines: readonly LedgerLine[];
}

/** A journal in the books of a day. */
export interface BookedJournal extends Journal {
  /** The day in whose books it is, YYYY-MM-DD: that on which it was written, or the next one once that was closed (2.3). */
  bookingDay: string;
}

/** One side of what shall be booked. Amounts of nothing are left out. */
export interface PostingLine {
  account: LedgerAccount;
  /** Needed for LN, DP and BA accounts; a temporary account without one is nobody's money yet. */
  holder?: number | null;
  debit?: string;
  credit?: string;
  ref?: string;
}

/** What shall be booked. */
export interface Posting {
  /** Samples whose records name their journals give it; the ledger counts on otherwise. */
  id?: string;
  kind: LedgerEntryKind;
  valueDate: string;
  at: string;
  by: string | null;
  tenant: string;
  memo?: string;
  of?: JournalOrigin;
  /** Samples alone: the journal that this one takes back, and why; anything else goes through `reverse`. */
  reverses?: { journal: string; reason: string };
  lines: readonly PostingLine[];
}

/** Journals that another store keeps (a loan's file, a batch): `key` is another object when they have changed. */
export interface LiveBook {
  key: object;
  journals(): readonly Journal[];
}

/**
 * What `mocks/resources/<area>/<entity>/ledger.ts` may export, each part optional. `postings` are the journals of a room's
 * sample: calculated from the world alone, so that they are the same whenever they are first asked for. `books` are the
 * journals that a room keeps itself with the records of `follows`, read again when one of these has changed. `checks` are
 * what the reconciliation of balances compares. `mayReverse` is asked before any journal is taken back.
 */
export interface LedgerSource {
  postings?(from: Pick<Store, 'world'>): readonly Posting[];
  books?(store: Store): readonly LiveBook[];
  follows?: ResourceName;
  /**
   * Sums of the ledger beside what the room's own records say, of one lender or of all. What has days of its own is
   * compared as of `date`, everything else as of now.
   */
  checks?(store: Store, tenant: string | undefined, date: string): readonly LedgerCheck[];
  /** False for a journal that the room's own records forbid to take back: its money has left the house. */
  mayReverse?(store: Store, journalId: string): boolean;
}

/** Which journals or lines are asked for. Days are booking days, both inclusive: what they ask of a closed day never changes. */
export interface LedgerFilter {
  /** Alias of a lender; without it the books of all. */
  tenant?: string;
  kind?: LedgerEntryKind;
  from?: string;
  through?: string;
  account?: LedgerAccount;
  /** Only together with `account`; null = what nobody holds. */
  holder?: number | null;
  of?: Pick<JournalOrigin, 'resource' | 'id'>;
}

/** A line with the journal it stands in. */
export interface PostedLine extends LedgerLine {
  journal: BookedJournal;
}

/** Debit − credit in whole möngö, by lender, account and holder. */
type Sums = Map<string, bigint>;

/**
 * All journals by booking day, then by the moment of booking, then as they came, and their lines by account. Never changed in
 * place: whoever reads a list may book while reading.
 */
interface Ordered {
  journals: readonly BookedJournal[];
  byAccount: ReadonlyMap<string, readonly PostedLine[]>;
}

/** The books of one room as they were counted last. */
interface CountedRoom {
  /** Number of changes of the records that the room's books follow. */
  changes: number;
  journals: ReadonlyMap<object, readonly BookedJournal[]>;
}

/** Everything that is counted. */
interface Counted {
  /** How many of the own journals are in it. */
  own: number;
  rooms: Map<LedgerSource, CountedRoom>;
  sums: Sums;
  /** How many lines each holder has, by lender and account: who they are is asked after every change. */
  holders: Map<string, Map<number, number>>;
  byId: Map<string, BookedJournal>;
  /** Ids of the journals that were taken back, with what took them back. */
  reversals: Map<string, string>;
  /** In which order journals came, by id: those of one moment stand in it. Of a file that was read again they keep it. */
  places: Map<string, number>;
}

/** The same for another store: how often its records have changed is another number there. */
const copyOf = ({ own, rooms, sums, holders, byId, reversals, places }: Counted): Counted => ({
  own,
  rooms: new Map([...rooms].map(([source, room]) => [source, { ...room, changes: -1 }])),
  sums: new Map(sums),
  holders: new Map([...holders].map(([account, lines]) => [account, new Map(lines)])),
  byId: new Map(byId),
  reversals: new Map(reversals),
  places: new Map(places),
});

/** What a ledger begins with. */
interface Sample {
  journals: readonly BookedJournal[];
  /** How many of them the ledger gave their ids. */
  count: number;
  /** As the first ledger of this sample counted it: every later one counts only what is different in its store. */
  counted?: Counted;
  /** The same in order. */
  ordered?: Ordered;
}

/** Samples by the rooms that they are made of, and by their world. */
const samples = new WeakMap<readonly LedgerSource[], (world: SampleWorld) => Sample>();

/** The journals of the rooms' samples. */
function sampleOf(sources: readonly LedgerSource[], world: SampleWorld): Sample {
  const postings = sources.flatMap(({ postings: made }) => made?.({ world }) ?? []);
  const days = new BookDays();
  const ids = new Set<string>();
  let count = 0;
  const journals = postings.map((posting) => {
    const id = posting.id ?? ledgerId((count += 1));
    if (ids.has(id)) throw new Error(`journal ${id} is there already`);
    ids.add(id);
    return booked(journalFrom(posting, id), days);
  });
  return { journals, count };
}

/** A journal in the books of its day. */
const booked = (journal: Journal, days: BookDays): BookedJournal => ({
  ...journal,
  bookingDay: days.dayAt(journal.bookedAt),
});

const ledgerId = (count: number): string => `G-${count}`;

const ALL = '*';
const keyOf = (tenant: string, account: string, holder: number | null | typeof ALL) =>
  `${tenant} ${account} ${holder ?? '-'}`;

/**
 * The one ledger of the embedded gateways (docs/domain/money.md 2). Journals of loans and batches are read from their own
 * files, everything else is posted here. Sums follow each journal that comes or goes: counting tens of thousands anew after
 * every change would take a new day of the sample half a minute.
 */
export class Ledger {
  /** Which days are closed, and what is booked where. */
  readonly days = new BookDays();
  private sample: Sample | undefined;
  private own: BookedJournal[] | undefined;
  /** Lines of the own journals by holder, and how many journals are among them. */
  private readonly posted = { count: 0, byHolder: new Map<number, PostedLine[]>() };
  private isOpening = false;
  private count = 0;
  private counted: Counted = {
    own: 0,
    rooms: new Map(),
    sums: new Map(),
    holders: new Map(),
    byId: new Map(),
    reversals: new Map(),
    places: new Map(),
  };
  private ordered: Ordered | undefined;
  /** Journals that came or went since they were put in order. */
  private readonly come = new Set<BookedJournal>();
  private readonly gone = new Set<BookedJournal>();
  private changeCount = 0;
  /** The number of changes at which the books are those of the sample. */
  private atSample: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly sources: readonly LedgerSource[],
  ) {}

  /**
   * Books one journal.
   * @throws Error when its sides do not agree, it is empty, an amount is negative, a holder is missing or its id is taken
   */
  post(posting: Posting): BookedJournal {
    this.open();
    return this.add(journalFrom(posting, posting.id ?? this.nextId()));
  }

  /**
   * Books the opposite of a journal; the journal itself stays as it is.
   * @throws Error for a journal that is not the ledger's own, is a reversal, was taken back before, or whose room forbids it
   */
  reverse(
    journalId: string,
    {
      at,
      by,
      valueDate,
      reason,
    }: { at: string; by: string | null; valueDate: string; reason: string },
  ): BookedJournal {
    const journal = this.journal(journalId);
    const block = this.reversalBlock(journalId);
    if (!journal || block) throw new Error(`journal ${journalId} cannot be reversed: ${block}`);
    const { kind, tenant, memo, of, lines } = journal;
    const opposite = journalFrom(
      {
        kind,
        tenant,
        at,
        by,
        valueDate,
        ...(memo === null ? {} : { memo }),
        ...(of === null ? {} : { of }),
        lines: lines.map(({ account, holder, debit, credit, ref }) => ({
          account,
          holder,
          ...(debit === null ? {} : { credit: debit }),
          ...(credit === null ? {} : { debit: credit }),
          ...(ref === null ? {} : { ref }),
        })),
      },
      this.nextId(),
    );
    return this.add({ ...opposite, reverses: journalId, reason });
  }

  /** Why a journal cannot be taken back; undefined when it can. */
  reversalBlock(
    journalId: string,
  ): 'unknown' | 'elsewhere' | 'reversal' | 'reversed' | 'forbidden' | undefined {
    const journal = this.journal(journalId);
    if (!journal) return 'unknown';
    if (!this.own?.includes(journal)) return 'elsewhere';
    if (journal.reverses !== null) return 'reversal';
    if (this.reversalOf(journalId)) return 'reversed';
    const isFree = this.sources.every(
      ({ mayReverse }) => mayReverse?.(this.store, journalId) ?? true,
    );
    return isFree ? undefined : 'forbidden';
  }

  /** The journal that took another one back. */
  reversalOf(journalId: string): string | undefined {
    this.catchUp();
    return this.counted.reversals.get(journalId);
  }

  /** One journal by its id. */
  journal(id: string): BookedJournal | undefined {
    this.catchUp();
    return this.counted.byId.get(id);
  }

  /** Journals by booking day, then by the moment of booking. */
  journals(filter: LedgerFilter = {}): readonly BookedJournal[] {
    const { journals } = this.inOrder();
    if (Object.keys(filter).length === 0) return journals;
    const { account } = filter;
    return within(journals, filter).filter(
      (journal) =>
        passes(journal, filter) &&
        (account === undefined || journal.lines.some((line) => passesLine(line, filter))),
    );
  }

  /** Lines by booking day, then by the moment of booking. */
  lines(filter: LedgerFilter = {}): readonly PostedLine[] {
    const { journals, byAccount } = this.inOrder();
    const { account } = filter;
    if (account) {
      const ofDays = within(byAccount.get(account) ?? [], filter);
      return asksMore(filter)
        ? ofDays.filter((line) => passes(line.journal, filter) && passesLine(line, filter))
        : ofDays;
    }
    return within(journals, filter)
      .filter((journal) => passes(journal, filter))
      .flatMap((journal) => linesIn(journal).filter((line) => passesLine(line, filter)));
  }

  /** The lines of several accounts, in the order of their journals. */
  linesOf(accounts: readonly LedgerAccount[], filter: Omit<LedgerFilter, 'account'> = {}) {
    return accounts
      .flatMap((account) => this.lines({ ...filter, account }))
      .sort((one, other) => this.compare(one.journal, other.journal));
  }

  /** The lines of a holder's account in journals that were posted here, in their order; no book of a room is read for it. */
  postedOn(accounts: readonly LedgerAccount[], holder: number): readonly PostedLine[] {
    this.open();
    const own = this.own ?? [];
    for (; this.posted.count < own.length; this.posted.count += 1)
      for (const line of linesIn(own[this.posted.count])) {
        if (line.holder === null) continue;
        const lines = this.posted.byHolder.get(line.holder);
        if (lines) lines.push(line);
        else this.posted.byHolder.set(line.holder, [line]);
      }
    return (this.posted.byHolder.get(holder) ?? []).filter(({ account }) =>
      accounts.includes(account),
    );
  }

  /**
   * What an account holds, above zero on its natural side.
   * @param asked `holder` for one holder's part; `through` for the end of a day of the books; `tenant` for one lender's books
   */
  balanceOf(
    account: LedgerAccount,
    asked: Pick<LedgerFilter, 'holder' | 'through' | 'tenant'> = {},
  ): string {
    const { holder, through, tenant } = asked;
    this.catchUp();
    const now =
      this.counted.sums.get(keyOf(tenant ?? ALL, account, holder === undefined ? ALL : holder)) ??
      0n;
    // Days that are asked for are late ones as a rule: little was booked since.
    const net =
      through === undefined
        ? now
        : now - netOf(this.lines({ tenant, holder, account, from: addDays(through, 1) }));
    return fromMongo(accountFacts(account).natural === 'debit' ? net : -net);
  }

  /** The day of the books that is open now: today, or the next one once the end of today has been run. */
  get openDay(): string {
    return this.days.dayAt(this.store.clock.iso());
  }

  /** Another number whenever a journal came or went: what was calculated from the books counts no longer. */
  get changes(): number {
    this.catchUp();
    return this.changeCount;
  }

  /** Whose parts an account has, in the order in which they came into the books. */
  holdersOf(account: LedgerAccount, tenant?: string): number[] {
    this.catchUp();
    return [...(this.counted.holders.get(keyOf(tenant ?? ALL, account, ALL))?.keys() ?? [])];
  }

  /** The journals that accounts began with (docs/domain/money.md 4.6). */
  get openings(): readonly BookedJournal[] {
    return this.journals({ kind: 'OPENING' });
  }

  /** Every comparison of a room's records with the ledger. */
  checks(tenant: string | undefined, date: string): LedgerCheck[] {
    return this.sources.flatMap(({ checks }) => checks?.(this.store, tenant, date) ?? []);
  }

  private nextId(): string {
    this.count += 1;
    return ledgerId(this.count);
  }

  private add(journal: Journal): BookedJournal {
    if (this.journal(journal.id)) throw new Error(`journal ${journal.id} is there already`);
    const made = booked(journal, this.days);
    this.own?.push(made);
    return made;
  }

  /** Books the samples of the rooms, the first time that anything is asked. */
  private open(): void {
    if (this.own) return;
    if (this.isOpening) throw new Error('sample journals must not read the ledger');
    this.isOpening = true;
    try {
      const { sources } = this;
      const made = samples.get(sources) ?? onceAWorld((world) => sampleOf(sources, world));
      samples.set(sources, made);
      this.sample = made(this.store.world);
      this.own = [...this.sample.journals];
      this.count = this.sample.count;
      if (this.sample.counted) {
        this.counted = copyOf(this.sample.counted);
        this.ordered = this.sample.ordered;
        this.atSample = this.changeCount;
      }
    } finally {
      this.isOpening = false;
    }
  }

  /** Counts what was posted, and what has changed in the books of rooms, since the last look. */
  private catchUp(): void {
    this.open();
    const { counted, own = [] } = this;
    for (; counted.own < own.length; counted.own += 1) this.tally(own[counted.own], 1n);
    for (const source of this.sources) this.catchUpRoom(source);
    if (this.sample && !this.sample.counted) {
      this.sample.counted = copyOf(counted);
      this.atSample = this.changeCount;
    }
  }

  private catchUpRoom(source: LedgerSource): void {
    const { books, follows } = source;
    if (!books) return;
    const changes = follows ? (this.store.collection(follows)?.changes ?? 0) : 0;
    const before = this.counted.rooms.get(source);
    if (before?.changes === changes) return;
    const journals = new Map<object, readonly BookedJournal[]>();
    const read = new Set<BookedJournal>();
    for (const book of books(this.store)) {
      const known = before?.journals.get(book.key);
      const own = known ?? book.journals().map((journal) => this.asKnown(journal));
      journals.set(book.key, own);
      if (!known) for (const journal of own) read.add(journal);
    }
    this.counted.rooms.set(source, { changes, journals });
    const left = new Set<BookedJournal>();
    for (const [key, own] of before?.journals ?? [])
      if (!journals.has(key)) for (const journal of own) left.add(journal);
    for (const journal of left) if (!read.has(journal)) this.tally(journal, -1n);
    for (const journal of read) if (!left.has(journal)) this.tally(journal, 1n);
  }

  /** A journal of a room that was read again: the one of before where it says the same. */
  private asKnown(journal: Journal): BookedJournal {
    const known = this.counted.byId.get(journal.id);
    return known && isSame(known, journal) ? known : booked(journal, this.days);
  }

  /** @param sign 1 for a journal that comes, −1 for one that goes */
  private tally(journal: BookedJournal, sign: 1n | -1n): void {
    const { id, tenant, reverses } = journal;
    this.changeCount += 1;
    if (!this.counted.places.has(id)) this.counted.places.set(id, this.counted.places.size);
    this.note(journal, sign);
    if (sign === 1n) this.counted.byId.set(id, journal);
    else if (this.counted.byId.get(id) === journal) this.counted.byId.delete(id);
    if (reverses !== null) {
      if (sign === 1n) this.counted.reversals.set(reverses, id);
      else this.counted.reversals.delete(reverses);
    }
    for (const line of journal.lines) {
      const net = sign * netOf([line]);
      for (const lender of [ALL, tenant]) {
        for (const holder of [ALL, line.holder] as const) {
          const key = keyOf(lender, line.account, holder);
          this.counted.sums.set(key, (this.counted.sums.get(key) ?? 0n) + net);
        }
        if (line.holder !== null)
          this.countHolder(keyOf(lender, line.account, ALL), line.holder, Number(sign));
      }
    }
  }

  /** What the order of before lacks or has too much; without one all is put in order when it is asked for. */
  private note(journal: BookedJournal, sign: 1n | -1n): void {
    if (!this.ordered) return;
    const [into, outOf] = sign === 1n ? [this.come, this.gone] : [this.gone, this.come];
    if (!outOf.delete(journal)) into.add(journal);
  }

  private countHolder(account: string, holder: number, by: number): void {
    const lines = this.counted.holders.get(account) ?? new Map<number, number>();
    this.counted.holders.set(account, lines);
    const left = (lines.get(holder) ?? 0) + by;
    if (left === 0) lines.delete(holder);
    else lines.set(holder, left);
  }

  private inOrder(): Ordered {
    this.catchUp();
    this.ordered = this.ordered ? this.followed(this.ordered) : this.putInOrder();
    this.come.clear();
    this.gone.clear();
    if (this.sample && this.atSample === this.changeCount) this.sample.ordered = this.ordered;
    return this.ordered;
  }

  private putInOrder(): Ordered {
    const live = [...this.counted.rooms.values()].flatMap(({ journals }) =>
      [...journals.values()].flat(),
    );
    const journals = [...(this.own ?? []), ...live].sort((one, other) => this.compare(one, other));
    return { journals, byAccount: linesByAccount(journals) };
  }

  /** The same order after what came and went: a booking in a year of journals costs no sorting. */
  private followed(before: Ordered): Ordered {
    const { come, gone } = this;
    if (come.size + gone.size === 0) return before;
    const arrived = [...come].sort((one, other) => this.compare(one, other));
    const isLeft = (journal: BookedJournal) => !gone.has(journal);
    const byAccount = new Map(before.byAccount);
    const arrivedLines = linesByAccount(arrived);
    const touched = [...gone].flatMap(({ lines }) => lines.map(({ account }) => account));
    for (const account of new Set([...arrivedLines.keys(), ...touched])) {
      const known = byAccount.get(account) ?? [];
      const lines = gone.size > 0 ? known.filter(({ journal }) => isLeft(journal)) : known;
      byAccount.set(account, this.merged(lines, arrivedLines.get(account) ?? []));
    }
    const left = gone.size > 0 ? before.journals.filter(isLeft) : before.journals;
    return { journals: this.merged(left, arrived), byAccount };
  }

  /** Two lists in order made one. Few are put into many: each is looked for by halves. */
  private merged<T extends BookedJournal | PostedLine>(
    many: readonly T[],
    few: readonly T[],
  ): readonly T[] {
    const parts: (readonly T[])[] = [];
    let taken = 0;
    for (const one of few) {
      let [from, to] = [taken, many.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (this.compare(journalOf(many[middle]), journalOf(one)) < 0) from = middle + 1;
        else to = middle;
      }
      parts.push(many.slice(taken, from), [one]);
      taken = from;
    }
    return parts.flat().concat(many.slice(taken));
  }

  /** By booking day, then by the moment of booking, then as they came. */
  private compare(one: BookedJournal, other: BookedJournal): number {
    const { places } = this.counted;
    return (
      day(one, other) ||
      moment(one, other) ||
      (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)
    );
  }
}

/** Whether two journals of one id say the same. */
const isSame = (
  { lines, of, ...known }: BookedJournal,
  { lines: itsLines, of: itsOf, ...read }: Journal,
): boolean =>
  lines.length === itsLines.length &&
  isAlike(read, known) &&
  (of && itsOf ? isAlike(of, itsOf) : of === itsOf) &&
  lines.every((line, place) => isAlike(line, itsLines[place]));

/** Whether everything that the first says is what the other one says. */
const isAlike = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);

const linesIn = (journal: BookedJournal): PostedLine[] =>
  journal.lines.map((line) => ({ ...line, journal }));

const journalOf = (one: BookedJournal | PostedLine): BookedJournal =>
  'journal' in one ? one.journal : one;

/** The lines of journals by account, in the order of the journals. */
function linesByAccount(journals: readonly BookedJournal[]): Map<string, PostedLine[]> {
  const byAccount = new Map<string, PostedLine[]>();
  for (const journal of journals)
    for (const posted of linesIn(journal)) {
      const lines = byAccount.get(posted.account);
      if (lines) lines.push(posted);
      else byAccount.set(posted.account, [posted]);
    }
  return byAccount;
}

/** The ledger of a store. */
export const ledgerOf = ({ ledger }: Pick<Store, 'ledger'>): Ledger => ledger;

const day = (one: BookedJournal, other: BookedJournal): number =>
  one.bookingDay < other.bookingDay ? -1 : one.bookingDay > other.bookingDay ? 1 : 0;

const moment = (one: Journal, other: Journal): number =>
  one.bookedAt < other.bookedAt ? -1 : one.bookedAt > other.bookedAt ? 1 : 0;

/** Debit − credit of lines, in whole möngö. */
function netOf(lines: readonly Pick<LedgerLine, 'debit' | 'credit'>[]): bigint {
  let net = 0n;
  for (const { debit, credit } of lines) {
    if (debit !== null) net += toMongo(debit);
    if (credit !== null) net -= toMongo(credit);
  }
  return net;
}

function passes(
  { tenant, kind, bookingDay, of }: BookedJournal,
  { tenant: lender, kind: wanted, from, through, of: origin }: LedgerFilter,
): boolean {
  return (
    (lender === undefined || tenant === lender) &&
    (wanted === undefined || kind === wanted) &&
    (from === undefined || bookingDay >= from) &&
    (through === undefined || bookingDay <= through) &&
    (origin === undefined ||
      (of?.resource === origin.resource && String(of.id) === String(origin.id)))
  );
}

/** Whether a filter asks for more than an account and days. */
const asksMore = ({ tenant, kind, holder, of }: LedgerFilter): boolean =>
  tenant !== undefined || kind !== undefined || holder !== undefined || of !== undefined;

/** What is of some days among journals or lines in their order: a day is looked for by halves, not among years of them. */
function within<T extends BookedJournal | PostedLine>(
  lines: readonly T[],
  { from, through }: LedgerFilter,
): readonly T[] {
  if (from === undefined && through === undefined) return lines;
  const firstAt = (isThere: (day: string) => boolean): number => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isThere(journalOf(lines[middle]).bookingDay)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return lines.slice(
    from === undefined ? 0 : firstAt((booked) => booked >= from),
    through === undefined ? lines.length : firstAt((booked) => booked > through),
  );
}

const passesLine = ({ account, holder }: LedgerLine, filter: LedgerFilter): boolean =>
  (filter.account === undefined || account === filter.account) &&
  (filter.holder === undefined || holder === filter.holder);

/**
 * The journal that a posting makes.
 * @throws Error when its sides do not agree, it is empty, an amount is negative or a holder is missing
 */
export function journalFrom(posting: Posting, id: string): Journal {
  const { kind, valueDate, at, by, tenant, memo, of } = posting;
  const wrong = posting.lines.find(
    ({ debit, credit }) =>
      (debit !== undefined && credit !== undefined) || isNegativeMoney(debit ?? credit),
  );
  if (wrong) throw new Error(`journal ${id} has no single amount above zero on ${wrong.account}`);
  const held = posting.lines.filter(
    ({ debit, credit }) => isPositive(debit ?? '0.00') || isPositive(credit ?? '0.00'),
  );
  if (held.length === 0) throw new Error(`journal ${id} is empty`);
  const sum = (side: 'debit' | 'credit') => total(held.map((line) => line[side] ?? '0.00'));
  if (sum('debit') !== sum('credit')) throw new Error(`journal ${id} is out of balance`);
  const lines = held.map(({ account, holder = null, debit, credit, ref }, place): LedgerLine => {
    const { subLedger } = accountFacts(account);
    if (holder === null ? /^(LN|DP|BA)$/.test(subLedger ?? '') : subLedger === null)
      throw new Error(`journal ${id}: ${account} ${holder === null ? 'needs' : 'has'} no holder`);
    return {
      id: `${id}-${place + 1}`,
      account,
      holder,
      number: numberOf(account, holder),
      debit: debit === undefined ? null : plus(debit),
      credit: credit === undefined ? null : plus(credit),
      ref: ref ?? null,
    };
  });
  return {
    id,
    kind,
    valueDate,
    bookedAt: at,
    by,
    tenant,
    memo: memo ?? null,
    of: of ?? null,
    reverses: posting.reverses?.journal ?? null,
    reason: posting.reverses?.reason ?? null,
    lines,
  };
}
