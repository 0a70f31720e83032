import { priceOfSms, sizeOfSms } from '../../../../src/domain/messaging/smsText';
import type { SmsKind } from '../../../../src/domain/enums/messaging';
import { operatorOf } from '../../../../src/reference/operators';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { outcomeOf } from './operator';

const RESOURCE = 'sms';

/** What the server knows of an SMS when it is handed to the operator (docs/domain/content-and-messaging.md 3.2). */
export function sentSms(
  call: Call,
  { phone, text, kind }: { phone: string; text: string; kind: SmsKind },
  customer: MockRecord | undefined,
) {
  const { segments } = sizeOfSms(text);
  return {
    kind,
    customerId: customer?.id ?? null,
    customerName: customer ? nameOf(customer) : null,
    loanId: null,
    operator: operatorOf(phone)?.code ?? null,
    segments,
    price: priceOfSms(segments),
    state: 'SENT',
    failure: null,
    sentAt: call.store.clock.iso(),
    deliveredAt: null,
    createdBy: call.caller.id,
  };
}

/** SMS: size, price and receiver are the server's; the customer's history has each, and time tells what became of it. */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    const { phone, text } = values as { phone: string; text: string };
    const customer = collectionOf(call, 'customers').all.find(
      (one) => one.phone === phone && isVisible(call.caller, one),
    );
    tellOwner(call, customer, { action: 'send_sms' });
    return sentSms(call, { phone, text, kind: 'SINGLE' }, customer);
  },
  passing: (store) => {
    const collection = store.collection(RESOURCE);
    const now = store.clock.now();
    for (const sms of collection?.all ?? []) {
      if (sms.state !== 'SENT') continue;
      const outcome = outcomeOf(String(sms.phone), String(sms.sentAt), now);
      if (outcome.state !== 'SENT') collection?.change(sms, { ...outcome });
    }
  },
};
