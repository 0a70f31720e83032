import type { Gateways } from '../../../../mocks/engine';
import { call, testGateways } from '../../../engine/testGateways';

export const CUSTOMERS = '/gateway-customer/customers';
export const REASON = 'Зураг, бичиг баримт тохирч байна.';

export { allBut, only } from '../../../support/rights';

type Row = Record<string, unknown>;

/** Gateways with calls about customers in short. */
export async function customerDesk() {
  const gateways: Gateways = await testGateways(60);
  const get = (path: string, as?: string) => call(gateways, `GET ${path}`, { as });
  const post = (path: string, body: object, as?: string) =>
    call(gateways, `POST ${path}`, { as, body });
  return {
    gateways,
    put: (path: string, body: object, as?: string) => call(gateways, `PUT ${path}`, { as, body }),
    get,
    post,
    action: (id: number, name: string, body: object, as?: string) =>
      post(`${CUSTOMERS}/${id}/${name}`, body, as),
    record: (resource: string, id: number) => gateways.store.collection(resource)?.get(id),
    rowsOf: (resource: string, test: (row: Row) => boolean) =>
      (gateways.store.collection(resource)?.all ?? []).filter(test),
    history: async (id: number) =>
      (await get(`${CUSTOMERS}/${id}/history`)).body as unknown as Row[],
  };
}
