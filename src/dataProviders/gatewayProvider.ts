import type { DataProvider, GetListResult, Identifier, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { CALLS } from '../domain/settings';
import type { Query } from './address';
import { checkPage, checkRecord, checkRecords } from './checkAnswer';
import { forEachId } from './forEachId';
import type { GatewayName } from './gateways';
import { request, type Method, type RequestOptions } from './httpClient';
import { filterQuery, listQuery } from './listQuery';
import { mergeRecord, versionOf } from './mergeRecord';
import { sentBodies, type SentBody } from './sentBodies';
import type { Endpoint } from './UrtuuDataProvider';

/** Lists are paged in their body, so no header is asked for, and no `Range` is sent. */
const NO_HEADER = 'X-Unused';

/** What simple-rest asks of its HTTP client. */
interface RestOptions {
  method?: string;
  body?: BodyInit | null;
  signal?: AbortSignal | null;
}

const keyOf = (meta: unknown): string | undefined =>
  (meta as { idempotencyKey?: string } | undefined)?.idempotencyKey;

/**
 * The provider of one gateway, on ra-data-simple-rest: single records as there, lists, batches and updates in the
 * gateways' own way (docs/gateways.md). Every answer is checked before react-admin sees it.
 * @param endpointOf where a resource of this gateway lives
 */
export function gatewayProvider(gateway: GatewayName, endpointOf: (resource: string) => Endpoint) {
  /** simple-rest over `request`; `bound` is what simple-rest has no words for, `hear` gets the answer's headers. */
  const rest = (bound: RequestOptions = {}, hear?: (headers: Headers) => void) =>
    simpleRestProvider(
      '',
      async (path: string, { method, body, signal }: RestOptions = {}) => {
        const answer = await request<RaRecord>(gateway, path, {
          method: method as Method | undefined,
          body: typeof body === 'string' ? JSON.parse(body) : undefined,
          signal: signal ?? undefined,
          ...bound,
        });
        hear?.(answer.headers);
        return { ...answer, body: '' };
      },
      NO_HEADER,
    );
  /** simple-rest puts the slash itself. */
  const collection = (resource: string) => endpointOf(resource).endpoint.slice(1);
  const single = (resource: string) =>
    (endpointOf(resource).one ?? endpointOf(resource).endpoint).slice(1);

  const readList = async <T>(
    resource: string,
    query: Query,
    check: (json: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> => {
    const { endpoint, list } = endpointOf(resource);
    const asked: RequestOptions = list
      ? { method: list.method, body: query, safePost: true }
      : { query };
    return (await request<T>(gateway, list?.path ?? endpoint, { ...asked, check, signal })).json;
  };

  const readOne = async (
    resource: string,
    params: { id: Identifier; signal?: AbortSignal },
    hear?: (headers: Headers) => void,
  ): Promise<RaRecord> =>
    (await rest({ check: (json) => checkRecord(json) }, hear).getOne(single(resource), params))
      .data;

  /** The record a change is laid upon, and what tells the gateway its version. */
  const groundOf = async (resource: string, id: Identifier, previous?: Partial<RaRecord>) => {
    const version = previous && versionOf(previous);
    if (version !== undefined) return { known: previous as RaRecord, tag: `"${version}"` };
    // No version: read again, so that a change by somebody else is noticed, and no field is wiped.
    let tag: string | undefined;
    const known = await readOne(resource, { id }, (headers) => {
      tag = headers.get('ETag') ?? undefined;
    });
    return { known, tag };
  };

  const bodyOf = async (
    resource: string,
    id: Identifier,
    change: Partial<RaRecord>,
    previous: Partial<RaRecord>,
  ): Promise<SentBody> => {
    const { known, tag } = await groundOf(resource, id, previous);
    return { known, tag, merged: mergeRecord({ known, previous, change }) };
  };

  const put = async (resource: string, params: UpdateParams): Promise<RaRecord> => {
    const { id, data, previousData, meta } = params;
    const idempotencyKey = keyOf(meta);
    // A repeat under the same key is the same call to the letter, or the gateway refuses it (INT-2): what was
    // read again meanwhile may carry the first one's effect.
    const body = sentBodies.get(idempotencyKey) ?? (await bodyOf(resource, id, data, previousData));
    sentBodies.keep(idempotencyKey, body);
    const headers = body.tag ? { 'If-Match': body.tag } : undefined;
    const answer = await rest({ idempotencyKey, headers, check: written }).update(
      single(resource),
      {
        id,
        data: body.merged,
        previousData: body.known,
      },
    );
    sentBodies.drop(idempotencyKey);
    return answer.data;
  };

  const provider: DataProvider = {
    ...rest(),

    async getList(resource, params) {
      const { page = 1, perPage = CALLS.manyMax } = params.pagination ?? {};
      const check = (json: unknown) => checkPage(json, page, perPage);
      return typed(await readList(resource, listQuery(params), check, params.signal));
    },

    async getOne(resource, params) {
      return { data: typed(await readOne(resource, params)) };
    },

    async getMany(resource, { ids, signal }) {
      const wanted = [...new Set(ids)];
      const groups: Identifier[][] = [];
      for (let at = 0; at < wanted.length; at += CALLS.manyMax)
        groups.push(wanted.slice(at, at + CALLS.manyMax));
      const pages = await Promise.all(
        groups.map((id) =>
          readList(resource, { id, page: 0, size: id.length }, checkContent, signal),
        ),
      );
      return { data: typed(pages.flat()) };
    },

    async getManyReference(resource, { target, id, pagination, sort, filter, signal }) {
      const query = {
        ...listQuery({ pagination, sort, filter }),
        ...filterQuery({ [target]: id }),
      };
      const check = (json: unknown) => checkPage(json, pagination.page, pagination.perPage);
      return typed(await readList(resource, query, check, signal));
    },

    async create(resource, params) {
      const bound = { idempotencyKey: keyOf(params.meta), check: written };
      const answer = await rest(bound).create(collection(resource), params);
      return { data: typed(answer.data) };
    },

    async update(resource, params) {
      return { data: typed(await put(resource, params)) };
    },

    async updateMany(resource, { ids, data }) {
      return {
        data: typed(
          await forEachId(ids, (id) => put(resource, { id, data, previousData: undefined })),
        ),
      };
    },

    async delete(resource, params) {
      await rest({ idempotencyKey: keyOf(params.meta) }).delete(single(resource), params);
      return { data: typed(params.previousData ?? { id: params.id }) };
    },

    async deleteMany(resource, { ids }) {
      return { data: typed(await forEachId(ids, (id) => rest().delete(single(resource), { id }))) };
    },
  };
  return provider;
}

/** The record that a write has brought about. */
const written = (json: unknown) => checkRecord(json, true);

/** The records of a page. */
const checkContent = (json: unknown) =>
  checkRecords((json as { content?: unknown } | null)?.content);

/** react-admin's provider is generic over record types that only its callers know. */
const typed = <T>(
  value: RaRecord | RaRecord[] | Identifier[] | Partial<RaRecord> | GetListResult,
): T => value as T;
