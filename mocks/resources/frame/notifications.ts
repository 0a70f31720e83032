import { noticeMarks, readNotices } from '../../../src/framework/notices/api';
import { subscribeToPush } from '../../../src/layout/api';
import type { AnyEntity } from '../../../src/entity/entity';
import { pathsOf } from '../../../src/entity/manifest';
import { notFound } from '../../engine/ApiError';
import type { Answer, Call, Route } from '../../engine/Call';
import { may, need } from '../../engine/Caller';
import { pageOf } from '../../engine/listPage';
import { readListQuery } from '../../engine/listQuery';
import type { MockRecord } from '../../engine/MockRecord';
import { route } from '../../engine/route';
import { sees } from '../../engine/tenancy';
import type { Notification } from './notificationSamples';

/** A message as its receiver is answered. */
type Shown = Omit<Notification, 'about'>;

/** What a message says of its record: what it is called, unless that is private. */
function nameOf({ fields, represent }: AnyEntity, record: MockRecord): string {
  const open = [represent ?? []].flat().filter((name) => !fields[name]?.options.private);
  const parts = open.flatMap((name) => (record[name] ? [String(record[name])] : []));
  return parts.length > 0 ? parts.join(' ') : `№ ${record.id}`;
}

/**
 * A message of the sample to its receiver: about a record that they may open, which it names and leads to. Nothing where they
 * may open none (docs/domain/content-and-messaging.md 3.1).
 */
function told(call: Call, { about, ...notice }: Notification): Shown | undefined {
  if (!about) return notice;
  const { store, caller } = call;
  const collection = store.collection(about.resource);
  const { entity, all = [] } = collection ?? {};
  if (!entity || !may(caller, entity.access.show ?? entity.access.list)) return undefined;
  const state = entity.lifecycle?.field ?? '';
  const record = all.findLast(
    (one) =>
      (about.states === undefined || about.states.includes(String(one[state]))) &&
      (about.type === undefined || about.type === one.type) &&
      String(one.createdAt ?? '') <= notice.createdAt &&
      sees(call, entity, one),
  );
  if (!record) return undefined;
  return {
    ...notice,
    body: `${notice.body} ${nameOf(entity, record)}`,
    route: addressOf(call, entity, record),
  };
}

/** Address of a record's page in the console; of its list where it has none. A list of another entity's has that one's pages. */
function addressOf({ store }: Call, entity: AnyEntity, { id }: MockRecord): string | undefined {
  const owner = entity.of ? store.collection(entity.of.resource)?.entity : entity;
  const page = owner && pathsOf(owner).show;
  return page?.replace(/:\w+/, encodeURIComponent(id)) ?? pathsOf(entity).list;
}

const ownOf = (call: Call): Shown[] =>
  call.store.notifications.of(call.caller.id).flatMap((notice) => told(call, notice) ?? []);

/** A page of the caller's own notifications that they may open, newest first, with the number of unread ones. */
function mine(call: Call): Answer {
  const { page, size, filters } = readListQuery(call.query);
  const own = ownOf(call);
  const seen = filters.get('isSeen')?.[0];
  const asked = own.filter(({ isSeen }) => seen === undefined || String(isSeen) === seen);
  const offset = page * size;
  const unread = own.filter(({ isSeen }) => !isSeen).length;
  return {
    body: { ...pageOf(asked.slice(offset, offset + size), asked.length, size, offset), unread },
  };
}

function mark(call: Call, change: { isReceived: true; isSeen?: true }): Answer {
  const { store, caller, params } = call;
  const found = store.notifications.of(caller.id).find(({ id }) => String(id) === params.id);
  const shown = found && told(call, found);
  if (!found || !shown) throw notFound();
  Object.assign(found, change);
  return { body: { ...shown, ...change }, commit: { resource: 'notification', id: found.id } };
}

function subscribe({ store, caller, params }: Call): Answer {
  need(caller, 'fcm-subscribe:access');
  const tokens = store.pushTokens.get(caller.id) ?? new Set();
  store.pushTokens.set(caller.id, tokens.add(params.token));
  return { body: { subscribed: true }, commit: { resource: 'push-token', id: null } };
}

/** The bell: own notifications, received and seen, and the push token (docs/domain/content-and-messaging.md 3.1). */
export const routes: readonly Route[] = [
  route(readNotices, mine),
  route(noticeMarks.received, (call) => mark(call, { isReceived: true })),
  route(noticeMarks.seen, (call) => mark(call, { isReceived: true, isSeen: true })),
  route(subscribeToPush, subscribe),
];
