import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doneKeys } from '../../src/i18n/doneKeys';
import { catalogueOf } from '../i18n/catalogues';
import { declared, eachEntity } from './support/entities';
import { startGateways } from './support/gateways';
import { languages, textOf } from './support/messages';

const entities = new Map(declared.map((row) => [row.entity.name as string, row]));

/** The languages in which a history of the entity has no words for what was done. */
function speechless(resource: string, action: string): string[] {
  const { entity, area } = entities.get(resource) ?? {};
  const keys = doneKeys([resource, ...(entity?.of ? [entity.of.resource] : [])], action);
  return languages
    .filter((language) => keys.every((key) => !textOf(language, area ?? '', key)))
    .map((language) => `${language}: ${resource} ${action}`);
}

/** Acts that the gateways write into histories by names of their own: in a row, or handed to what writes it. */
const NAMED = [
  /\baction: [^,;{}\n]*/g,
  /\b(?:changeOther|noteMove|row|tell)\([^()]*?, ('[a-z_-]+')/g,
];
const gateways = ['mocks/engine', 'mocks/resources'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
const named = new Set(
  gateways.flatMap((text) =>
    NAMED.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([found, name]) =>
        [...(name ?? found).matchAll(/'([a-z_-]+)'/g)].map(([, one]) => one),
      ),
    ),
  ),
);

/** Mongolian that ends like an infinitive and is none; nothing yet. */
const NOUNS: readonly string[] = [];

/** What a line that names an act compares with, and the entity whose record it is written for. */
const NO_ACTS = ['receipt', 'filed', 'sticker'];

describe('interface.md 5.2: what was done is told in the past', () => {
  it.each(eachEntity)('%s has words for every act of its life cycle', (name, { entity }) => {
    const acts = Object.keys(entity.lifecycle?.actions ?? {});
    expect(acts.flatMap((act) => speechless(name, act))).toEqual([]);
  });

  it('has words for every act in the histories of the sample', async () => {
    const { store } = await startGateways();
    const told = new Set<string>();
    for (const { entity, all, gone } of store.keepers())
      for (const record of [...all, ...gone])
        for (const { action } of store.history.of(entity.name, record))
          told.add(`${entity.name} ${action}`);
    expect(told.size).toBeGreaterThan(100);
    expect(
      [...told].flatMap((one) => {
        const [resource, action] = one.split(' ');
        return speechless(resource, action);
      }),
    ).toEqual([]);
  });

  it('has words for every act that a gateway names itself', async () => {
    const catalogues = await Promise.all(languages.map(catalogueOf));
    const known = catalogues.map(
      (phrases) =>
        new Set(
          Object.keys(phrases).flatMap(
            (key) => /^(?:done|resources\.[^.]+\.events)\.([\w-]+)$/.exec(key)?.[1] ?? [],
          ),
        ),
    );
    expect([...named]).toEqual(
      expect.arrayContaining(['end_of_day', 'reverse', 'expire', 'go_on', 'keep_sms_back', 'pay']),
    );
    expect(
      [...named].filter((act) => !NO_ACTS.includes(act) && known.some((words) => !words.has(act))),
    ).toEqual([]);
  });

  it('says none of them as a button does', async () => {
    const past = Object.entries(await catalogueOf('mn')).filter(([key]) =>
      /^(?:done|resources\.[^.]+\.events)\./.test(key),
    );
    expect(past.length).toBeGreaterThan(250);
    expect(past.filter(([, text]) => /х$/.test(text) && !NOUNS.includes(text))).toEqual([]);
  });
});
