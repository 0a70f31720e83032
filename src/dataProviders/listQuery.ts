import type { GetListParams } from 'ra-core';
import { endOfDayInstant, startOfDayInstant } from '../domain/dates';
import { LIST } from '../domain/settings';
import type { Query, QueryValue } from './address';

type Scalar = string | number | boolean;

/**
 * What a list asks for, in the gateways' words: `page` from 0, `size`, `sort=field,desc`, each filter under its own
 * name. `ids` becomes `id`; a range `{ from, to }` becomes `<field>From` and `<field>To`.
 */
export function listQuery({ pagination, sort, filter }: Partial<GetListParams>): Query {
  const { page, perPage } = pagination ?? { page: 1, perPage: LIST.pageSize };
  return {
    page: page - 1,
    size: perPage,
    sort: sort && `${sort.field},${sort.order.toLowerCase()}`,
    ...filterQuery((filter ?? {}) as Record<string, unknown>),
  };
}

/** Filters by parameter name, without the empty ones. */
export function filterQuery(filter: Readonly<Record<string, unknown>>): Query {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => entriesOf(name, value)),
  );
}

function entriesOf(name: string, value: unknown): [string, QueryValue][] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value))
    return value.length > 0 ? [[name === 'ids' ? 'id' : name, value as Scalar[]]] : [];
  if (typeof value !== 'object') return [[name, value as Scalar]];
  const range = value as { from?: unknown; to?: unknown };
  if (Object.keys(range).every((side) => side === 'from' || side === 'to')) {
    return [
      ...boundOf(`${name}From`, range.from, startOfDayInstant),
      ...boundOf(`${name}To`, range.to, endOfDayInstant),
    ];
  }
  return Object.entries(value).flatMap(([part, inner]) => entriesOf(`${name}.${part}`, inner));
}

/** A from-day means its start, a to-day its end (document 1 §9); moments and numbers stay as they are. */
function boundOf(
  name: string,
  value: unknown,
  instantOf: (day: string) => string | undefined,
): [string, QueryValue][] {
  if (value === null || value === undefined || value === '') return [];
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return [[name, day ? instantOf(value) : (value as Scalar)]];
}
