/** A column that an import looks for. */
export interface ImportColumn<K extends string = string> {
  key: K;
  /** Headings by which it is recognised, in any language; compared without case, spaces and marks. */
  aliases: readonly string[];
  required?: true;
  /** It says who or what is meant: a number that has lost its digits in the sheet is refused (docs/domain/input.md 7.3). */
  identifies?: true;
}

/** Which column of the file holds what; undefined = none. Numbers count from 0. */
export type Mapping<K extends string = string> = Readonly<Partial<Record<K, number>>>;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns of an import by their headings; each column of the file serves once. */
export function guessMapping<K extends string>(
  headings: readonly string[],
  columns: readonly ImportColumn<K>[],
): Mapping<K> {
  const taken = new Set<number>();
  const found: Partial<Record<K, number>> = {};
  for (const { key, aliases } of columns) {
    const wanted = new Set(aliases.map(plain));
    const index = headings.findIndex((heading, at) => !taken.has(at) && wanted.has(plain(heading)));
    if (index < 0) continue;
    taken.add(index);
    found[key] = index;
  }
  return found;
}

/** Required columns that nothing was chosen for. */
export const missingColumns = <K extends string>(
  columns: readonly ImportColumn<K>[],
  mapping: Mapping<K>,
): K[] =>
  columns.flatMap(({ key, required }) => (required && mapping[key] === undefined ? [key] : []));

/** The values of a row by column; '' where the file has none. */
export const valuesOf = <K extends string>(
  row: readonly string[],
  mapping: Mapping<K>,
): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<number | undefined>(mapping).flatMap(([key, index]) =>
      index === undefined ? [] : [[key, (row[index] ?? '').trim()]],
    ),
  ) as Partial<Record<K, string>>;
