import { foldLatin, typedIn } from '../../src/domain/anyAlphabet';
import { dayOf, endOfDayInstant, startOfDayInstant } from '../../src/domain/dates';
import type { AnyEntity } from '../../src/entity/entity';
import { isPrivate, type Field } from '../../src/entity/Field';
import { normalise } from '../../src/domain/enums/readEnum';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import type { AlsoSaid } from './alsoSaid';
import { ApiError } from './ApiError';
import type { Collection, Test } from './Collection';
import type { MockRecord } from './MockRecord';

/** One or two Latin letters would be found nearly everywhere. */
const LATIN_LEAST = 3;

/** Filters that are no plain comparison of a field; by parameter name. */
export type OwnFilters = Readonly<Record<string, (values: readonly string[]) => Test>>;

/** What filters must know of a collection. */
interface Filtered {
  entity: Pick<AnyEntity, 'fields'>;
  holds(field: string): boolean;
  alsoSaid?(record: MockRecord): readonly AlsoSaid[];
}

/** The tests behind a list's filters; all must hold. A name that nothing knows is refused with 400. */
export function testsOf(
  collection: Filtered,
  filters: ReadonlyMap<string, readonly string[]>,
  own: OwnFilters = {},
): Test[] {
  return [...filters].map(([name, values]) => testOf(collection, name, values, own));
}

function testOf(
  collection: Filtered,
  name: string,
  values: readonly string[],
  own: OwnFilters,
): Test {
  if (Object.hasOwn(own, name)) return own[name](values);
  const { fields } = collection.entity;
  if (name === 'id') return anyOf(name, values);
  if (Object.hasOwn(fields, name)) {
    const test = fieldTest(name, fields[name], values);
    return isPrivate(fields[name]) ? orFormerly(collection, name, test) : test;
  }
  const bound = /^(.+)(From|To)$/.exec(name);
  if (bound && Object.hasOwn(fields, bound[1]) && fields[bound[1]].kind.filter === 'range') {
    return boundTest(bound[1], fields[bound[1]], bound[2] as 'From' | 'To', values[0]);
  }
  if (collection.holds(name)) return anyOf(name, values);
  throw new ApiError(400, 'UNKNOWN_FIELD', { code: 'UNKNOWN_FILTER', values: { field: name } });
}

/** The same, or what the field said before of the same person passes. */
const orFormerly =
  (collection: Filtered, name: string, test: Test): Test =>
  (record, place) =>
    test(record, place) ||
    (collection.alsoSaid?.(record) ?? []).some(
      ({ field, value }) => field === name && test({ ...record, [name]: value }, place),
    );

function fieldTest(name: string, field: Field, values: readonly string[]): Test {
  if (field.kind.filter === 'text') {
    const needles = values.map((value) => value.trim().toLowerCase());
    return (record) => {
      const text = String(record[name] ?? '').toLowerCase();
      return needles.some((needle) => text.includes(needle));
    };
  }
  if (field.kind.filter === 'prefix') {
    return (record) => values.some((value) => String(record[name] ?? '').startsWith(value.trim()));
  }
  const { enumeration } = field.options as { enumeration?: Enumeration };
  if (!enumeration) return anyOf(name, values);
  return anyOf(
    name,
    values.map((value) => String(normalise(enumeration, value) ?? value)),
  );
}

/** Equality; of a list of values one is enough. Letter case does not matter for text. */
function anyOf(name: string, values: readonly string[]): Test {
  const wanted = new Set<unknown>(values.flatMap(formsOf));
  return (record) => {
    const value = record[name];
    return Array.isArray(value) ? value.some((each) => wanted.has(each)) : wanted.has(value);
  };
}

/** What a parameter's text may mean, so that records are compared without being converted. */
function formsOf(text: string): unknown[] {
  const value = text.trim();
  const forms: unknown[] = [value, value.toLowerCase(), value.toUpperCase()];
  if (/^-?\d+(\.\d+)?$/.test(value)) forms.push(Number(value));
  if (value === 'true' || value === 'false') forms.push(value === 'true');
  return forms;
}

function boundTest(name: string, field: Field, side: 'From' | 'To', value: string): Test {
  const bound = boundOf(field, side, value);
  const held = comparableOf(field);
  return (record) => {
    const own = record[name];
    if (own === null || own === undefined || own === '') return false;
    return side === 'From' ? held(own) >= bound : held(own) <= bound;
  };
}

const UTC_INSTANT_LENGTH = '2026-01-01T00:00:00.000Z'.length;

/** Days and moments are compared as text, moments in UTC; everything else as numbers. */
function comparableOf({ kind }: Field): (value: unknown) => string | number {
  if (kind.scale === 'day') return String;
  if (kind.scale !== 'moment') return Number;
  return (value) => {
    const text = String(value);
    const inUtc = text.length === UTC_INSTANT_LENGTH && text.endsWith('Z');
    return inUtc ? text : new Date(text).toISOString();
  };
}

/** The bound in the form of the values; whole days are days of Asia/Ulaanbaatar. */
function boundOf({ kind }: Field, side: 'From' | 'To', value: string): string | number {
  if (kind.scale === 'day') return dayOf(value) ?? value;
  if (kind.scale !== 'moment') return Number(value);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const instant = day && (side === 'From' ? startOfDayInstant(value) : endOfDayInstant(value));
  const time = Date.parse(instant || value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/**
 * Every word of a free-text search must occur somewhere in the searched fields: as it is written, in Latin letters for a
 * Mongolian text, or typed with the keyboard left in the Latin layout (docs/domain/interface.md 4.9).
 */
export function searchTest(collection: Collection, q: string): Test {
  const words = q.toLowerCase().split(/\s+/).map(readingsOfWord);
  return (record, place) => {
    const texts = { plain: collection.wordsAt(place), latin: () => collection.latinAt(place) };
    if (words.every((word) => occurs(word, texts))) return true;
    const also = collection.alsoWords(record);
    if (also === '') return false;
    const former = { plain: also, latin: () => foldLatin(also) };
    return words.every((word) => occurs(word, texts) || occurs(word, former));
  };
}

/** One word as it may be meant: letters of the text, and of the text in folded Latin letters. */
interface Word {
  plain: readonly string[];
  latin?: string;
}

function readingsOfWord(word: string): Word {
  if (word.length < LATIN_LEAST || !/^(?=.*[a-z])[a-z\döü'[\];,./]+$/.test(word))
    return { plain: [word] };
  return { plain: [word, typedIn(word, 0), typedIn(word, 1)], latin: foldLatin(word) };
}

const occurs = ({ plain, latin }: Word, text: { plain: string; latin: () => string }): boolean =>
  plain.some((word) => text.plain.includes(word)) ||
  (latin !== undefined && text.latin().includes(latin));
