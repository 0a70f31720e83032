/** Message texts by their dotted keys, as polyglot holds them. */
export type Phrases = Record<string, string>;

/** Adds a tree of messages to `phrases` under dotted keys: `{ action: { add: '…' } }` → `action.add`. */
export function flatten(tree: object, phrases: Phrases, prefix = ''): Phrases {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') phrases[prefix + key] = value;
    else flatten(value as object, phrases, `${prefix}${key}.`);
  }
  return phrases;
}
