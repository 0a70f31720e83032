import type { RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ETAG } from '../../src/dataProviders/version';
import type { AnyEntity } from '../../src/entity/entity';
import { isBlank, maskOf } from '../../src/entity/Field';
import { changedValues, writableFields } from '../../src/entity/writable';
import { FOLLOWS, FOLLOWS_ALWAYS, NEVER_ALONE, RECORDS, SENT, VALUES } from './support/editsByHand';
import { declared } from './support/entities';
import { otherValue, type OtherValue } from './support/otherValue';
import { consoleWire } from './support/wire';

const wire = consoleWire();

type Id = RaRecord['id'];

/** One record for each form that an entity has: sections come and go with the values of a record, and some stay as they are. */
function recordsOf(entity: AnyEntity): readonly Id[] {
  const byForm = new Map<string, Id>();
  for (const record of wire.kept(entity.name)) {
    const form = writableFields(entity, record).join(' ');
    if (form !== '' && !byForm.has(form)) byForm.set(form, record.id);
  }
  return RECORDS[entity.name] ?? [...byForm.values()];
}

/** The record as a form is given it. */
const open = async (name: string, id: Id): Promise<RaRecord> =>
  (await wire.provider.getOne<RaRecord>(name, { id })).data;

const byHand = Object.keys(VALUES);

/** The value by hand of a field of a record; nothing where its kind makes one. */
const keyOf = (name: string, id: Id, field: string): string | undefined =>
  [`${name} ${id} ${field}`, `${name} ${field}`].find((key) => byHand.includes(key));

/** What an edit may say of a record, one after the other: values by hand last, in their order. */
function fieldsOf(entity: AnyEntity, record: RaRecord): string[] {
  const { name } = entity;
  const place = (field: string) => byHand.indexOf(keyOf(name, record.id, field) ?? '');
  return writableFields(entity, record)
    .filter((field) => !NEVER_ALONE.includes(`${name} ${field}`))
    .sort((one, other) => place(one) - place(other));
}

function otherOf(entity: AnyEntity, field: string, record: RaRecord): OtherValue {
  const key = keyOf(entity.name, record.id, field);
  if (key === undefined) return otherValue(entity, field, record, wire.kept);
  return { value: VALUES[key], sent: key in SENT ? SENT[key] : VALUES[key] };
}

/** What was said of a refused update: the status, and a reason at each field. */
const refusal = ({ status, fields }: { status: number; fields?: Record<string, string> }) => ({
  status,
  fields,
});

const edited = declared
  .map(({ entity }) => entity)
  .filter(({ access, of }) => access.edit && !of)
  .map((entity) => [entity.name, entity] as const);

describe.each(edited)('an edit of %s', (name, entity) => {
  const { endpoint, fields } = entity;

  it('sends a field that was changed, and nothing else, under the version that was seen', async () => {
    const kept = (id: Id) => wire.kept(name).find((one) => one.id === id);
    expect(recordsOf(entity)).not.toEqual([]);
    for (const id of recordsOf(entity)) {
      const neighbours = () => structuredClone(wire.kept(name).filter((one) => one.id !== id));
      const beside = neighbours();
      const tried = fieldsOf(entity, await open(name, id));
      expect([id, tried]).not.toEqual([id, []]);
      for (const field of tried) {
        const record = await open(name, id);
        const { value, sent } = otherOf(entity, field, record);
        const before = structuredClone(kept(id));
        const data = changedValues(entity, { ...record, [field]: value }, record);
        wire.sent.length = 0;
        const answer = await wire.provider
          .update(name, { id, data, previousData: record })
          .catch((error: unknown) => error);
        expect([id, field, answer]).toEqual([
          id,
          field,
          { data: expect.objectContaining({ id }) as object },
        ]);
        expect(wire.sent).toEqual([
          {
            method: 'PUT',
            path: expect.stringMatching(
              new RegExp(`${entity.at?.change ?? endpoint}/${id}$`),
            ) as string,
            body: { [field]: sent },
            ifMatch: record[ETAG],
          },
        ]);
        expect(record[ETAG]).toMatch(/^"\d+"$/);
        // Everything else of the record stays as it was, but for what is known to follow.
        const own = [field, 'updatedAt', 'updatedBy', ...(FOLLOWS_ALWAYS[name] ?? [])];
        const others = Object.entries(before ?? {}).filter(([one]) => !own.includes(one));
        const follows = FOLLOWS[`${name} ${field}`] ?? {};
        expect(kept(id)).toMatchObject({ ...Object.fromEntries(others), ...follows });
      }
      expect(neighbours()).toEqual(beside);
    }
  });

  it('sends nothing where nothing was changed', async () => {
    for (const id of recordsOf(entity)) {
      const record = await open(name, id);
      expect([id, changedValues(entity, { ...record }, record)]).toEqual([id, {}]);
    }
  });

  it('is refused by name for every other field, and for a mask in place of a value', async () => {
    for (const id of recordsOf(entity)) {
      const record = await open(name, id);
      const writable = writableFields(entity, record);
      const refused = (field: string) =>
        wire.provider
          .update(name, {
            id,
            data: { [field]: record[field] ?? 'x' },
            previousData: record,
          })
          .then(() => 'saved', refusal);
      const others = Object.keys(fields).filter((one) => !writable.includes(one));
      for (const field of ['id', 'nobodyKnows', ...others])
        expect([field, await refused(field)]).toEqual([
          field,
          { status: 400, fields: { [field]: 'validation.not_writable' } },
        ]);
      const masked = writable.filter((one) => maskOf(fields[one]) && !isBlank(record[one]));
      for (const field of masked) {
        expect(record[field]).toContain('*');
        expect([field, await refused(field)]).toEqual([
          field,
          { status: 400, fields: { [field]: 'validation.masked' } },
        ]);
      }
    }
  });
});
