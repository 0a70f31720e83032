import { describe, expect, it } from 'vitest';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import { labelKeyOf } from '../../src/domain/enums/readEnum';
import type { Field } from '../../src/entity/Field';
import { eachEntity, fieldEntries } from './support/entities';
import { CustomerEvent } from '../../src/domain/enums/customers';
import { customerEvents } from '../../src/resources/customers/customer/words';
import { languages, missing, textOf, type Language } from './support/messages';
import { discover } from '../../mocks/engine/discover';

/** The fields of which acts write a row of their own into a record's history, by entity. */
const recorded = new Map(
  discover().hooks.map(({ resource, recorded = [] }) => [resource, recorded] as const),
);

/** Fields with the entity that labels them; those of embedded lists may name another one (`labels`). */
function labelledBy(
  owner: string,
  entries: readonly (readonly [string, Field])[],
): { owner: string; field: string }[] {
  return entries.flatMap(([field, { options }]) => [
    { owner, field },
    ...(options.fields
      ? labelledBy(
          (options.labels as string | undefined) ?? owner,
          Object.entries(options.fields as Record<string, Field>),
        )
      : []),
  ]);
}

/** A field has a label of its own, or the one that all entities share. */
const hasLabel = (language: Language, area: string, owner: string, field: string): boolean =>
  [owner, 'common'].some((of) => textOf(language, area, `resources.${of}.fields.${field}`));

const enumerationsOf = (entries: readonly (readonly [string, Field])[]): Enumeration[] =>
  entries.flatMap(([, { options }]) => [
    ...(options.enumeration ? [options.enumeration as Enumeration] : []),
    ...(options.fields
      ? enumerationsOf(Object.entries(options.fields as Record<string, Field>))
      : []),
  ]);

describe.each(eachEntity)('labels of %s in three languages', (name, row) => {
  const { entity, area } = row;

  it('names one record and many', () => {
    expect(missing(area, [`resources.${name}.name`])).toEqual([]);
    for (const language of languages)
      expect(textOf(language, area, `resources.${name}.name`), language).toMatch(/\S \|\|\|\| \S/);
  });

  it('has a label for every field, its own or the shared one', () => {
    const unlabelled = languages.flatMap((language) =>
      labelledBy(name, fieldEntries(row))
        .filter(({ owner, field }) => !hasLabel(language, area, owner, field))
        .map(({ field }) => `${language}: ${field}`),
    );
    expect(unlabelled).toEqual([]);
  });

  it('has a label for everything that its history tells', () => {
    const untold = (recorded.get(name) ?? []).filter((field) =>
      languages.some((language) => !hasLabel(language, area, name, field)),
    );
    expect(untold).toEqual([]);
  });

  it('has a title for every section, view and screen', () => {
    const sections = [...(entity.form ?? []), ...(entity.show ?? [])].map(
      ({ key }) => `sections.${key}`,
    );
    const views = (entity.list.views ?? []).map(({ key }) => `views.${key}`);
    const own = [...sections, ...views].map((key) => `resources.${name}.${key}`);
    expect(missing(area, [...own, ...Object.values(entity.titles ?? {})])).toEqual([]);
  });

  it('has a word for every action, its own or the shared verb', () => {
    const wordless = languages.flatMap((language) =>
      Object.keys(entity.lifecycle?.actions ?? {})
        .filter((action) =>
          [`resources.${name}.actions.${action}`, `action.${action}`].every(
            (key) => !textOf(language, area, key),
          ),
        )
        .map((action) => `${language}: ${action}`),
    );
    expect(wordless).toEqual([]);
  });

  it('has words for everything that is asked before its actions', () => {
    const { actions = {}, inputs = {}, code } = entity.lifecycle ?? {};
    const asked = Object.values(inputs).flatMap((fields) => Object.entries(fields ?? {}));
    const unlabelled = languages.flatMap((language) =>
      [...labelledBy(name, asked), ...(code ? [{ owner: name, field: code }] : [])]
        .filter(({ owner, field }) => !hasLabel(language, area, owner, field))
        .map(({ field }) => `${language}: ${field}`),
    );
    expect(unlabelled).toEqual([]);
    const reasons = Object.values(actions).flatMap((action) => action.reasons ?? []);
    const values = [...enumerationsOf(asked), ...reasons].flatMap((enumeration) =>
      enumeration.values.map((value) => labelKeyOf(enumeration, value)),
    );
    expect(missing(area, values)).toEqual([]);
  });

  it('has a label for every value of its enumerations', () => {
    const keys = enumerationsOf(fieldEntries(row)).flatMap((enumeration) =>
      enumeration.values.map((value) => labelKeyOf(enumeration, value)),
    );
    expect(missing(area, keys)).toEqual([]);
  });
});

it("says in a customer's log whatever it says in a customer's history", () => {
  expect([...CustomerEvent.values].sort()).toEqual(Object.keys(customerEvents).sort());
});
