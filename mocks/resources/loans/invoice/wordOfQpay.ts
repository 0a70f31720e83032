import type { MockRecord } from '../../../engine/MockRecord';
import { PAYER_BANK } from './samples';

/** Every third invoice was paid there; every so many do not get an answer when they are asked about first. */
const PAID_EVERY = 3;
const SILENT_EVERY = 17;

/** What the payment service says when it is asked about a pending invoice; it is silent once at most. */
export function wordOfQpay({ id, checkedAt }: MockRecord): 'PAID' | 'OPEN' | 'SILENT' {
  if (Number(id) % SILENT_EVERY === 0 && checkedAt === null) return 'SILENT';
  return Number(id) % PAID_EVERY === 0 ? 'PAID' : 'OPEN';
}

/** What an invoice knows once it is paid there. */
export const paidThere = (at: string) => ({ state: 'paid', paidAt: at, payerBank: PAYER_BANK });
