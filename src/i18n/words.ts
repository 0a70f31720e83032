import type { Locale } from './locale';

/** What a message key says, in the three languages of the console: natural Mongolian first. */
export type Text = Readonly<Record<Locale, string>>;

/** The people of the embedded identity provider, by their user names. */
export type DemoPerson =
  | 'admin'
  | 'operator'
  | 'economist'
  | 'accountant'
  | 'agent'
  | 'worker'
  | 'tenant';

/** What a permission opens, in words, and who holds it in the sample: nobody else does until somebody grants it. */
export type RightText = Text & { readonly demo: readonly DemoPerson[] };

/** A tree of keys with a text at every leaf. */
export interface WordTree {
  readonly [key: string]: Text | RightText | WordTree;
}

/**
 * The words of a room or of several: a tree of keys with a text at every leaf. `rights` are the permissions that the room
 * brings with it, by their names (docs/domain/identity.md 1.2): the compiler knows them from here, and so do the pages of
 * rights and the embedded identity provider.
 */
export type Words = WordTree & { readonly rights?: Readonly<Record<string, RightText>> };

/** The tree of message keys of these words. */
export type Keys<W> = { [K in keyof W]: KeyOrKeys<W[K]> };

type KeyOrKeys<Node> = Node extends Text ? string : Keys<Node>;

const isText = (node: Text | RightText | WordTree): node is Text => typeof node.mn === 'string';

/** The words in one language: the same tree of keys, with a plain text at every leaf. */
export function inLanguage<W extends WordTree>(words: W, locale: Locale): Keys<W> {
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
