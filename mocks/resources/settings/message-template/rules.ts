import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import { BY_HAND } from '../../../../src/domain/messaging/smsTemplates';
import { sizeOfSms } from '../../../../src/domain/messaging/smsText';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
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

/** How many messages went out by a template in the last month. */
const sentLastMonth = (store: Store, template: unknown): number =>
  ofLastMonth(store, 'sms', 'sentAt').filter(
    ({ templateId, state }) => templateId === template && state !== 'NOT_SENT',
  ).length;

/** What went out by the template that another one takes the place of, when it is turned on. */
const sentByOthers = (store: Store, record: MockRecord | undefined): number =>
  (store.collection(RESOURCE)?.all ?? [])
    .filter((other) => other !== record && gives(other, record))
    .reduce((sum, { id }) => sum + sentLastMonth(store, id), 0);

/** Whether a template in use gives way to another of its occasion: what the console sends by itself has one. */
const gives = (other: MockRecord, to: MockRecord | undefined): boolean =>
  !BY_HAND.includes(to?.occasion as SmsOccasion) &&
  other.occasion === to?.occasion &&
  other.state === 'ACTIVE';

/** Templates: each text is a version; what the console sends by itself has one template in use (docs/domain/content-and-messaging.md 4.1). */
export const hooks: Hooks = {
  resource: RESOURCE,
  update: ({ version }, { text }) =>
    typeof text === 'string'
      ? { version: Number(version) + 1, segments: sizeOfSms(text).segments }
      : {},
  present: withSent,
  presentRow: withSent,
  lastMonth: {
    update: ({ record }, { store }) => {
      const sent = sentLastMonth(store, record?.id);
      return [{ says: 'sent', before: sent, after: sent }];
    },
    deactivate: ({ record }, { store }) => [
      { says: 'sent', before: sentLastMonth(store, record?.id), after: 0 },
    ],
    activate: ({ record }, { store }) => [
      {
        says: 'sent',
        before: sentLastMonth(store, record?.id),
        after: sentLastMonth(store, record?.id) + sentByOthers(store, record),
      },
    ],
  },
  actions: {
    activate: (record, call) => {
      for (const other of call.store.collection(RESOURCE)?.all ?? [])
        if (other !== record && gives(other, record))
          changeOther(call, RESOURCE, other, 'deactivate', { state: 'INACTIVE' });
      return {};
    },
  },
};
