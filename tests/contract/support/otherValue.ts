import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { seededRandom } from '../../../mocks/engine/samples/random';
import { sampleOf } from '../../../mocks/engine/samples/sampleOf';
import { addDays } from '../../../src/domain/dates';
import type { AnyEntity } from '../../../src/entity/entity';
import { isMask, isSameValue, rowFieldsOf, type Field } from '../../../src/entity/Field';
import { validateRecord } from '../../../src/entity/validate';
import { isWritable } from '../../../src/entity/writable';
import type { ChoiceOptions } from '../../../src/fields/choice/schema';
import type { ReferenceOptions } from '../../../src/fields/reference/schema';
import { TODAY } from './gateways';

/** How many samples of a kind are looked at for one that the rules allow. */
const SAMPLES = 60;

type Row = Readonly<Record<string, unknown>>;

/** The records of a resource as the gateways keep them. */
type Kept = (resource: string) => readonly MockRecord[];

/** A value that an edit may say, and what is sent of it: of lists of sub-records their ids and what differs. */
export interface OtherValue {
  value: unknown;
  sent: unknown;
}

/** Values of a field by its kind: every choice there is, every record that is pointed at, and samples of all others. */
function* valuesOf(field: Field, kept: Kept): Generator<unknown> {
  const { kind, options } = field;
  const {
    enumeration,
    only,
    resource,
    filter = {},
  } = options as Partial<ChoiceOptions & ReferenceOptions>;
  if (kind.name === 'flag') yield* [true, false];
  else if (enumeration) {
    for (const one of only ?? enumeration.values) yield kind.several ? [one] : one;
  } else if (resource && kind.refersTo === 'record') {
    const fits = (record: Row) =>
      Object.entries(filter).every(([name, value]) => [value].flat().includes(record[name]));
    for (const record of kept(resource))
      if (fits(record)) yield kind.several ? [record.id] : record.id;
  } else {
    const random = seededRandom(17);
    for (let index = 0; index < SAMPLES; index += 1)
      yield sampleOf(field, { index, random, today: TODAY, staff: [], lenders: [] });
  }
}

/** Lists of sub-records with one of their values changed, or with first rows where there are none. */
function* listsOf(field: Field, rows: readonly Row[], kept: Kept): Generator<OtherValue> {
  if (rows.length === 0) for (const value of valuesOf(field, kept)) yield { value, sent: value };
  const fields = rowFieldsOf(field) ?? {};
  const typed = Object.keys(fields).filter((name) => isWritable(fields[name], false));
  for (const [place, row] of rows.entries())
    for (const name of typed.filter((one) => !isMask(fields[one], row[one])))
      for (const value of valuesOf(fields[name], kept))
        if (!isSameValue(value, row[name]))
          yield {
            value: rows.map((one, at) => (at === place ? { ...one, [name]: value } : one)),
            sent: rows.map(({ id }, at) => (at === place ? { id, [name]: value } : { id })),
          };
}

/** Of days first those beside: a period that is going on goes on. */
function* likely(field: Field, now: unknown, kept: Kept): Generator<unknown> {
  if (field.kind.scale === 'day' && typeof now === 'string')
    yield* [addDays(now, 1), addDays(now, -1)];
  yield* valuesOf(field, kept);
}

function* othersOf(field: Field, now: unknown, kept: Kept): Generator<OtherValue> {
  if (rowFieldsOf(field)) yield* listsOf(field, Array.isArray(now) ? now : [], kept);
  else
    for (const value of likely(field, now, kept))
      if (!isSameValue(value, now)) yield { value, sent: value };
}

/**
 * Another value of a field of a record than it has, made by the field's kind: the first that the declared rules allow
 * beside everything else that the record says.
 * @throws when there is none: it must be said by hand
 */
export function otherValue(entity: AnyEntity, name: string, record: Row, kept: Kept): OtherValue {
  const wrongWith = (values: Row) =>
    validateRecord(entity, values).map(({ path, key }) => `${path} ${key}`);
  // A sample may break a rule by itself: masks are no values.
  const before = wrongWith(record);
  for (const other of othersOf(entity.fields[name], record[name], kept)) {
    const wrong = wrongWith({ ...record, [name]: other.value });
    if (wrong.every((issue) => before.includes(issue))) return other;
  }
  throw new Error(`${entity.name} ${name}: no value of its kind is allowed; say one by hand.`);
}
