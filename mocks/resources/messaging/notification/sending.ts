import { mailFor, mailValuesFor } from '../../settings/mail-template/mails';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { enumTexts } from '../../../engine/consoleTexts';
import { messageOf, type Texts } from '../../../engine/messages';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Call } from '../../../engine/Call';
import type { Store } from '../../../engine/Store';
import type { JobResultRow } from '../../../../src/framework/jobs/api';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { ReceiverExclusion } from '../../../../src/domain/enums/messaging';
import type { KeptBack } from '../../../../src/domain/messaging/mayReceive';
import { keptBack } from '../receivers';
import { lately } from '../sms/sentLately';

export const RESOURCE = 'notification';

/** Receivers that are reached in a second. */
export const PER_SECOND = 20;
/** A phone says that it has received it, and its owner has looked at it, this long after it went out, ms. */
const RECEIVED_AFTER_MS = 1_500;
const SEEN_AFTER_MS = 4_000;
/** One of so many phones is not registered any more, was not reached, was not looked at. */
const ONE_FAILS = 17;
const ONE_NOT_RECEIVED = 9;
const ONE_NOT_SEEN = 3;

/** What the gateway keeps of a notification beside its fields. */
export interface Sending extends MockRecord {
  /** Customers in the order in which they are reached. */
  receiverIds: readonly RecId[];
  perSecond: number;
  /** How many of them were reached when it was last looked at. */
  reached: number;
  /** The last answers of phones have come. */
  isSettled?: boolean;
  /** Why it was kept back from receivers when it would have reached them, by their ids. */
  kept?: Readonly<Record<string, KeptBack>>;
}

export const isSending = (record: MockRecord): record is Sending =>
  Array.isArray(record.receiverIds);

/** Whether a customer's phone takes a notification at all. */
export const takes = (id: RecId): boolean => Number(id) % ONE_FAILS !== 0;

const receives = (id: RecId): boolean => takes(id) && Number(id) % ONE_NOT_RECEIVED !== 1;
const looks = (id: RecId): boolean => receives(id) && Number(id) % ONE_NOT_SEEN !== 2;

/** How many of the receivers were reached so long ago that an answer of theirs has come, by now. */
function reachedBefore({ receiverIds, perSecond, startsAt }: Sending, now: number, ms = 0): number {
  const seconds = (now - ms - Date.parse(String(startsAt))) / 1_000;
  return Math.max(0, Math.min(receiverIds.length, Math.floor(seconds * perSecond)));
}

/** What has become of a sending by now. What was stopped goes no further, but phones still answer. */
export function progressOf(record: Sending, now: number) {
  const { receiverIds: ids, reached: before, state, kept = {} } = record;
  const isStopped = state === 'STOPPED';
  const reached = isStopped ? before : reachedBefore(record, now);
  const among = (count: number, test: (id: RecId) => boolean) =>
    ids.slice(0, Math.min(count, reached)).filter((id) => !kept[id] && test(id)).length;
  const sent = among(reached, takes);
  const begun = now >= Date.parse(String(record.startsAt));
  return {
    reached,
    sent,
    failed: (isStopped ? ids.length : reached) - sent,
    waiting: isStopped ? 0 : ids.length - reached,
    received: among(reachedBefore(record, now, RECEIVED_AFTER_MS), receives),
    seen: among(reachedBefore(record, now, SEEN_AFTER_MS), looks),
    state: isStopped ? state : reached === ids.length ? 'SENT' : begun ? 'SENDING' : 'PLANNED',
  };
}

/** How long a sending still takes, ms; null once it is over. */
export function leftOf(record: Sending, now: number): number | null {
  if (record.state === 'SENT' || record.state === 'STOPPED') return null;
  const whole = Math.ceil((record.receiverIds.length / record.perSecond) * 1_000);
  return Math.max(0, Date.parse(String(record.startsAt)) + whole - now);
}

/** What is kept of a mail that named what its receiver has not. */
const NO_VALUE = 'Загварын утга алга:';
/** The type of mails that people send. */
const BY_HAND = 100;

/** Why it goes to some of those whose turn it is no longer: they are asked about at delivery, not only when it was planned. */
function keptBackAmong(
  store: Store,
  { isApp }: Sending,
  ids: readonly RecId[],
): Record<string, KeptBack> {
  const customers = store.collection('customers');
  return Object.fromEntries(
    ids.flatMap((id) => {
      const customer = customers?.get(id);
      const reason = customer && keptBack(store, isApp ? 'APP' : 'MAIL', { customer });
      return reason ? [[id, reason]] : [];
    }),
  );
}

/** Goes on with every sending: figures of the log, histories of customers, mails, and the bell of who sent it. */
export function followSendings(store: Store): void {
  const collection = store.collection(RESOURCE);
  const now = store.clock.now();
  for (const record of collection?.all ?? []) {
    if (!isSending(record) || record.isSettled) continue;
    const before = record.reached;
    const due = record.receiverIds.slice(before, progressOf(record, now).reached);
    const kept = { ...record.kept, ...keptBackAmong(store, record, due) };
    const next = { ...progressOf({ ...record, kept }, now), kept };
    const isOver = next.state === 'SENT' || next.state === 'STOPPED';
    const isEnding = isOver && !record.finishedAt;
    const ended = Date.parse(String(record.finishedAt ?? store.clock.iso()));
    const figures = {
      ...next,
      ...(isEnding ? { finishedAt: store.clock.iso() } : {}),
      isSettled: isOver && now - ended > SEEN_AFTER_MS,
    };
    // Who stops it is not overtaken by those whom it reaches meanwhile.
    if (next.state === record.state) collection?.follow(record, figures);
    else collection?.change(record, figures);
    for (const id of due) if (!kept[id]) reach(store, record, id);
    if (isEnding) tellSender(store, record);
  }
}

/** A mail of type 100 to a customer, by its template; one that names what its receiver has not is not sent. */
export function mailTo(
  store: Store,
  customer: MockRecord,
  { title, body, by }: { title: string; body: string; by: string },
): void {
  const emails = store.collection('email');
  const mail = mailFor(store, BY_HAND, { ...mailValuesFor(store, customer), title, body });
  const lacks = mail?.missing ?? [];
  const at = store.clock.iso();
  emails?.insert({
    id: emails.nextId(),
    type: BY_HAND,
    recipient: customer.email,
    subject: mail?.subject ?? title,
    templateId: mail?.templateId ?? null,
    customerId: customer.id,
    state: lacks.length > 0 ? 'FAILED' : 'SENT',
    failure: lacks.length > 0 ? `${NO_VALUE} ${lacks.join(', ')}` : null,
    sentAt: at,
    tenant: customer.tenant,
    createdAt: at,
    createdBy: by,
  });
}

/** What follows for one receiver. */
function reach(store: Store, record: Sending, id: RecId): void {
  const customer = store.collection('customers')?.get(id);
  if (!customer || !takes(id)) return;
  const at = store.clock.iso();
  store.history.add('customers', customer, {
    at,
    by: record.createdBy as string,
    action: 'send_notification',
    origin: 'MANUAL',
    source: `${RESOURCE}/${record.id}`,
  });
  if (record.isMail && customer.email)
    mailTo(store, customer, {
      title: String(record.title),
      body: String(record.body),
      by: record.createdBy as string,
    });
  // Staff who are customers too find it in the console.
  const person = store.people.find(({ customerId }) => customerId === id);
  if (person && record.isApp)
    store.notifications.add(person.id, {
      type: String(record.type),
      title: String(record.title),
      body: String(record.body),
    });
}

/** The bell of who sent it says that it is over, and leads to what became of it. */
function tellSender(store: Store, record: Sending): void {
  if (typeof record.createdBy !== 'string') return;
  const { sent, failed, title, type, id } = record;
  store.notifications.add(record.createdBy, {
    type: String(type),
    title: String(title),
    body: `Илгээсэн ${String(sent)}, илгээгдээгүй ${String(failed)}.`,
    route: `/notification/log/${id}`,
  });
}

const WHY: Readonly<Record<'NO_DEVICE' | 'STOPPED', Texts>> = {
  NO_DEVICE: {
    mn: 'Утас нь мэдэгдэл хүлээн авахаа больсон.',
    en: 'The phone takes no notifications any more.',
    ru: 'Телефон больше не принимает уведомления.',
  },
  STOPPED: {
    mn: 'Зогсоосон тул илгээгээгүй.',
    en: 'Not sent: it was stopped.',
    ru: 'Не отправлено: отправка остановлена.',
  },
};

/** What became of each receiver, in the order in which they were reached. */
export function resultOf(store: Store, record: Sending, language: string | null): JobResultRow[] {
  const customers = store.collection('customers');
  return record.receiverIds.map((id, place) => {
    const customer = customers?.get(id);
    const isReached = place < record.reached;
    const kept = record.kept?.[id];
    const outcome = isReached && !kept && takes(id) ? 'DONE' : isReached ? 'FAILED' : 'NOT_REACHED';
    const why = kept
      ? enumTexts(ReceiverExclusion, kept)
      : outcome === 'FAILED'
        ? WHY.NO_DEVICE
        : record.state === 'STOPPED' && WHY.STOPPED;
    return {
      record: String(id),
      name: customer ? nameOf(customer) : null,
      outcome,
      why: outcome !== 'DONE' && why ? messageOf(why, language) : null,
    };
  });
}

/** Receivers who got it, or still will. */
const meantBy = ({ receiverIds, reached, state }: Sending): readonly RecId[] =>
  state === 'STOPPED' ? receiverIds.slice(0, reached) : receiverIds;

/** How many of the receivers have had the same words within the last hours, or are about to, whoever they were sent to as. */
export function hadBefore(
  { store }: Pick<Call, 'store'>,
  { title, body }: { title?: unknown; body?: unknown },
  ids: readonly RecId[],
): number {
  const since = lately(store);
  const same = (store.collection(RESOURCE)?.all ?? []).filter(
    (one): one is Sending =>
      isSending(one) && one.title === title && one.body === body && String(one.createdAt) >= since,
  );
  const had = new Set(same.flatMap(meantBy));
  return ids.filter((id) => had.has(id)).length;
}

/** Until when nothing is sent to everybody once more; null where nothing was in the last minute. */
export function lockedUntil({ store, caller }: Pick<Call, 'store' | 'caller'>): string | null {
  const latest = (store.collection(RESOURCE)?.all ?? [])
    .filter(({ receiver, tenant }) => receiver === 'ALL' && tenant === caller.tenantAlias)
    .map(({ createdAt }) => Date.parse(String(createdAt)))
    .reduce((one, other) => Math.max(one, other), 0);
  const until = latest + systemSettingsOf(store).massLockSeconds * 1_000;
  return until > store.clock.now() ? new Date(until).toISOString() : null;
}
