import { describe, expect, it } from 'vitest';
import { isPrivate, type Field } from '../../src/entity/Field';
import { NAME_COLUMN } from '../../src/entity/entity';
import { findManifest } from '../../src/entity/manifests';
import { manifests } from 'virtual:manifest';
import { eachEntity, entityNames, fieldEntries } from './support/entities';

/** Personal data by nature. */
const PERSONAL_KINDS = ['registerNumber', 'bank'];
const PERSONAL_DIGITS = ['validation.civil_id', 'validation.phone'];
const isPersonal = ({ kind, options }: Field): boolean =>
  PERSONAL_KINDS.includes(kind.name) ||
  options.format === 'email' ||
  PERSONAL_DIGITS.includes(String(options.message));

it('finds every entity in the manifest, and nothing else', () => {
  expect(manifests.map(({ name }) => name).sort()).toEqual([...entityNames].sort());
  expect(new Set(entityNames).size).toBe(entityNames.length);
});

describe.each(eachEntity)('declaration of %s', (_name, row) => {
  const { entity } = row;
  const known = Object.keys(entity.fields);

  it('names only its own fields', () => {
    const { list, record, lifecycle } = entity;
    const sections = [...(entity.form ?? []), ...(entity.show ?? [])];
    const named = [
      ...list.columns.filter((column) => column !== NAME_COLUMN),
      ...(list.optional ?? []),
      ...(list.filters ?? []),
      list.sort.field,
      ...(list.views ?? []).flatMap(({ filter }) => Object.keys(filter)),
      ...[entity.represent].flat(),
      ...sections.flatMap(({ fields, when }) => [...fields, ...(when ? [when.field] : [])]),
      ...(record?.facts ?? []),
      ...(record?.status ? [record.status] : []),
      ...(entity.unique ?? []),
      ...(lifecycle ? [lifecycle.field] : []),
      ...Object.values(lifecycle?.actions ?? {}).flatMap(({ consequences = [] }) => consequences),
    ];
    expect(named.filter((field) => field !== 'id' && !known.includes(field))).toEqual([]);
  });

  it('is searched where the palette looks for it, and says at most three things of a record', () => {
    const { palette, list, access } = entity;
    if (!palette) return;
    expect(list.search).toBeTruthy();
    expect(access.show).toBeDefined();
    expect(palette.says.filter((field) => !known.includes(field))).toEqual([]);
    expect(palette.says.length).toBeLessThanOrEqual(3);
  });

  it('shows no column twice, hides none of the chosen ones, and has at most six facts', () => {
    const columns = [...entity.list.columns, ...(entity.list.optional ?? [])];
    expect(new Set(columns).size).toBe(columns.length);
    // What stays in sight is among those that everybody has.
    const { decides } = entity.list;
    if (decides) expect(entity.list.columns).toContain(decides);
    expect(entity.record?.facts?.length ?? 0).toBeLessThanOrEqual(6);
  });

  it('filters only by what can be filtered', () => {
    const useless = (entity.list.filters ?? []).filter(
      (field) => entity.fields[field].kind.filter === 'none',
    );
    expect(useless).toEqual([]);
  });

  it('asks for every required field in its form, and never for a read-only one', () => {
    if (!entity.form) return;
    const asked = entity.form.flatMap(({ fields }) => fields);
    expect(new Set(asked).size).toBe(asked.length);
    const required = fieldEntries(row).filter(
      ([, { options }]) => options.required && !options.readOnly,
    );
    expect(required.map(([field]) => field).filter((field) => !asked.includes(field))).toEqual([]);
    expect(asked.filter((field) => entity.fields[field].options.readOnly)).toEqual([]);
  });

  it('has a form exactly when somebody may create or edit', () => {
    expect(entity.form !== undefined).toBe(Boolean(entity.access.create ?? entity.access.edit));
  });

  it('points only at entities that exist', () => {
    const targets = fieldEntries(row).flatMap(([, { options }]) =>
      typeof options.resource === 'string' ? [options.resource] : [],
    );
    expect(targets.filter((target) => findManifest(target) === undefined)).toEqual([]);
  });

  it('keeps personal data private', () => {
    const open = fieldEntries(row).filter(([, field]) => isPersonal(field) && !isPrivate(field));
    expect(open.map(([field]) => field)).toEqual([]);
  });

  it('has an address below its gateway that starts with a slash and does not end with one', () => {
    expect(entity.endpoint).toMatch(/^\/[\w/-]*\w$/);
  });
});
