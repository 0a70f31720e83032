import { dayOf } from '../../../../src/domain/dates';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import type { SmsFailure, SmsKind } from '../../../../src/domain/enums/messaging';
import type { SmsOccasion } from '../../../../src/domain/enums/settings';
import { isGuardedBy } from '../../../../src/domain/messaging/mayReceive';
import { untrueFor, type MessageLoan } from '../../../../src/domain/messaging/smsTruth';
import { fillTemplate } from '../../../../src/domain/messaging/smsTemplates';
import { priceOfSms, sizeOfSms } from '../../../../src/domain/messaging/smsText';
import { SMS } from '../../../../src/domain/settings';
import { networkOf } from '../../../../src/reference/operators';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { noteNumber } from '../../settings/phone-number/phoneNumbers';
import { keptBack, type Receiver } from '../receivers';
import { valuesFor } from './smsValues';

const RESOURCE = 'sms';
const TEMPLATES = 'settings/message-template';

/** A message as it would go out now. */
export interface PlannedSms {
  phone: string | null;
  text: string;
  segments: number;
  /** What it costs when it goes, decimal string. */
  price: string;
  /** Why it is kept back; null when it goes. */
  exclusion: SmsFailure | null;
  /** Variables of the template without a value. */
  missing: readonly string[];
}

/** The template in use for an occasion. */
const templateFor = (store: Store, occasion: SmsOccasion): MockRecord | undefined =>
  (store.collection(TEMPLATES)?.all ?? []).find(
    (one) => one.occasion === occasion && one.state === 'ACTIVE',
  );

/** Why a template's message to a receiver is kept back as things stand now; null when it goes. */
export function keptBackNow(
  store: Store,
  kind: SmsKind,
  { occasion }: MockRecord,
  receiver: Receiver,
): SmsFailure | null {
  const { customer, loan } = receiver;
  return (
    keptBack(store, kind, receiver, customer.phone) ??
    (loan && isGuardedBy(kind, 'TRUE_OF_LOAN')
      ? untrueFor(occasion as SmsOccasion, loanFacts(loan), store.clock.today())
      : null)
  );
}

const loanFacts = ({ state, overdueDays, dueNow, refundDate }: MockRecord): MessageLoan => ({
  state,
  overdueDays: Number(overdueDays ?? 0),
  dueNow: String(dueNow ?? '0'),
  dueDate: dayOf(refundDate as string | null) ?? null,
});

/** A template as its receiver would get it now. */
export function planned(
  store: Store,
  kind: SmsKind,
  template: MockRecord,
  receiver: Receiver,
): PlannedSms {
  const { customer, loan } = receiver;
  const { text, missing } = fillTemplate(String(template.text), valuesFor(store, customer, loan));
  const { segments } = sizeOfSms(text);
  const tooLong = segments > SMS.mostSegments ? ('TOO_LONG' as const) : null;
  return {
    phone: customer.phone ? String(customer.phone) : null,
    text,
    segments,
    price: priceOfSms(segments, systemSettingsOf(store).smsPartPrice),
    missing,
    exclusion:
      keptBackNow(store, kind, template, receiver) ??
      (missing.length > 0 ? 'VALUE_MISSING' : tooLong),
  };
}

interface Message extends Receiver {
  kind: SmsKind;
  /** Who sent it; null = the system. */
  by: string | null;
  templateId: unknown;
}

/** What is kept of a message when it is handed to the operator, or kept back (docs/domain/content-and-messaging.md 3.2). */
export const smsFacts = (
  store: Store,
  { phone, text, exclusion }: Pick<PlannedSms, 'text' | 'exclusion'> & { phone: string },
  message: Omit<Message, 'customer'> & { customer: MockRecord | undefined },
) => {
  const { kind, customer, loan, by, templateId } = message;
  const segments = exclusion ? 0 : sizeOfSms(text).segments;
  return {
    kind,
    customerId: customer?.id ?? null,
    customerName: customer ? nameOf(customer) : null,
    loanId: loan?.id ?? null,
    templateId: templateId ?? null,
    operator: networkOf(phone),
    segments,
    price: priceOfSms(segments, systemSettingsOf(store).smsPartPrice),
    state: exclusion ? 'NOT_SENT' : 'SENT',
    failure: exclusion,
    sentAt: store.clock.iso(),
    deliveredAt: null,
    createdBy: by,
  };
};

/** Hands a planned message to the operator, or writes down why it was kept back; both stand in the customer's history. */
export function handOver(store: Store, plan: PlannedSms, message: Message): MockRecord | undefined {
  const collection = store.collection(RESOURCE);
  const { phone } = plan;
  const { customer, loan, by } = message;
  if (!collection || phone === null) return undefined;
  noteNumber(store, phone, customer);
  const at = store.clock.iso();
  const record: MockRecord = {
    id: collection.nextId(),
    phone,
    text: plan.text,
    ...smsFacts(store, { ...plan, phone }, message),
    tenant: (loan ?? customer).tenant,
    createdAt: at,
    updatedAt: at,
  };
  collection.insert(record);
  store.history.start(RESOURCE, record.id);
  store.history.add('customers', customer, {
    at,
    by,
    action: plan.exclusion ? 'keep_sms_back' : 'send_sms',
    origin: by === null ? 'AUTO' : 'MANUAL',
    source: loan ? String(loan.code) : undefined,
  });
  return record;
}

/**
 * Sends what the template in use for an occasion says, by itself; nothing where that template is off, or the receiver has
 * no number (docs/domain/content-and-messaging.md 3.4).
 */
export function sendOn(store: Store, occasion: SmsOccasion, receiver: Receiver): void {
  const template = templateFor(store, occasion);
  if (!template) return;
  const plan = planned(store, 'SYSTEM', template, receiver);
  handOver(store, plan, { ...receiver, kind: 'SYSTEM', by: null, templateId: template.id });
}

/** The same to the borrower of a loan. */
export function sendToBorrower(store: Store, occasion: SmsOccasion, loan: MockRecord): void {
  const customer = store.collection('customers')?.get(loan.customerId as number);
  if (customer) sendOn(store, occasion, { customer, loan });
}
