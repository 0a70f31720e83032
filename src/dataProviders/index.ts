import type { GetManyParams, GetManyResult, RaRecord } from 'ra-core';
import { allows } from '../auth/access';
import { session } from '../auth/session';
import { callEndpoint } from './callEndpoint';
import { checkRecord } from './checkAnswer';
import { GatewayError } from '../http/GatewayError';
import { gatewayNames, type GatewayName } from '../http/gateways';
import { gatewayProvider, type GatewayProvider } from './gatewayProvider';
import { request } from '../http/request';
import { ifMatch, versionSeen, withVersion } from './version';
import { getUserNames, USER_NAMES } from './userNames';
import type { ResourceAddress, HistoryRow, UrtuuDataProvider } from './UrtuuDataProvider';

/**
 * The console's data provider: one provider per gateway behind one plain object, which finds the gateway by the
 * resource. `addressOf` comes from the entity manifests; an unknown resource is refused.
 */
export function createDataProvider({
  addressOf,
}: {
  addressOf: (resource: string) => ResourceAddress | undefined;
}): UrtuuDataProvider {
  const find = (resource: string): ResourceAddress => {
    const address = addressOf(resource);
    if (!address) throw new GatewayError({ status: 404, code: 'UNKNOWN_RESOURCE' });
    return address;
  };
  const providers = new Map<GatewayName, GatewayProvider>(
    gatewayNames.map((name) => [name, gatewayProvider(name, find)]),
  );
  const of = (resource: string) => providers.get(find(resource).gateway) as GatewayProvider;
  const pathOf = (resource: string, id: string | number, rest: string) =>
    `${find(resource).endpoint}/${encodeURIComponent(id)}/${rest}`;

  return {
    supportAbortSignal: true,
    getList: async (resource, params) => of(resource).getList(resource, params),
    getOne: async (resource, params) => of(resource).getOne(resource, params),
    async getMany<R extends RaRecord>(resource: string, params: GetManyParams<R>) {
      if (resource === USER_NAMES) {
        const { data }: GetManyResult = await getUserNames(params);
        return { data: data as R[] };
      }
      // A name that the person may not have is not asked for: browsers write a line for every refusal.
      if (!allows(session.granted(), find(resource).namers)) return { data: [] };
      return of(resource).getMany<R>(resource, params);
    },
    getManyReference: async (resource, params) => of(resource).getManyReference(resource, params),
    create: async (resource, params) => of(resource).create(resource, params),
    update: async (resource, params) => of(resource).update(resource, params),
    updateMany: async (resource, params) => of(resource).updateMany(resource, params),
    delete: async (resource, params) => of(resource).delete(resource, params),
    deleteMany: async (resource, params) => of(resource).deleteMany(resource, params),

    listAddress: async (resource, params) => of(resource).listAddress(resource, params),

    async action(resource, { id, action, data = {}, seen, idempotencyKey }) {
      const path = pathOf(resource, id, encodeURIComponent(action));
      const { gateway } = find(resource);
      const version = await versionSeen(seen, () => of(resource).getOne(resource, { id }));
      const headers = ifMatch(version);
      const check = (json: unknown) => checkRecord(json, true);
      const bound = { method: 'POST', body: data, headers, idempotencyKey, check } as const;
      const answer = await request<RaRecord>(gateway, path, bound);
      return { data: withVersion(answer.json, answer.headers) };
    },

    async history(resource, { id, idempotencyKey, signal }) {
      const path = pathOf(resource, id, 'history');
      const query = idempotencyKey === undefined ? undefined : { idempotencyKey };
      const bound = { query, signal, check: checkHistory };
      return (await request<HistoryRow[]>(find(resource).gateway, path, bound)).json;
    },

    call: callEndpoint,
  };
}

function checkHistory(json: unknown): HistoryRow[] {
  const isRow = (row: unknown): boolean => {
    const { at, action } = (row ?? {}) as Partial<HistoryRow>;
    return typeof at === 'string' && typeof action === 'string';
  };
  if (Array.isArray(json) && json.every(isRow)) return json as HistoryRow[];
  throw new GatewayError({ status: 200, code: 'BAD_BODY' });
}
