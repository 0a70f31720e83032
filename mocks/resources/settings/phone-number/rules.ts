import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { addDays } from '../../../../src/domain/dates';
import { SMS } from '../../../../src/domain/settings';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { keptWhile } from '../../../engine/keptWhile';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { tellOwner } from '../../../engine/ownedRecords';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'settings/phone-number';

const since = (store: Store): string => addDays(store.clock.today(), -SMS.doubtDays);

/** Messages of the last days that did not arrive, by number; counted again when a message changes. */
const failures = keptWhile(
  (store) => `${since(store)} ${store.collection('sms')?.changes}`,
  (store): ReadonlyMap<unknown, number> => {
    const from = since(store);
    const byPhone = new Map<unknown, number>();
    for (const one of store.collection('sms')?.all ?? [])
      if (one.state === 'FAILED' && String(one.sentAt) >= from)
        byPhone.set(one.phone, (byPhone.get(one.phone) ?? 0) + 1);
    return byPhone;
  },
);

const withFailures = (shown: MockRecord, call: Call): MockRecord => {
  const record = collectionOf(call, RESOURCE).get(shown.id);
  return { ...shown, failedCount: failures(call.store).get(record?.phone) ?? 0 };
};

/** Who said so, and when; the customer whose number it is has it in the history. */
function checked(record: MockRecord, call: Call, action: CustomerEvent): Record<string, unknown> {
  const { reason } = bodyOf(call);
  const owner = call.store.collection('customers')?.get(record.customerId as number);
  tellOwner(call, owner, {
    action,
    ...(typeof reason === 'string' ? { reason } : {}),
  });
  return { checkedAt: call.store.clock.iso(), checkedBy: call.caller.id };
}

/** Numbers: one that is inactive gets no messages from then on (docs/domain/content-and-messaging.md 3.5). */
export const hooks: Hooks = {
  resource: RESOURCE,
  recorded: ['problem'],
  present: withFailures,
  presentRow: withFailures,
  actions: {
    deactivate: (record, call) => ({
      ...checked(record, call, 'deactivate_number'),
      problem: bodyOf(call).reason,
    }),
    activate: (record, call) => ({ ...checked(record, call, 'activate_number'), problem: null }),
  },
};
