import { addDays, startOfDayInstant } from '../../../../src/domain/dates';
import { NOTIFICATION_CATEGORY } from '../../../../src/domain/settings';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { sees } from '../../../engine/tenancy';
import { collectionOf } from '../../../engine/records';

/** A category with what became of the notifications of its type; each lender counts its own. */
function withLog(shown: MockRecord, call: Call): MockRecord {
  const log = collectionOf(call, 'notification');
  const first = addDays(call.store.clock.today(), -NOTIFICATION_CATEGORY.lately);
  const since = startOfDayInstant(first) ?? first;
  const lately = log.all.filter(
    (one) =>
      one.type === shown.type && String(one.createdAt) >= since && sees(call, log.entity, one),
  );
  const sum = (field: 'sent' | 'seen') =>
    lately.reduce((total, one) => total + Number(one[field]), 0);
  return { ...shown, sentLately: sum('sent'), seenLately: sum('seen') };
}

/** Categories of notifications: one for each type (docs/domain/content-and-messaging.md 3.9). */
export const hooks: Hooks = {
  resource: 'notification-category',
  present: withLog,
  presentRow: withLog,
};
