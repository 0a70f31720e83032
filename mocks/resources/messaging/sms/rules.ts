import { systemSettingsOf } from '../../settings/system/systemSettings';
import type { Hooks } from '../../../engine/Hooks';
import { invalid } from '../../../engine/ApiError';
import { tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { noteNumber } from '../../settings/phone-number/phoneNumbers';
import { outcomeOf } from './operator';
import { keptBack, smsFacts } from './sending';

const RESOURCE = 'sms';

/** SMS: size, price and receiver are the server's; the customer's history has each, and time tells what became of it. */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    const { phone, text } = values as { phone: string; text: string };
    const customer = collectionOf(call, 'customers').all.find(
      (one) => one.phone === phone && isVisible(call.caller, one),
    );
    const { store, caller } = call;
    if (keptBack(store, phone, {})) throw invalid({ phone: 'validation.sms_number_inactive' });
    noteNumber(store, phone, customer);
    tellOwner(call, customer, { action: 'send_sms' });
    return smsFacts(
      store,
      { phone, text, exclusion: null },
      { kind: 'SINGLE', customer, by: caller.id, templateId: null },
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
