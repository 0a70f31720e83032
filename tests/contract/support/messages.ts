import { inLanguage, type WordTree } from '../../../src/i18n/words';

export const languages = ['mn', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

type Tree = { [key: string]: string | Tree };

const frames: Readonly<Record<string, { messages: Tree }>> = import.meta.glob(
  '../../../src/i18n/{mn,en,ru}/index.ts',
  {
    eager: true,
  },
);
const rooms: Readonly<Record<string, WordTree>> = import.meta.glob(
  '../../../src/resources/**/words.ts',
  { eager: true, import: 'words' },
);

function merge(into: Tree, from: Tree): Tree {
  for (const [key, value] of Object.entries(from)) {
    const there = into[key];
    into[key] =
      typeof there === 'object' && typeof value === 'object' ? merge({ ...there }, value) : value;
  }
  return into;
}

const catalogues = new Map<string, Tree>();

/** What is there when a page of the area is open: the texts of every page, and the area's own. */
function catalogue(language: Language, area: string): Tree {
  const known = catalogues.get(`${language} ${area}`);
  if (known) return known;
  const tree = merge({}, frames[`../../../src/i18n/${language}/index.ts`].messages);
  for (const [path, words] of Object.entries(rooms)) {
    if (path.includes(`/resources/${area}/`)) merge(tree, inLanguage(words, language));
  }
  catalogues.set(`${language} ${area}`, tree);
  return tree;
}

/** The text of a message key while a page of the area is open; undefined = the raw key would be shown. */
export function textOf(language: Language, area: string, key: string): string | undefined {
  let tree: string | Tree | undefined = catalogue(language, area);
  for (const part of key.split('.')) tree = typeof tree === 'object' ? tree[part] : undefined;
  return typeof tree === 'string' && tree.trim() !== '' ? tree : undefined;
}

/** The keys of the list that have no text in some language, as `en: key`. */
export const missing = (area: string, keys: readonly string[]): string[] =>
  languages.flatMap((language) =>
    keys
      .filter((key) => textOf(language, area, key) === undefined)
      .map((key) => `${language}: ${key}`),
  );
