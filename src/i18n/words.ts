import type { Locale } from './locale';

/** What a message key says, in the three languages of the console: natural Mongolian first. */
export type Text = Readonly<Record<Locale, string>>;

/** The words of a room or of several: a tree of keys with a text at every leaf. */
export interface Words {
  readonly [key: string]: Text | Words;
}

/** The tree of message keys of these words. */
export type Keys<W> = { [K in keyof W]: W[K] extends Text ? string : Keys<W[K]> };

const isText = (node: Text | Words): node is Text => typeof node.mn === 'string';

/** The words in one language: the same tree of keys, with a plain text at every leaf. */
export function inLanguage<W extends Words>(words: W, locale: Locale): Keys<W> {
  const entries = Object.entries(words).map(([key, node]) => [
    key,
    isText(node) ? node[locale] : inLanguage(node, locale),
  ]);
  return Object.fromEntries(entries) as Keys<W>;
}

/** Some of these words by their keys: what a list over another room's records takes from its source as it is. */
export function only<W extends object, const K extends keyof W & string>(
  words: W,
  keys: readonly K[],
): Pick<W, K> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<W, K>;
}
