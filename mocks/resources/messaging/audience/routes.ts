import { systemSettingsOf } from '../../settings/system/systemSettings';
import { MessageChannel, ReceiverExclusion } from '../../../../src/domain/enums/messaging';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { sampleOf } from '../../../../src/domain/messaging/audience';
import { quietUntil } from '../../../../src/domain/messaging/quietHours';
import {
  countAudience,
  isEverybody,
  type AudienceCount,
  type AudienceList,
  type AudienceReceiver,
} from '../../../../src/resources/messaging/audience/api';
import customers from '../../../../src/resources/customers/customer/customer.entity';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Call, type Route } from '../../../engine/Call';
import { may, need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { masked } from '../../../engine/personal';
import { route } from '../../../engine/route';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { lockedUntil } from '../notification/sending';
import { audienceIn, customerBehind, receiversAmong, recordsOf } from './audienceRecords';

/** What is said of an audience before something goes to it. Names are for those who may see them in the list. */
function countOf(
  call: Call,
  of: AudienceList,
  records: readonly MockRecord[],
  channels: readonly MessageChannel[],
  each = false,
): Omit<AudienceCount, 'lockedUntil'> {
  const { receivers, excluded } = receiversAmong(call, of, records, channels, each);
  const isNamed = of === 'loans' || may(call.caller, customers.access.list);
  const shown = (record: MockRecord): AudienceReceiver => {
    const customer = customerBehind(call, of, record) ?? record;
    const { phone = null } = masked(customer, customers);
    return {
      customerId: Number(customer.id),
      name: isNamed ? nameOf(customer) : null,
      phone: phone as string | null,
      code: of === 'loans' ? String(record.code) : null,
    };
  };
  return {
    records: records.length,
    receivers: receivers.length,
    exclusions: ReceiverExclusion.values.flatMap((reason) => {
      const count = excluded.filter((one) => one.reason === reason).length;
      return count > 0 ? [{ reason, count }] : [];
    }),
    sample: sampleOf(receivers).map(shown),
    quietUntil: quietUntil(call.store.clock.iso(), systemSettingsOf(call.store)),
  };
}

/** Counts of audiences (docs/domain/content-and-messaging.md 3.8). */
export const routes: readonly Route[] = [
  route(countAudience, (call) => {
    need(call.caller, countAudience.access);
    const body = bodyOf(call);
    const channels = [body.channels].flat().flatMap((one) => normalise(MessageChannel, one) ?? []);
    if (channels.length === 0) throw invalid({ channels: 'validation.invalid_value' });
    const audience = audienceIn(body);
    const records = recordsOf(call, audience);
    return {
      body: {
        ...countOf(call, audience.of, records, channels, body.each === true),
        lockedUntil: isEverybody(audience) ? lockedUntil(call) : null,
      },
    };
  }),
];
