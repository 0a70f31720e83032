import { gatewayDesk } from '../../../engine/gatewayDesk';

export const BW = '/gateway-lab/bw-list';
export const RIGHT = 'black-white:create';
export const REASON = 'Хуурамч бичиг баримт бүрдүүлсэн.';
export const entry = {
  listType: 1,
  name: 'Өлзийбаяр Түвшинбаяр',
  regnum: 'УК03271614',
  reason: REASON,
  fromDate: '2026-11-20',
};
interface Told {
  action: string;
  field?: string;
  from?: string;
  to?: string;
  source?: string;
  sourceRecord?: string;
}

/** The desk at which the lists of people are kept. */
export function watchDesk() {
  const desk = gatewayDesk(60);
  return {
    desk,
    get: desk.get,
    post: desk.post,
    customer: (id: number) => desk.store.collection('customers')?.get(id),
    historyOf: async (id: number) =>
      (await desk.get(`/gateway-customer/customers/${id}/history`)).body as never as Told[],
  };
}
