import type { DataProvider, fetchUtils, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { checkRecord } from './checkAnswer';
import { GatewayError } from '../http/GatewayError';
import { gatewayLists } from './gatewayLists';
import type { GatewayName } from '../http/gateways';
import { request, type Method, type RequestOptions } from '../http/request';
import { refuseOvertaken } from './refuseOvertaken';
import type { ResourceAddress, UrtuuDataProvider } from './UrtuuDataProvider';
import { ETAG, ifMatch, withVersion } from './version';

/** What a write has beside its address and its body. */
type Beside = Pick<RequestOptions, 'idempotencyKey' | 'headers'>;

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
  let beside: Beside = {};

  /** Every answer is checked to be a record before react-admin sees it, and carries its version. */
  const httpClient = async (
    path: string,
    { method = 'GET', body, signal }: fetchUtils.Options = {},
  ) => {
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
  };
  const rest = simpleRestProvider('', httpClient);

  /**
   * simple-rest gives its client neither `meta` nor `previousData`, but calls it before its own method returns: what a
   * write has beside address and body is laid ready for that one call.
   */
  const write = <T>(own: Beside, call: () => Promise<T>): Promise<T> => {
    beside = own;
    try {
      return call();
    } finally {
      beside = {};
    }
  };
  const keyOf = (meta: unknown): Beside => ({
    idempotencyKey: (meta as Beside | undefined)?.idempotencyKey,
  });
  /** simple-rest puts the first slash itself. */
  const pathOf = (resource: string) => addressOf(resource).endpoint.slice(1);

  return {
    ...gatewayLists(gateway, addressOf),
    getOne: (resource, params) => rest.getOne(pathOf(resource), params),
    create: (resource, params) =>
      write(keyOf(params.meta), () => rest.create(pathOf(resource), params)),
    updateMany: (resource, params) => rest.updateMany(pathOf(resource), params),
    delete: (resource, params) =>
      write(keyOf(params.meta), () => rest.delete(pathOf(resource), params)),
    deleteMany: (resource, params) => rest.deleteMany(pathOf(resource), params),

    /**
     * Sends the change under the version that the person saw. Where the record has moved on, or its version is not known,
     * the record is read: the change goes on top of it unless it is about the same field.
     * @throws GatewayError `CHANGED_ELSEWHERE` (409) with the record as it is now
     */
    async update<R extends RaRecord>(resource: string, params: UpdateParams<R>) {
      const path = pathOf(resource);
      const changed = addressOf(resource).at?.change?.slice(1) ?? path;
      const put = (etag: unknown) => {
        const own = { ...keyOf(params.meta), headers: ifMatch(etag) };
        return write(own, () => rest.update<R>(changed, params));
      };
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
