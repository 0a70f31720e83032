import type { Gateways } from '../../../../mocks/engine';
import { call } from '../../../engine/testGateways';

export const INCOMES = '/gateway-customer/incomes';
export const FILES = '/gateway-customer/income-files';
export const REASON = 'Хуулгын сүүлийн хуудас дутуу байна.';

export { allBut, only } from '../../../support/rights';

/** Calls about incomes, and what the gateways then keep. */
export const incomeDesk = (gateways: () => Gateways) => {
  const get = (path: string, as?: string) => call(gateways(), `GET ${path}`, { as });
  const post = (path: string, body: object = {}, as?: string) =>
    call(gateways(), `POST ${path}`, { as, body });
  const kept = (resource: string) => gateways().store.collection(resource);
  return {
    get,
    post,
    action: (id: number, name: string, body: object = {}, as?: string) =>
      post(`${INCOMES}/${id}/${name}`, body, as),
    income: (id: number) => kept('customers/income/requests')?.get(id),
    customer: (id: number) => kept('customers')?.get(id),
    filesOf: (id: number) =>
      kept('income_file')?.all.filter(({ incomeId }) => incomeId === id) ?? [],
    /** Most refusals change nothing: only what was changed is made anew. */
    clean: () => {
      const { store } = gateways();
      if (store.journal.commits.length > 0) store.reset();
    },
  };
};
