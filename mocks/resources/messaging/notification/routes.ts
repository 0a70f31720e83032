import { systemSettingsOf } from '../../settings/system/systemSettings';
import {
  type CategoryText,
  findSentNotification,
  type NotificationBody,
  type NotificationTested,
  readCategoryTexts,
  sendMail,
  sendNotification,
  testNotification,
} from '../../../../src/resources/messaging/notification/api';
import entity from '../../../../src/resources/messaging/notification/notification.entity';
import { SEND_NOTIFICATIONS } from '../../../../src/resources/messaging/notification/rights';
import { formatCount } from '../../../../src/domain/formatCount';
import { quietUntil } from '../../../../src/domain/messaging/quietHours';
import { dayOf, formatDateTime } from '../../../../src/domain/dates';
import { isEverybody } from '../../../../src/resources/messaging/audience/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { refuseForeign } from '../../../engine/foreign';
import type { Texts } from '../../../engine/messages';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { answerOne, collectionOf, presented } from '../../../engine/records';
import { route } from '../../../engine/route';
import { newRecord } from '../../../engine/validate';
import { audienceIn, receiversAmong, recordsOf } from '../audience/audienceRecords';
import { hooks, stopSending } from './rules';
import {
  hadBefore,
  leftOf,
  lockedUntil,
  mailTo,
  PER_SECOND,
  progressOf,
  RESOURCE,
  resultOf,
  type Sending,
} from './sending';

const CHANGED: Texts = {
  mn: 'Хүлээн авагчийн тоо өөрчлөгдсөн байна: одоо %{count}. Дахин шалгаад илгээнэ үү.',
  en: 'The receivers have changed: they are %{count} now. Check them and send again.',
  ru: 'Получатели изменились: теперь их %{count}. Проверьте и отправьте снова.',
};
const SENT_BEFORE: Texts = {
  mn: 'Яг ийм мэдэгдлийг сүүлийн 24 цагт хүлээж авсан харилцагч: %{count}.',
  en: 'Customers who have had the very same within the last 24 hours: %{count}.',
  ru: 'Клиенты, которые уже получили то же самое за последние 24 часа: %{count}.',
};
const LOCKED: Texts = {
  mn: 'Бүх харилцагчид дөнгөж илгээсэн. %{time} хүртэл дахин илгээх боломжгүй.',
  en: 'Something has just been sent to all customers. The next can be sent from %{time}.',
  ru: 'Всем клиентам только что отправлено. Следующее можно отправить с %{time}.',
};

/** Whether what was chosen as the receiver is what the audience of the body is. */
function agrees({ receiver, customerId, of, filter }: NotificationBody): boolean {
  if (receiver === 'ALL') return isEverybody({ of, filter });
  if (receiver === 'CUSTOMER')
    return of === 'customers' && String(filter.id) === String(customerId);
  return !isEverybody({ of, filter });
}

/** Sends it: who gets it is fixed now, and reached one after another from its time on. */
function send(call: Call, mailAlone: boolean): Answer<MockRecord> {
  need(call.caller, SEND_NOTIFICATIONS);
  const body = bodyOf(call) as unknown as NotificationBody;
  const { of, filter, count, again, ...given } = body;
  const values = newRecord(entity, given);
  refuseForeign(call, entity.fields, values);
  const isApp = values.isApp === true;
  if (isApp === mailAlone) throw invalid({ isApp: 'validation.invalid_value' });
  const audience = audienceIn({ of, filter });
  if (!agrees(body)) throw invalid({ receiver: 'validation.invalid_value' });
  const channels = [isApp ? ('APP' as const) : [], values.isMail ? ('MAIL' as const) : []].flat();
  const { receivers } = receiversAmong(call, of, recordsOf(call, audience), channels);
  if (receivers.length === 0) throw invalid({ receiver: 'validation.notification_nobody' });
  if (receivers.length !== count)
    throw new ApiError(409, CHANGED, {
      code: 'AUDIENCE_CHANGED',
      values: { count: formatCount(receivers.length) },
    });
  const locked = body.receiver === 'ALL' ? lockedUntil(call) : null;
  if (locked)
    throw new ApiError(409, LOCKED, {
      code: 'MASS_LOCKED',
      values: { time: formatDateTime(locked).text },
    });
  const ids = receivers.map((one) => (of === 'customers' ? one.id : one.customerId) as RecId);
  const had = again === true ? 0 : hadBefore(call, values, ids);
  if (had > 0)
    throw new ApiError(409, SENT_BEFORE, {
      code: 'SENT_BEFORE',
      values: { count: formatCount(had) },
    });
  const record = started(call, values, ids);
  return {
    ...answerOne(call, entity, record, hooks),
    status: 201,
    commit: { resource: RESOURCE, id: record.id },
  };
}

/** A sending that begins at its time, as a job of who sends it. */
function started(
  { store, caller, headers }: Call,
  fields: Record<string, unknown>,
  receiverIds: readonly RecId[],
): Sending {
  const at = store.clock.iso();
  const asked = typeof fields.startsAt === 'string' && fields.startsAt > at ? fields.startsAt : at;
  const collection = store.collection(RESOURCE);
  const made: Sending = {
    id: collection?.nextId() ?? 1,
    ...fields,
    startsAt: quietUntil(asked, systemSettingsOf(store)) ?? asked,
    total: receiverIds.length,
    receiverIds,
    perSecond: PER_SECOND,
    reached: 0,
    finishedAt: null,
    tenant: caller.tenantAlias,
    idempotencyKey: headers.get('idempotency-key'),
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
    state: 'PLANNED',
  };
  Object.assign(made, progressOf(made, store.clock.now()));
  collection?.insert(made);
  store.history.start(RESOURCE, made.id);
  store.history.add(RESOURCE, made, { at, by: caller.id, action: 'create', origin: 'MANUAL' });
  store.jobs.start(caller.id, {
    kind: 'NOTIFICATION',
    label: String(made.title),
    route: `/notification/log/${made.id}`,
    startedAt: at,
    look: () => ({
      state: made.state === 'SENT' ? 'DONE' : made.state === 'STOPPED' ? 'FAILED' : 'RUNNING',
      done: made.reached,
      total: made.receiverIds.length,
      leftMs: leftOf(made, store.clock.now()),
    }),
    stop: (by) => stopSending(store, made, by),
    result: (language) => resultOf(store, made, language),
  });
  return made;
}

/** What became of a sending, by its key. */
function sent(call: Call): Answer<{ notification: MockRecord | null }> {
  need(call.caller, SEND_NOTIFICATIONS);
  const key = call.query.get('idempotencyKey');
  const found = collectionOf(call, RESOURCE).added.find(
    ({ idempotencyKey, createdBy }) =>
      key !== null && idempotencyKey === key && createdBy === call.caller.id,
  );
  return { body: { notification: found ? presented(call, entity, found, hooks) : null } };
}

const NO_CUSTOMER: Texts = {
  mn: 'Та өөрөө апптай харилцагч биш тул өөртөө илгээх боломжгүй.',
  en: 'You are no customer with the app, so that nothing can be sent to you.',
  ru: 'Вы не клиент приложения, отправить вам нельзя.',
};

/** Whether a history row is a test of somebody on a day. */
const isTestOf =
  (caller: string, day: string) => (row: { action: string; by: string | null; at: string }) =>
    row.action === 'test_notification' && row.by === caller && dayOf(row.at) === day;

/** Sends a message to the caller alone: their bell, their mail, their own history as a customer; nothing of the log. */
function test(call: Call): Answer<NotificationTested> {
  const { store, caller } = call;
  need(caller, SEND_NOTIFICATIONS);
  const values = newRecord(entity, { ...bodyOf(call), receiver: 'ALL' });
  const person = store.people.find(({ id }) => id === caller.id);
  const customer =
    person?.customerId === undefined
      ? undefined
      : store.collection('customers')?.get(person.customerId);
  if (!customer) throw new ApiError(409, NO_CUSTOMER, { code: 'NO_CUSTOMER' });
  const [title, body] = [String(values.title), String(values.body)];
  const channels = [
    ...(values.isApp === true ? (['APP'] as const) : []),
    ...(values.isMail === true && customer.email ? (['MAIL'] as const) : []),
  ];
  if (values.isApp === true)
    store.notifications.add(caller.id, { type: String(values.type), title, body });
  if (channels.includes('MAIL')) mailTo(store, customer, { title, body, by: caller.id });
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: caller.id,
    action: 'test_notification',
    origin: 'MANUAL',
  });
  const today = store.history
    .of('customers', customer)
    .filter(isTestOf(caller.id, store.clock.today())).length;
  return { body: { channels, today }, commit: { resource: 'customers', id: customer.id } };
}

/** The words of all categories, by their titles. */
function categoryTexts(call: Call): Answer<CategoryText[]> {
  need(call.caller, SEND_NOTIFICATIONS);
  const body = [...collectionOf(call, 'notification-category').all]
    .map(({ id, type, title, body: words, isApp, isMail }): CategoryText => ({
      id: Number(id),
      type: type as CategoryText['type'],
      title: String(title),
      body: String(words),
      isApp: isApp === true,
      isMail: isMail === true,
    }))
    .sort((one, other) => one.title.localeCompare(other.title, 'mn'));
  return { body };
}

/** Sending of notifications (docs/domain/content-and-messaging.md 3.1). */
export const routes: readonly Route[] = [
  route(sendNotification, (call) => send(call, false)),
  route(sendMail, (call) => send(call, true)),
  route(findSentNotification, sent),
  route(testNotification, test),
  route(readCategoryTexts, categoryTexts),
];
