import { systemSettingsOf } from '../../settings/system/systemSettings';
import type { Hooks } from '../../../engine/Hooks';
import { outcomeOf } from './operator';
import { smsFacts } from './sending';
import { receiverOfTyped } from './typed';

const RESOURCE = 'sms';

/** SMS: size, price and receiver are the server's; the customer's history has each, and time tells what became of it. */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    const typed = values as { phone: string; text: string; isAgain?: boolean | null };
    const customer = receiverOfTyped(call, 'SINGLE', typed);
    return smsFacts(
      call.store,
      { ...typed, exclusion: null },
      { kind: 'SINGLE', customer, by: call.caller.id, templateId: null },
    );
  },
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const now = store.clock.now();
    const { smsWaitMinutes } = systemSettingsOf(store);
    for (const sms of collection?.all ?? []) {
      if (sms.state !== 'SENT') continue;
      const outcome = outcomeOf(String(sms.phone), String(sms.sentAt), now, smsWaitMinutes);
      if (outcome.state !== 'SENT') collection?.change(sms, { ...outcome });
    }
  },
};
