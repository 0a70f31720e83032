import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { withoutText } from '../../../engine/withoutText';
import { ofLastMonth } from '../change/lastMonth';
import { TEMPLATES } from './mails';

/** A template with how many mails went out by it, of those that the caller may see. */
function withSent(shown: MockRecord, { store, caller }: Call): MockRecord {
  const sent = (store.collection('email')?.all ?? []).filter(
    (one) => one.templateId === shown.id && isVisible(caller, one),
  );
  return { ...shown, sentCount: sent.length };
}

/** Templates of mails: another subject or text is another version (docs/domain/content-and-messaging.md 4.3). */
export const hooks: Hooks = {
  resource: TEMPLATES,
  update: ({ version }, changes) =>
    'subject' in changes || 'htmlFile' in changes ? { version: Number(version) + 1 } : {},
  lastMonth: {
    update: ({ record }, { store }) => {
      const sent = ofLastMonth(store, 'email', 'sentAt').filter(
        ({ templateId }) => templateId === record?.id,
      ).length;
      return [{ says: 'sent', before: sent, after: sent }];
    },
  },
  present: withSent,
  presentRow: (shown, call) => withoutText(withSent(shown, call)),
};
