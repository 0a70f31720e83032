import { invalid } from './ApiError';
import { plainText } from './Call';

/** What a list is asked for. */
export interface ListQuery {
  /** 0-based. */
  page: number;
  size: number;
  sort: readonly { field: string; order: 'ASC' | 'DESC' }[];
  /** Free text. */
  q?: string;
  /** Values by parameter name; a repeated parameter has several. */
  filters: ReadonlyMap<string, readonly string[]>;
}

const DEFAULT_SIZE = 20;
const GREATEST_SIZE = 1_000;
const RESERVED = new Set(['page', 'size', 'sort', 'q']);

/**
 * Reads `page=0&size=20&sort=field,desc&<field>=v1&<field>=v2&q=text`, or the same names in a JSON body.
 * @throws ApiError 400 with the name of what cannot be read; a `size` above the greatest is the greatest
 */
export function readListQuery(
  source: URLSearchParams | Readonly<Record<string, unknown>>,
): ListQuery {
  const values = source instanceof URLSearchParams ? fromSearch(source) : fromBody(source);
  const one = (name: string) => values.get(name)?.[0];
  const filters = [...values].filter(([name, given]) => !RESERVED.has(name) && given.length > 0);
  return {
    page: whole('page', one('page'), 0, 0, 10_000_000),
    size: whole('size', one('size'), DEFAULT_SIZE, 1, GREATEST_SIZE),
    sort: (values.get('sort') ?? []).map(readSort),
    q: one('q')?.trim() || undefined,
    filters: new Map(filters),
  };
}

function fromSearch(search: URLSearchParams): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of search)
    if (value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

function fromBody(body: Readonly<Record<string, unknown>>): Map<string, string[]> {
  const given = Object.entries(body).map(([name, value]): [string, string[]] => [
    name,
    [value]
      .flat()
      .filter((each) => each !== null && each !== undefined && each !== '')
      .map((each) => plainText(name, each)),
  ]);
  return new Map(given);
}

function readSort(sort: string): { field: string; order: 'ASC' | 'DESC' } {
  const [field, order = 'asc', ...others] = sort.split(',').map((part) => part.trim());
  const direction = order.toUpperCase();
  if (others.length > 0 || (direction !== 'ASC' && direction !== 'DESC'))
    throw invalid({ sort: 'validation.invalid_value' });
  return { field, order: direction };
}

function whole(
  name: string,
  text: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw invalid({ [name]: 'validation.invalid_value' });
  return Math.min(most, value);
}
