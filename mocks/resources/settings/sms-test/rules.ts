import { systemSettingsOf } from '../system/systemSettings';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { outcomeOf } from '../../messaging/sms/operator';
import { smsFacts } from '../../messaging/sms/sending';
import { receiverOfTyped } from '../../messaging/sms/typed';

const RESOURCE = 'settings/sms-test';

/** Tests: each is a message as any other, of its own kind, and paid for (docs/domain/content-and-messaging.md 3.6). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    const { store, caller } = call;
    const { phone, text } = values as { phone: string; text: string };
    const customer = receiverOfTyped(call, 'TEST', { phone, text });
    const facts = smsFacts(
      store,
      { phone, text, exclusion: null },
      { kind: 'TEST', customer, by: caller.id, templateId: null },
    );
    const messages = store.collection('sms');
    if (messages) {
      const at = facts.sentAt;
      const id = messages.nextId();
      messages.insert({
        id,
        phone,
        text,
        ...facts,
        tenant: caller.tenantAlias,
        createdAt: at,
        updatedAt: at,
      } satisfies MockRecord);
      store.history.start('sms', id);
    }
    const { operator, segments, price, state, failure, sentAt, deliveredAt } = facts;
    return { operator, segments, price, state, failure, sentAt, deliveredAt };
  },
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const { smsWaitMinutes } = systemSettingsOf(store);
    for (const test of collection?.all ?? []) {
      if (test.state !== 'SENT') continue;
      const outcome = outcomeOf(
        String(test.phone),
        String(test.sentAt),
        store.clock.now(),
        smsWaitMinutes,
      );
      if (outcome.state !== 'SENT') collection?.change(test, { ...outcome });
    }
  },
};
