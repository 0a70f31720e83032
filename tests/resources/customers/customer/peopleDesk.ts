import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';

export const CUSTOMER = '/gateway-customer';
export const FIRST = 100_001;
export const REASON = 'Утсаар ярьж тодруулсан болно.';

/** The desk at which what belongs to customers is worked on. */
export function peopleDesk() {
  const desk = gatewayDesk(60);
  const { get, post } = desk;
  const all = (resource: string): readonly MockRecord[] =>
    desk.store.collection(resource)?.all ?? [];
  return {
    call: desk.call,
    get,
    post,
    all,
    /** Records of a customer. */
    of: (resource: string, customerId = FIRST) =>
      all(resource).filter((one) => one.customerId === customerId),
    customer: (id: number) => {
      const found = desk.store.collection('customers')?.get(id);
      if (!found) throw new Error(`There is no customer ${id}.`);
      return found;
    },
    /** The newest row of a customer's history. */
    newest: async (id = FIRST) =>
      (
        (await get(`${CUSTOMER}/customers/${id}/history`)).body as unknown as Record<
          string,
          unknown
        >[]
      )[0],
    goTo: (today: string) => post('/__clock', { today }),
    get store() {
      return desk.store;
    },
  };
}
