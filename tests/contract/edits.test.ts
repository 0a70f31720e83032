import type { RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { changedValues, writableFields } from '../../src/entity/writable';
import { ETAG } from '../../src/dataProviders/version';
import { isMask } from '../../src/entity/Field';
import { EDITS, type Edited } from './support/edits';
import { declared } from './support/entities';
import { consoleWire } from './support/wire';

const wire = consoleWire();

const edited = declared
  .map(({ entity }) => entity)
  .filter(({ access, of }) => access.edit && !of)
  .flatMap((entity) =>
    (EDITS[entity.name] ?? []).map(
      (edit, index) => [`${entity.name} ${index + 1}`, entity, edit] as const,
    ),
  );

/** What cannot be changed alone: a unit takes those below it along. */
const NEVER_ALONE = ['customers city', 'customers district'];

it('walks every entity that can be edited', () => {
  const editable = declared.filter(({ entity }) => entity.access.edit && !entity.of);
  expect(editable.map(({ entity }) => entity.name).sort()).toEqual(Object.keys(EDITS).sort());
});

describe.each(edited)('an edit of %s', (_, entity, { id, values, sent = {} }: Edited) => {
  const { name, endpoint, fields } = entity;

  /** The record as a form is given it. */
  async function open(): Promise<RaRecord> {
    return (await wire.provider.getOne<RaRecord>(name, { id })).data;
  }

  it('tries every field that it may change', async () => {
    const writable = writableFields(entity, await open());
    const alone = writable.filter((field) => !NEVER_ALONE.includes(`${name} ${field}`));
    expect(Object.keys(values).sort()).toEqual(alone.sort());
  });

  it('sends a field that was changed, and nothing else, under the version that was seen', async () => {
    for (const [field, value] of Object.entries(values)) {
      const record = await open();
      const data = changedValues(entity, { ...record, [field]: value }, record);
      wire.sent.length = 0;
      const answer = await wire.provider
        .update(name, { id: record.id, data, previousData: record })
        .catch((error: unknown) => error);
      expect([field, answer]).toEqual([
        field,
        { data: expect.objectContaining({ id: record.id }) as object },
      ]);
      expect(wire.sent).toEqual([
        {
          method: 'PUT',
          path: expect.stringMatching(
            new RegExp(`${entity.at?.change ?? endpoint}/${record.id}$`),
          ) as string,
          body: { [field]: field in sent ? sent[field] : value },
          ifMatch: record[ETAG],
        },
      ]);
      expect(record[ETAG]).toMatch(/^"\d+"$/);
    }
  });

  it('leaves everything else as it was', async () => {
    const record = () => wire.kept(name).find((one) => one.id === id);
    const neighbours = () => structuredClone(wire.kept(name).filter((one) => one.id !== id));
    const before = neighbours();
    for (const [field, value] of Object.entries(values)) {
      const shown = await open();
      // What a car may be lent for follows the car (docs/domain/lending.md 15.2).
      const capped = name === 'car-loan/loan-requests' ? CAPPED : [];
      const others = Object.entries(record() ?? {}).filter(
        ([one]) => ![field, 'updatedAt', 'updatedBy', ...capped].includes(one),
      );
      const data = changedValues(entity, { ...shown, [field]: value }, shown);
      await wire.provider.update(name, { id, data, previousData: shown });
      // The age goes with the birth date; the person who answered the former number of a relative has confirmed nothing about the new one.
      const follows = FOLLOWS[`${name} ${field}`] ?? {};
      expect(record()).toMatchObject({ ...Object.fromEntries(others), ...follows });
    }
    expect(neighbours()).toEqual(before);
  });

  it('sends nothing where nothing was changed', async () => {
    const record = await open();
    expect(changedValues(entity, { ...record }, record)).toEqual({});
  });

  it('is refused by name for every other field, and for a mask in place of a value', async () => {
    const record = await open();
    const writable = new Set(writableFields(entity, record));
    const refused = async (field: string, value: unknown) => {
      const update = wire.provider.update(name, {
        id: record.id,
        data: { [field]: value },
        previousData: record,
      });
      return update.then(
        () => [field, 'saved'],
        ({ status, fields: told }: { status: number; fields?: Record<string, string> }) => [
          field,
          status,
          told,
        ],
      );
    };
    const others = [
      'id',
      'nobodyKnows',
      ...Object.keys(fields).filter((one) => !writable.has(one)),
    ];
    for (const field of others)
      expect(await refused(field, record[field] ?? 'x')).toEqual([
        field,
        400,
        { [field]: 'validation.not_writable' },
      ]);
    const masks = [...writable].filter((field) => isMask(fields[field], record[field]));
    for (const field of masks)
      expect(await refused(field, record[field])).toEqual([
        field,
        400,
        { [field]: 'validation.masked' },
      ]);
    expect([name, masks]).toEqual([name, MASKS[`${name} ${id}`] ?? []]);
  });
});

const CAPPED = ['allowedPrice', 'yearThreshold', 'collateralPercent', 'cap'];
const UNCONFIRMED = {
  confirmed: 'UNCONFIRMED',
  confirmedBy: null,
  confirmedAt: null,
  callNote: null,
  // Who has typed the new phone: the admin of the test.
  phoneBy: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
};

/** What follows from a change of a field. */
const FOLLOWS: Readonly<Record<string, object>> = {
  // The stock is the sum of the variants.
  'coupon variants': { initialBalance: 33, remainingBalance: 33 },
  'family_relation phone': UNCONFIRMED,
  'customers birthDate': { age: 26 },
  'org-employee staffId': { positionCount: 0, positionNames: null },
  'org-user-position branchId': { branchName: 'Хан-Уул салбар' },
  'settings/message-template text': { version: 5, segments: 1 },
  'settings/mail-template subject': { version: 5 },
  'settings/mail-template htmlFile': { version: 6 },
};

/** Which writable fields are answered masked. */
const MASKS: Readonly<Record<string, readonly string[]>> = {
  'customers 100001': ['phone', 'contactPhone'],
  'customers 100005': ['directorRegnum', 'directorPhone', 'phone'],
  'family_relation 1000011': ['phone'],
  'org-employee 10': ['regnum', 'phone'],
};
