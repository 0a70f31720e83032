import type { AlsoSaid } from './alsoSaid';
import type { AnyEntity } from '../../src/entity/entity';
import { foldLatin } from '../../src/domain/anyAlphabet';
import { isPrivate } from '../../src/entity/Field';
import type { MockRecord, RecId } from './MockRecord';
import { sortKeyOf } from './sortKeys';
import { SortOrder } from './SortOrder';

/** A condition on a record; `place` is where the collection keeps it. */
export type Test = (record: MockRecord, place: number) => boolean;

/** From this size on an order takes a moment. */
const LARGE = 5_000;

/**
 * The records of one entity: an array, a Map by id, and per sorted field the order of all records, so that any
 * page of 100,000 records comes within milliseconds.
 */
export class Collection {
  /** A removed record leaves its place empty. */
  private readonly rows: (MockRecord | undefined)[] = [];
  private readonly placeById = new Map<string, number>();
  private readonly orders = new Map<string, SortOrder>();
  private readonly words: (string | undefined)[] = [];
  private readonly latin: (string | undefined)[] = [];
  private readonly versions = new Map<string, number>();
  private readonly searched: readonly string[];
  /** Ids of the sample, in its order, whatever became of its records. */
  readonly sampled: readonly RecId[];
  private sampledIds?: ReadonlySet<string>;
  /** Removed records whose histories are kept. */
  readonly gone: MockRecord[] = [];
  private lastId = 0;
  private changeCount = 0;

  constructor(
    readonly entity: AnyEntity,
    records: readonly MockRecord[],
    /** What else a record is found by. */
    private readonly alsoOf?: (record: MockRecord) => readonly AlsoSaid[],
  ) {
    this.searched = searchedFields(entity);
    this.sampled = records.map(({ id }) => id);
    for (const record of records) this.add(record);
  }

  get size(): number {
    return this.placeById.size;
  }

  get all(): readonly MockRecord[] {
    return this.size === this.rows.length
      ? (this.rows as MockRecord[])
      : this.rows.filter((record) => record !== undefined);
  }

  /** Whether a record is of the sample, or was before it was removed. */
  isSampled(id: RecId): boolean {
    this.sampledIds ??= new Set(this.sampled.map(String));
    return this.sampledIds.has(String(id));
  }

  /** The records that have come to the sample. */
  get added(): readonly MockRecord[] {
    return this.rows.slice(this.sampled.length).filter((record) => record !== undefined);
  }

  get(id: RecId): MockRecord | undefined {
    const place = this.placeById.get(String(id));
    return place === undefined ? undefined : this.rows[place];
  }

  nextId(): number {
    return this.lastId + 1;
  }

  /** Another number whenever a record came, changed or went: what was calculated from the records counts no longer. */
  get changes(): number {
    return this.changeCount;
  }

  /** True when records have such a property, declared or not. */
  holds(field: string): boolean {
    return this.rows.slice(0, 50).some((record) => record && Object.hasOwn(record, field));
  }

  /** Number of the record's state, from 1; what `ETag` and `If-Match` carry. */
  versionOf(id: RecId): number {
    return this.versions.get(String(id)) ?? 1;
  }

  insert(record: MockRecord): void {
    const place = this.add(record);
    for (const order of this.orders.values()) order.add(place);
  }

  /** Changes a record in place; the object stays the same. */
  change(record: MockRecord, patch: Readonly<Record<string, unknown>>): void {
    this.follow(record, patch);
    this.versions.set(String(record.id), this.versionOf(record.id) + 1);
  }

  /** The same for figures that go on by themselves: nobody's action on the record is overtaken by them. */
  follow(record: MockRecord, patch: Readonly<Record<string, unknown>>): void {
    const place = this.placeOf(record);
    const touched = [...this.orders].filter(([field]) => field in patch).map(([, order]) => order);
    for (const order of touched) order.take(place);
    Object.assign(record, patch);
    for (const order of touched) order.add(place);
    this.words[place] = undefined;
    this.latin[place] = undefined;
    this.changeCount += 1;
  }

  /** @param leavesTrace its history stays in the audit log; without it nothing tells of it */
  remove(record: MockRecord, leavesTrace = false): void {
    if (leavesTrace) this.gone.push(record);
    const place = this.placeOf(record);
    for (const order of this.orders.values()) order.take(place);
    this.rows[place] = undefined;
    this.changeCount += 1;
    this.placeById.delete(String(record.id));
  }

  /**
   * The records that pass all tests, in the order of a field, one stretch of them.
   * @returns the stretch and how many passed altogether
   */
  select(
    tests: readonly Test[],
    by: { field: string; order: 'ASC' | 'DESC' },
    offset: number,
    size: number,
  ): { records: MockRecord[]; total: number } {
    const order = this.orderOf(by.field);
    const placeAt = order.reader(by.order);
    // The tests run in the order of memory, the stretch is taken in the order asked for.
    const passing = tests.length > 0 ? this.passing(tests) : undefined;
    const total = passing ? passing.reduce((sum, passes) => sum + passes, 0) : order.length;
    const records: MockRecord[] = [];
    const most = Math.min(size, Math.max(0, total - offset));
    let passed = passing ? 0 : offset;
    for (let position = passed; records.length < most; position += 1) {
      const place = placeAt(position);
      if (passing?.[place] === 0) continue;
      if (passed >= offset) records.push(this.rows[place] as MockRecord);
      passed += 1;
    }
    return { records, total };
  }

  /** Everything of a record that the free-text search looks at, in lower case. */
  wordsAt(place: number): string {
    return (this.words[place] ??= this.searched
      .map((field) => this.rows[place]?.[field] ?? '')
      .join('\n')
      .toLowerCase());
  }

  /** The same in folded Latin letters, for what is typed in them (docs/domain/interface.md 4.9). */
  latinAt(place: number): string {
    return (this.latin[place] ??= foldLatin(this.wordsAt(place)));
  }

  /** What a record's fields said before of the same person, or would say today (`Hooks.alsoSaid`). */
  alsoSaid(record: MockRecord): readonly AlsoSaid[] {
    return this.alsoOf?.(record) ?? [];
  }

  /** The same of the fields that the free-text search looks at, in lower case. */
  alsoWords(record: MockRecord): string {
    return this.alsoSaid(record)
      .flatMap(({ field, value }) => (this.searched.includes(field) ? [value] : []))
      .join('\n')
      .toLowerCase();
  }

  /** Makes one of the things that lists ask for, where that takes a moment; false when all are there. */
  makeNext(): boolean {
    if (this.rows.length <= LARGE) return false;
    const { list, fields } = this.entity;
    const next = [list.sort.field, ...list.columns, ...(list.optional ?? [])].find(
      (field) => fields[field] && fields[field].kind.filter !== 'none' && !this.orders.has(field),
    );
    if (next !== undefined) this.orderOf(next);
    else if (this.words.length === 0) this.rows.forEach((_, place) => this.wordsAt(place));
    else return false;
    return true;
  }

  private passing(tests: readonly Test[]): Uint8Array {
    const { rows } = this;
    const passing = new Uint8Array(rows.length).fill(1);
    for (const test of tests) {
      for (let place = 0; place < rows.length; place += 1) {
        const record = rows[place];
        if (passing[place] === 1 && !(record && test(record, place))) passing[place] = 0;
      }
    }
    return passing;
  }

  private placeOf({ id }: MockRecord): number {
    const place = this.placeById.get(String(id));
    if (place === undefined) throw new Error(`${this.entity.name} ${id} is not kept here`);
    return place;
  }

  private add(record: MockRecord): number {
    const place = this.rows.push(record) - 1;
    this.changeCount += 1;
    this.placeById.set(String(record.id), place);
    if (typeof record.id === 'number' && record.id > this.lastId) this.lastId = record.id;
    return place;
  }

  private orderOf(field: string): SortOrder {
    let order = this.orders.get(field);
    if (!order) {
      order = new SortOrder(this.rows, sortKeyOf(field, this.entity.fields[field]));
      this.orders.set(field, order);
    }
    return order;
  }
}

/** Names of a record and everything short that is typed as text; addresses are not looked for. */
function searchedFields({ fields, represent }: AnyEntity): readonly string[] {
  const short = Object.keys(fields).filter((name) => {
    const { refersTo, filter, wide } = fields[name].kind;
    if (refersTo || (wide && isPrivate(fields[name]))) return false;
    return filter === 'text' || filter === 'exact';
  });
  return [...new Set([...[represent].flat(), ...short])];
}
