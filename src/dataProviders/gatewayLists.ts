import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  RaRecord,
} from 'ra-core';
import { endOfDayInstant, startOfDayInstant } from '../domain/dates';
import { CALLS, LIST } from '../domain/settings';
import { addressOf as fullAddress, type Query, type QueryValue } from '../http/address';
import { searchPathOf } from '../entity/privateFilters';
import { badAnswer, checkRecords, isObject } from './checkAnswer';
import type { GatewayName } from '../http/gateways';
import { request } from '../http/request';
import type { ResourceAddress, UrtuuDataProvider } from './UrtuuDataProvider';

/** The three methods that read several records, and where the first of them asks. */
type Lists = Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'> &
  Pick<UrtuuDataProvider, 'listAddress'>;

/**
 * Lists in the gateways' own dialect (docs/gateways.md): asked for by `page`, `size`, `sort` and a parameter for each
 * filter, in the address or in the body of a POST, and answered as Spring pages.
 * @param addressOf where a resource of this gateway lives
 */
export function gatewayLists(
  gateway: GatewayName,
  addressOf: (resource: string) => ResourceAddress,
): Lists {
  const callOf = (resource: string, query: Query) => {
    const address = addressOf(resource);
    const { endpoint, at } = address;
    const inBody = address.list?.path ?? (isPrivate(address, query) && searchPathOf(endpoint));
    return { path: inBody || (at?.list ?? endpoint), inBody: Boolean(inBody) };
  };

  const read = async <T>(
    resource: string,
    query: Query,
    check: (json: unknown) => T,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const { path, inBody } = callOf(resource, query);
    const asked = inBody ? ({ method: 'POST', body: query, safePost: true } as const) : { query };
    const answer = await request<T>(gateway, path, { ...asked, check, signal });
    return answer.json;
  };

  return {
    async getList<R extends RaRecord>(resource: string, params: GetListParams) {
      const { page = 1, perPage = CALLS.manyMax } = params.pagination ?? {};
      const check = (json: unknown) => checkPage<R>(json, page, perPage);
      return read(resource, listQuery(params), check, params.signal);
    },

    async listAddress(resource, params) {
      const query = listQuery(params);
      const { path, inBody } = callOf(resource, query);
      return inBody ? undefined : fullAddress(gateway, path, query);
    },

    async getMany<R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R>) {
      const wanted = [...new Set(ids)];
      const groups = Array.from({ length: Math.ceil(wanted.length / CALLS.manyMax) }, (_, group) =>
        wanted.slice(group * CALLS.manyMax, (group + 1) * CALLS.manyMax),
      );
      const pages = await Promise.all(
        groups.map((id) => read(resource, { id, page: 0, size: id.length }, contentOf<R>, signal)),
      );
      return { data: pages.flat() };
    },

    async getManyReference<R extends RaRecord>(
      resource: string,
      { target, id, pagination, sort, filter, signal }: GetManyReferenceParams,
    ) {
      const query = {
        ...listQuery({ pagination, sort, filter }),
        ...filterQuery({ [target]: id }),
      };
      const check = (json: unknown) => checkPage<R>(json, pagination.page, pagination.perPage);
      return read(resource, query, check, signal);
    },
  };
}

/** Whether a question holds personal data, which no address may carry (docs/domain/calls.md 5.3). */
const isPrivate = ({ privateFilters = [] }: ResourceAddress, query: Query): boolean =>
  Object.keys(query).some((name) => privateFilters.includes(name.replace(/(From|To)$/, '')));

type Scalar = string | number | boolean;

/**
 * What a list asks for, in the gateways' words: `page` from 0, `size`, `sort=field,desc`, each filter under its own
 * name. `ids` becomes `id`; a range `{ from, to }` becomes `<field>From` and `<field>To`.
 */
function listQuery({ pagination, sort, filter }: Partial<GetListParams>): Query {
  const { page, perPage } = pagination ?? { page: 1, perPage: LIST.pageSize };
  return {
    page: page - 1,
    size: perPage,
    sort: sort && `${sort.field},${sort.order.toLowerCase()}`,
    ...filterQuery((filter ?? {}) as Record<string, unknown>),
  };
}

/** Filters as the gateways' lists take them: by parameter name, without the empty ones. */
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

/** A from-day means its start, a to-day its end; moments and numbers stay as they are. */
function boundOf(
  name: string,
  value: unknown,
  instantOf: (day: string) => string | undefined,
): [string, QueryValue][] {
  if (value === null || value === undefined || value === '') return [];
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return [[name, day ? instantOf(value) : (value as Scalar)]];
}

/**
 * The records of a page. Only their ids are checked; the other fields are taken for what `R` says.
 * @throws GatewayError `BAD_BODY`
 */
const contentOf = <R extends RaRecord>(page: unknown): R[] =>
  checkRecords(isObject(page) ? page.content : undefined) as R[];

/**
 * A Spring page `{ content, totalElements }`. A total that cannot be true counts as unknown: the list then says only
 * whether there is a next page. Over an empty page it is a broken answer, never an empty list.
 * @throws GatewayError `BAD_BODY`
 */
function checkPage<R extends RaRecord>(
  value: unknown,
  page: number,
  perPage: number,
): GetListResult<R> {
  if (!isObject(value)) throw badAnswer();
  const data = contentOf<R>(value);
  const total = value.totalElements;
  const offset = (page - 1) * perPage;
  const plausible =
    typeof total === 'number' &&
    Number.isInteger(total) &&
    total >= (data.length > 0 ? offset + data.length : 0) &&
    (data.length > 0 || total <= offset);
  if (plausible) return { data, total };
  // "There is none" is said with a total that says so too, or with none at all: anything else is a broken answer.
  if (data.length === 0 && total !== undefined) throw badAnswer();
  return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length >= perPage } };
}
