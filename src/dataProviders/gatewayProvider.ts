import type { DataProvider, fetchUtils, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { BOOKS } from '../domain/books';
import { checkRecord } from './checkAnswer';
import { GatewayError } from '../http/GatewayError';
import { gatewayLists } from './gatewayLists';
import type { GatewayName } from '../http/gateways';
import { request, type Method, type RequestOptions } from '../http/request';
import { refuseOvertaken } from './refuseOvertaken';
import type { ResourceAddress, UrtuuDataProvider } from './UrtuuDataProvider';
import { ETAG, ifMatch, withVersion } from './version';

/** What a call has beside its address and its body. */
type Beside = Pick<RequestOptions, 'idempotencyKey' | 'headers' | 'query'>;

/** A gateway's records and lists. */
export type GatewayProvider = DataProvider & Pick<UrtuuDataProvider, 'listAddress'>;

/**
 * The provider of one gateway: ra-data-simple-rest for records, the gateways' own dialect for lists (`gatewayLists`).
 * @param addressOf where a resource of this gateway lives
 */
export function gatewayProvider(
  gateway: GatewayName,
  addressOf: (resource: string) => ResourceAddress,
): GatewayProvider {
  /**
   * simple-rest gives its client neither `meta` nor `previousData`: a write has a client of its own, which knows what goes
   * beside address and body. Every answer is checked to be a record before react-admin sees it, and carries its version.
   */
  const restWith = (beside: Beside) =>
    simpleRestProvider(
      '',
      async (path: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
        const isRemoval = method === 'DELETE';
        const { status, headers, json } = await request<RaRecord | null>(gateway, path, {
          method: method as Method,
          body: body ?? undefined,
          signal: signal ?? undefined,
          check: isRemoval ? undefined : (answer) => checkRecord(answer, method !== 'GET'),
          ...beside,
        });
        // A removal may be answered with nothing.
        const record = json ?? { id: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) };
        return { status, headers, body: '', json: withVersion(record, headers) };
      },
    );
  const rest = restWith({});
  const keyOf = (meta: unknown): Beside => ({
    idempotencyKey: (meta as Beside | undefined)?.idempotencyKey,
  });
  /** Whose books a record's figures are of, where the page says so (docs/domain/money.md 2.4). */
  const booksIn = (meta: unknown): Beside => {
    const books = (meta as Record<string, string> | undefined)?.[BOOKS];
    return books === undefined ? {} : { query: { [BOOKS]: books } };
  };
  /** simple-rest puts the first slash itself. */
  const pathOf = (resource: string) => addressOf(resource).endpoint.slice(1);

  return {
    ...gatewayLists(gateway, addressOf),
    getOne: (resource, params) => restWith(booksIn(params.meta)).getOne(pathOf(resource), params),
    create: (resource, params) => restWith(keyOf(params.meta)).create(pathOf(resource), params),
    updateMany: (resource, params) => rest.updateMany(pathOf(resource), params),
    delete: (resource, params) => restWith(keyOf(params.meta)).delete(pathOf(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(pathOf(resource), params),

    /**
     * Sends the change under the version that the person saw. Where the record has moved on, or its version is not known,
     * the record is read: the change goes on top of it unless it is about the same field.
     * @throws GatewayError `CHANGED_ELSEWHERE` (409) with the record as it is now
     */
    async update<R extends RaRecord>(resource: string, params: UpdateParams<R>) {
      const path = pathOf(resource);
      const changed = addressOf(resource).at?.change?.slice(1) ?? path;
      const put = (etag: unknown) =>
        restWith({ ...keyOf(params.meta), headers: ifMatch(etag) }).update<R>(changed, params);
      const { id, data, previousData } = params;
      if (previousData?.[ETAG]) {
        try {
          return await put(previousData[ETAG]);
        } catch (error) {
          if (!(error instanceof GatewayError && error.isStale)) throw error;
        }
      }
      const { data: current } = await rest.getOne<RaRecord>(path, { id });
      refuseOvertaken(data, previousData, current);
      return put(current[ETAG]);
    },
  };
}
