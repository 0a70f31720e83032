import type { MockRecord, RecId } from './MockRecord';
import { compareKeys, type SortKey } from './sortKeys';

/**
 * The places of all records in the order of one field: ascending, records without a value last, equal ones by id.
 * Kept up to date by every change.
 */
export class SortOrder {
  private readonly sorted: number[];

  constructor(
    private readonly rows: readonly (MockRecord | undefined)[],
    private readonly keyOf: (record: MockRecord) => SortKey,
  ) {
    const byKey = new Map<SortKey, number[]>();
    for (const place of placesById(rows)) {
      const key = keyOf(rows[place] as MockRecord);
      const alike = byKey.get(key);
      if (alike) alike.push(place);
      else byKey.set(key, [place]);
    }
    this.sorted = [];
    for (const key of inOrder([...byKey.keys()]))
      for (const place of byKey.get(key) ?? []) this.sorted.push(place);
  }

  get length(): number {
    return this.sorted.length;
  }

  /** Gives the n-th place in the asked direction; records without a value come last either way. */
  reader(direction: 'ASC' | 'DESC'): (position: number) => number {
    const { sorted } = this;
    if (direction === 'ASC') return (position) => sorted[position];
    const end = this.valued();
    return (position) => sorted[position < end ? end - 1 - position : position];
  }

  add(place: number): void {
    this.sorted.splice(this.find(place), 0, place);
  }

  /** Must come before the record changes: it is found by its present value. */
  take(place: number): void {
    const position = this.find(place);
    if (this.sorted[position] === place) this.sorted.splice(position, 1);
  }

  /** How many records have a value. */
  private valued(): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.keyOf(this.at(middle)) === null) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private at(position: number): MockRecord {
    return this.rows[this.sorted[position]] as MockRecord;
  }

  /** The position of a record, or where it belongs. */
  private find(place: number): number {
    const record = this.rows[place] as MockRecord;
    const key = this.keyOf(record);
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.at(middle);
      const before = compareKeys(this.keyOf(other), key) || compareKeys(other.id, record.id);
      if (before < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Most fields have few values: each is compared once, not once a record. What the engine compares itself is fastest. */
function inOrder(keys: readonly SortKey[]): SortKey[] {
  const numbers = keys.filter((key) => typeof key === 'number');
  const texts = keys.filter((key) => typeof key === 'string');
  const empty = keys.filter((key) => key === null);
  return [...numbers.sort((one, other) => one - other), ...texts.sort(), ...empty];
}

/** Where the records are kept, by their ids; most often that is the order they are in. */
function placesById(rows: readonly (MockRecord | undefined)[]): number[] {
  const places: number[] = [];
  let isInOrder = true;
  let before: RecId | undefined;
  rows.forEach((record, place) => {
    if (!record) return;
    if (before !== undefined && compareKeys(before, record.id) > 0) isInOrder = false;
    before = record.id;
    places.push(place);
  });
  const idAt = (place: number): RecId => (rows[place] as MockRecord).id;
  return isInOrder ? places : places.sort((one, other) => compareKeys(idAt(one), idAt(other)));
}
