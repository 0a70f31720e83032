import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Phrases } from '../../src/i18n/flatten';
import { catalogueOf } from './catalogues';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/^i18n\/|\/labels\.\w\w\.ts$/.test(name));

/** Words with dots that look like the key of a text: variables of letters, and names of drafts. */
const OTHERS =
  /^domain\/letters\/.*: list\.|: (loans|users)\.new$|: income\.\S+\.new$|: users\.\S+\.password$/;

const LITERAL = /'([A-Za-z]\w*(?:\.\w[\w/-]*)+)'/g;
const TEMPLATE = /`([A-Za-z]\w*(?:\.\w[\w/-]*)*\.(?:\$\{[^}`]*\}|[\w./-])+)`/g;

let phrases: Phrases;
let keys: readonly string[];
let roots: ReadonlySet<string>;
beforeAll(async () => {
  phrases = await catalogueOf('mn');
  keys = Object.keys(phrases);
  roots = new Set(keys.map((key) => key.split('.')[0]));
});

const isRoot = (key: string) => roots.has(key.split('.')[0]);

/** A text, or a group of texts whose last part or word is added elsewhere. */
const isKnown = (key: string) =>
  phrases[key] !== undefined ||
  keys.some((one) => /^[._]/.test(one.slice(key.length)) && one.startsWith(key));

function isFilled(template: string): boolean {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  return keys.some((key) => pattern.test(key));
}

it('every text that the console asks for by its key is there', () => {
  const asked = files.flatMap((name) => {
    const text = readFileSync(`src/${name}`, 'utf8');
    const literals = [...text.matchAll(LITERAL)].map(([, key]) => key);
    const templates = [...text.matchAll(TEMPLATE)].map(([, key]) => key);
    return [
      ...literals.filter(isRoot).map((key) => [`${name}: ${key}`, isKnown(key)] as const),
      ...templates
        .filter((key) => key.includes('${') && isRoot(key))
        .map((key) => [`${name}: ${key}`, isFilled(key)] as const),
    ];
  });
  expect(asked.length).toBeGreaterThan(2_000);
  const missing = asked.filter(([where, isThere]) => !isThere && !OTHERS.test(where));
  expect(missing.map(([where]) => where)).toEqual([]);
});
