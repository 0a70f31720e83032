import { expect, it } from 'vitest';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import { labelKeyOf } from '../../src/domain/enums/readEnum';
import type { AnyEntity } from '../../src/entity/entity';
import { collectManifests } from '../../src/entity/collectManifests';
import { collectTexts, listTexts } from '../../src/i18n/collectTexts';
import { flatten } from '../../src/i18n/flatten';
import { messages } from '../../src/i18n/mn';
import { declared } from '../contract/support/entities';

/** The entity, and the one whose records it lists. */
const resourcesOf = ({ name, of }: AnyEntity): string[] => [name, ...(of ? [of.resource] : [])];

/** Texts of a list that come with it, by one entity's name or another's. */
const labelled = (entity: AnyEntity, part: string, of: readonly string[]): string[][] =>
  of.map((key) =>
    [...resourcesOf(entity), 'common'].map((name) => `resources.${name}.${part}.${key}`),
  );

const enumerationsOf = (entity: AnyEntity, fields: readonly string[]): Enumeration[] =>
  fields.flatMap((field) => (entity.fields[field]?.options.enumeration as Enumeration) ?? []);

/** What a generated list asks for: each is said by the first of these keys that has words. */
function askedBy(entity: AnyEntity): string[][] {
  const { columns, filters = [], views = [] } = entity.list;
  const drawn = [...columns, ...filters].filter((field) => field in entity.fields);
  return [
    ...labelled(entity, 'fields', drawn),
    ...labelled(
      entity,
      'views',
      views.map(({ key }) => key),
    ),
    ...enumerationsOf(entity, drawn).flatMap((enumeration) =>
      enumeration.values.map((value) => [labelKeyOf(enumeration, value)]),
    ),
  ];
}

it('every list has all its labels before the texts of its area have come', () => {
  const { areas } = collectTexts('mn');
  const frame = flatten(messages, {});
  const kept = new Map(collectManifests().map((one) => [one.manifest.name, one]));
  const wordless = declared.flatMap(({ entity, area }) => {
    const { enumerations = [] } = kept.get(entity.name) ?? {};
    const there = flatten(listTexts(areas[area], resourcesOf(entity), enumerations), { ...frame });
    return askedBy(entity)
      .filter((keys) => keys.every((key) => !there[key]))
      .map(([key]) => key);
  });
  expect(declared.length).toBeGreaterThan(100);
  expect(wordless).toEqual([]);
});
