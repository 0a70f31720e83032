import type { AnyEntity } from '../../entity/entity';
import { fieldNamed, isBlank } from '../../entity/Field';

/**
 * What a person made of a list's columns. It names only what differs from the declaration, so that a new release neither
 * scrambles it nor has its own new columns hidden by it.
 */
export interface Arrangement {
  /** All columns as they were ordered; those that it does not know stand where they are declared. */
  readonly order?: readonly string[];
  /** Shown although they are optional, or say the same in every row of the open view. */
  readonly added?: readonly string[];
  /** Hidden although they are declared. */
  readonly removed?: readonly string[];
  /** Widths in px of the columns that got one. */
  readonly widths?: Readonly<Record<string, number>>;
}

type List = Pick<AnyEntity['list'], 'columns' | 'optional'>;
type Values = Readonly<Record<string, unknown>>;

/** What a browser kept: an arrangement, or, of earlier releases, the names of the columns shown. */
export function readArrangement(kept: unknown, { columns, optional = [] }: List): Arrangement {
  if (!Array.isArray(kept)) return (kept ?? {}) as Arrangement;
  return {
    added: optional.filter((column) => kept.includes(column)),
    removed: columns.filter((column) => !kept.includes(column)),
  };
}

/**
 * The columns of a list, and those of them that are shown, in their order. The first declared one names the row and stays
 * first.
 * @param fixed columns that say the same in every row, left out unless the person asked for them
 */
export function arrange(
  { columns, optional = [] }: List,
  { order = [], added = [], removed = [] }: Arrangement,
  fixed: readonly string[],
): { all: readonly string[]; shown: readonly string[] } {
  const declared: readonly string[] = [...columns, ...optional];
  const [first, ...others] = declared;
  const rest = order.filter((column) => others.includes(column));
  for (const [at, column] of others.entries())
    if (!rest.includes(column)) rest.splice(rest.indexOf(declared[at]) + 1, 0, column);
  const all = [first, ...rest];
  const isShown = (column: string) =>
    added.includes(column) ||
    ((columns as readonly string[]).includes(column) &&
      !removed.includes(column) &&
      !fixed.includes(column));
  const shown = all.filter(isShown);
  return { all, shown: shown.length > 0 ? shown : [first] };
}

/** Shows a column, or hides it. */
export function withShown(
  { added = [], removed = [], ...rest }: Arrangement,
  column: string,
  isShown: boolean,
): Arrangement {
  const without = (columns: readonly string[]) => columns.filter((one) => one !== column);
  return isShown
    ? { ...rest, added: [...without(added), column], removed: without(removed) }
    : { ...rest, added: without(added), removed: [...without(removed), column] };
}

/** @param width px; as wide as it needs without one */
export function withWidth(
  { widths, ...rest }: Arrangement,
  column: string,
  width?: number,
): Arrangement {
  const others = Object.entries(widths ?? {}).filter(([one]) => one !== column);
  const own = width === undefined ? [] : [[column, width] as const];
  return { ...rest, widths: Object.fromEntries([...others, ...own]) };
}

/** The fields that a filter holds to one value each, so that their columns would say the same in every row. */
export function fixedFields(fields: AnyEntity['fields'], filter: Values): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    const kind = fieldNamed(fields, name)?.kind;
    const [one, ...more] = [value].flat();
    const isOne = more.length === 0 && !isBlank(one) && typeof one !== 'object';
    const isWhole = kind?.filter === 'options' || kind?.filter === 'exact';
    return isOne && isWhole && !kind.several ? [name] : [];
  });
}
