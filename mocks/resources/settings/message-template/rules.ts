import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import { BY_HAND } from '../../../../src/domain/messaging/smsTemplates';
import { sizeOfSms } from '../../../../src/domain/messaging/smsText';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { changeOther } from '../../../engine/viewOrder';
import { ofLastMonth } from '../change/lastMonth';

const RESOURCE = 'settings/message-template';

/** A template with how many messages went out by it; those that were kept back are none. */
function withSent(shown: MockRecord, { store }: Call): MockRecord {
  const sent = (store.collection('sms')?.all ?? []).filter(
    ({ templateId, state }) => templateId === shown.id && state !== 'NOT_SENT',
  );
  return { ...shown, sentCount: sent.length };
}

/** Templates: each text is a version; what the console sends by itself has one template in use (docs/domain/content-and-messaging.md 4.1). */
export const hooks: Hooks = {
  resource: RESOURCE,
  update: ({ version }, { text }) =>
    typeof text === 'string'
      ? { version: Number(version) + 1, segments: sizeOfSms(text).segments }
      : {},
  present: withSent,
  presentRow: withSent,
  lastMonth: ({ action, record }, { store }) => {
    const sent = ofLastMonth(store, 'sms', 'sentAt').filter(
      ({ templateId, state }) => templateId === record?.id && state !== 'NOT_SENT',
    ).length;
    return [{ says: 'sent', before: sent, after: action === 'deactivate' ? 0 : sent }];
  },
  actions: {
    activate: (record, call) => {
      if (BY_HAND.includes(record.occasion as SmsOccasion)) return {};
      for (const other of call.store.collection(RESOURCE)?.all ?? [])
        if (other !== record && other.occasion === record.occasion && other.state === 'ACTIVE')
          changeOther(call, RESOURCE, other, 'deactivate', { state: 'INACTIVE' });
      return {};
    },
  },
};
