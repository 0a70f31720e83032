import { notFound } from '../../../engine/ApiError';
import { collectionOf } from '../../../engine/records';
import { answerChecks, sendCheck } from './registryChecks';
import type { Hooks } from '../../../engine/Hooks';
import { without, type MockRecord } from '../../../engine/MockRecord';

/** What stays with the gateway: the result has an address of its own. */
const HIDDEN: ReadonlySet<string> = new Set(['result', 'isStuck']);

const shown = (record: MockRecord): MockRecord => without(record, HIDDEN);

/** Checks at the credit registry: their answers come by themselves (docs/domain/registries.md 1.1). */
export const hooks: Hooks = {
  resource: 'zms',
  passing: answerChecks,
  actions: {
    // The check that is sent may be the record itself, or a new one: the record's own fields are as it left them.
    check_zms: (record, call, { logType }) => {
      const customer = collectionOf(call, 'customers').get(record.customerId as number);
      if (!customer) throw notFound();
      sendCheck(call, customer, String(logType ?? 'ZMS'), record);
      return { state: record.state, isLatest: record.isLatest, createdBy: record.createdBy };
    },
  },
  present: shown,
  presentRow: shown,
  history: ({ sentAt, checkedAt, state, createdBy, createdAt, reason }) => {
    const by = (createdBy as string | null) ?? null;
    const origin = by ? 'MANUAL' : 'AUTO';
    const moved = { field: 'state', origin } as const;
    if (typeof sentAt !== 'string')
      return [{ at: String(createdAt), by, action: 'create', origin }];
    const sent = {
      ...moved,
      at: sentAt,
      by,
      action: 'check_zms',
      from: 'NONE',
      to: 'PENDING',
      ...(typeof reason === 'string' ? { reason } : {}),
    };
    if (typeof checkedAt !== 'string') return [sent];
    const heard = { field: 'state', at: checkedAt, by: null, action: 'answer_zms' } as const;
    return [sent, { ...heard, from: 'PENDING', to: state, origin: 'AUTO' as const }];
  },
};
