import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { allEnums } from '../../src/domain/enums/allEnums';
import { labelKeyOf } from '../../src/domain/enums/readEnum';
import type { AnyEntity } from '../../src/entity/entity';
import type { Field } from '../../src/entity/Field';
import type { Phrases } from '../../src/i18n/flatten';
import { catalogueOf } from '../i18n/catalogues';
import { readAsked, type Asked, type Template } from './support/asked';
import { declared } from './support/entities';

/** Keys that react-admin and its packages ask for themselves. */
const LIBRARIES = /^ra\./;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fields with those of embedded rows, which another entity may label. */
const fieldsOf = (owner: string, fields: Readonly<Record<string, Field>>): [string, string][] =>
  Object.entries(fields).flatMap(([field, { options }]): [string, string][] => [
    [owner, field],
    ...fieldsOf(
      (options.labels as string | undefined) ?? owner,
      (options.fields ?? {}) as Readonly<Record<string, Field>>,
    ),
  ]);

/** Keys that follow from a declaration. */
function declaredKeys({ name, fields, form, show, list, tabs, subPages, lifecycle }: AnyEntity) {
  const { actions = {}, inputs = {} } = lifecycle ?? {};
  const asked = Object.values(inputs).flatMap((one) => fieldsOf(name, one ?? {}));
  return [
    `resources.${name}.name`,
    ...[...fieldsOf(name, fields), ...asked].map(
      ([of, field]) => `resources.${of}.fields.${field}`,
    ),
    ...[...(form ?? []), ...(show ?? [])].map(({ key }) => `resources.${name}.sections.${key}`),
    ...(list.views ?? []).map(({ key }) => `resources.${name}.views.${key}`),
    ...(tabs ?? []).map(({ key }) => `resources.${name}.tabs.${key}`),
    ...(subPages ?? []).map((key) => `resources.${name}.subPages.${key}`),
    ...Object.keys(actions).map((action) => `resources.${name}.actions.${action}`),
  ];
}

let mongolian: Phrases;
let keys: readonly string[];
let asked: Asked;
beforeAll(async () => {
  mongolian = await catalogueOf('mn');
  keys = Object.keys(mongolian);
  asked = readAsked();
});

/** A file, those that it takes and those that take it: what fills a key is said there. */
function around(file: string): ReadonlySet<string> {
  const takers = [...asked.files].filter(([, { imports }]) => imports.has(file));
  return new Set([
    file,
    ...(asked.files.get(file)?.imports ?? []),
    ...takers.map(([taker]) => taker),
  ]);
}

/** What stands in the holes of a template where it gives this text. */
function filler({ parts, holes }: Template): (text: string) => readonly string[] | undefined {
  const hole = (at: number): string =>
    at < holes.length ? `(${holes[at]?.map(escaped).join('|') ?? '[\\w./-]+'})` : '';
  const pattern = new RegExp(`^${parts.map((part, at) => escaped(part) + hole(at)).join('')}$`);
  return (text) =>
    text.startsWith(parts[0]) && text.endsWith(parts[parts.length - 1])
      ? pattern.exec(text)?.slice(1)
      : undefined;
}

/** False for what is no key, and for what is put together of the name of whatever entity: declarations say those. */
const isTelling = ({ parts, holes }: Template) =>
  parts.some((part) => /[A-Za-z]{2}/.test(part)) &&
  parts.every((part) => /^[\w./-]*$/.test(part)) &&
  !(holes[0] === null && ['resources.', 'enums.', 'action.'].includes(parts[0]));

/** True where the files say such a text: literally, or put together of what they say. */
function sayingOf(files: ReadonlySet<string>): (text: string) => boolean {
  const words = new Set([...files].flatMap((file) => [...(asked.files.get(file)?.words ?? [])]));
  const templates = asked.templates
    .filter((one) => files.has(one.file) && isTelling(one))
    .map(({ holes, ...rest }) => ({ holes, fillsOf: filler({ holes, ...rest }) }));
  const isPutTogether = (text: string) =>
    templates.some(({ holes, fillsOf }) =>
      fillsOf(text)?.every((fill, at) => holes[at] || words.has(fill)),
    );
  return (text) => words.has(text) || isPutTogether(text);
}

/** What the code asks for by its key: literally, or put together. */
function askedFor(): Set<string> {
  const said = new Set([...asked.files.values()].flatMap(({ texts }) => [...texts]));
  const found = new Set(keys.filter((key) => said.has(key)));
  for (const template of asked.templates.filter(isTelling)) {
    const fillsOf = filler(template);
    const matches = keys.flatMap((key) => {
      const fills = found.has(key) ? undefined : fillsOf(key);
      return fills ? [[key, fills] as const] : [];
    });
    if (matches.length === 0) continue;
    const isSaid = sayingOf(around(template.file));
    for (const [key, fills] of matches)
      if (fills.every((fill, at) => template.holes[at] || isSaid(fill))) found.add(key);
  }
  return found;
}

/** Words for what a history tells: what was done, and why. */
const TOLD =
  /^(?:resources\.[^.]+\.(?:events|reasons)|done|enums\.CustomerEvent|record\.sources)\.(\w+)/;

/** What the gateways write into histories: acts of life cycles, and what they name themselves. */
function toldByGateways(): (key: string) => boolean {
  const gateways = [...asked.files].filter(([file]) => file.startsWith('mocks/'));
  const told = new Set([
    ...gateways.flatMap(([, { texts }]) => [...texts]),
    ...declared.flatMap(({ entity }) => Object.keys(entity.lifecycle?.actions ?? {})),
  ]);
  return (key) => {
    const [, act] = TOLD.exec(key) ?? [];
    return act !== undefined && told.has(act);
  };
}

/** Labels beside the declared ones: asked for where the resource is named, by pages of its own or in histories. */
function isNamedWith(key: string): boolean {
  const [, name, part, last] = /^resources\.([^.]+)\.(\w+)\.([\w-]+)/.exec(key) ?? [];
  if (!part) return false;
  const own = declared.find(({ entity }) => entity.name === name)?.file;
  return [...asked.files].some(
    ([file, { words, imports }]) =>
      words.has(last) &&
      (file === own || !file.endsWith('.entity.ts')) &&
      (words.has(name) || (own !== undefined && imports.has(own))),
  );
}

/** A list over another entity's records has the words of its fields as they are. */
function isOfSource(key: string): boolean {
  const own = declared.find(
    ({ entity }) => entity.of && key.startsWith(`resources.${entity.name}.`),
  );
  const { name = '', of } = own?.entity ?? {};
  const source = key.replace(`resources.${name}.fields.`, `resources.${of?.resource}.fields.`);
  return source !== key && mongolian[source] === mongolian[key];
}

/** What the documents word stays as they word it, though nothing of the console's own says it. */
const documented = (): string[] =>
  [...readFileSync('docs/domain/coverage.md', 'utf8').matchAll(/`([\w.]+)` \|$/gm)].map(
    ([, key]) => key,
  );

it('has no text that nothing asks for', () => {
  const declaredOnes = declared.flatMap(({ entity }) => declaredKeys(entity));
  const own = new Set(keys);
  /** Where a room does not say it itself, the frame's words are shown. */
  const shared = declaredOnes
    .filter((key) => !own.has(key))
    .map((key) =>
      key
        .replace(/^resources\..*\.fields\./, 'resources.common.fields.')
        .replace(/^resources\..*\.actions\./, 'action.'),
    );
  const used = new Set([
    ...askedFor(),
    ...declaredOnes,
    ...shared,
    ...documented(),
    ...[...allEnums.values()].flatMap((one) => one.values.map((value) => labelKeyOf(one, value))),
  ]);
  const reasons = [
    (key: string) => used.has(key),
    (key: string) => LIBRARIES.test(key),
    toldByGateways(),
    isOfSource,
    isNamedWith,
  ];
  const dead = keys.filter((key) => !reasons.some((isAsked) => isAsked(key)));
  expect(dead).toEqual([]);
});
