import type { MockRecord, RecId } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import type { Reply } from '../../../engine/testGateways';

export const REASON = 'Туршилтын шалтгаан, хангалттай урт.';
export const LISTED = 'INCOME_NOT_ENOUGH';
export const QUEUES = {
  loan: 'loans/pending/loan',
  ltl: 'loans/pending/ltl',
  extension: 'loans/pending/extension',
  payment: 'loans/pending/payment',
  guarantee: 'loans/guarantee-request',
  assessment: 'loans/assessment',
  signature: 'signature-library',
} as const;

/** Status and code of an answer. */
export const told = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

/** The desk at which queues are decided. */
export function queueDesk() {
  const desk = gatewayDesk(120);
  const all = (resource: string): readonly MockRecord[] =>
    desk.store.collection(resource)?.all ?? [];
  const find = (resource: string, fits: (record: MockRecord) => boolean): MockRecord => {
    const found = all(resource).find(fits);
    if (!found) throw new Error(`No such ${resource}.`);
    return found;
  };
  return {
    desk,
    all,
    find,
    loan: (id: RecId) => desk.store.collection('loans')?.get(id) as MockRecord,
    requestFor: (loanId: number, resource: string = QUEUES.loan) =>
      find(resource, (record) => record.loanId === loanId),
    /** Decides a request as somebody with one right; what the action needs is there already. */
    send: (resource: string, id: RecId, action: string, as: string, body: object = {}) =>
      desk.call(`POST /gateway-lab/${resource}/${id}/${action}`, {
        as: `only:${as}`,
        body: {
          reason: action === 'reject' ? LISTED : REASON,
          ...(action === 'accept'
            ? { interestRate: 24, bankCode: 5, accountNumber: '5300123456' }
            : {}),
          ...body,
        },
      }),
    history: (resource: string, record: MockRecord) =>
      desk.store.history.of(resource, record).map(({ action, origin }) => [action, origin]),
  };
}
