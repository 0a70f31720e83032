import { noticeMarks, readNotices } from '../../../src/framework/notices/api';
import { subscribeToPush } from '../../../src/layout/api';
import { notFound } from '../../engine/ApiError';
import type { Answer, Call, Route } from '../../engine/Call';
import { need } from '../../engine/Caller';
import { pageOf } from '../../engine/listPage';
import { readListQuery } from '../../engine/listQuery';
import { route } from '../../engine/route';

/** A page of the caller's own notifications, newest first, with the number of unread ones. */
function mine({ store, caller, query }: Call): Answer {
  const { page, size, filters } = readListQuery(query);
  const own = store.notifications.of(caller.id);
  const seen = filters.get('isSeen')?.[0];
  const asked = own.filter(({ isSeen }) => seen === undefined || String(isSeen) === seen);
  const offset = page * size;
  const unread = own.filter(({ isSeen }) => !isSeen).length;
  return {
    body: { ...pageOf(asked.slice(offset, offset + size), asked.length, size, offset), unread },
  };
}

function mark(
  { store, caller, params }: Call,
  change: { isReceived: true; isSeen?: true },
): Answer {
  const found = store.notifications.of(caller.id).find(({ id }) => String(id) === params.id);
  if (!found) throw notFound();
  Object.assign(found, change);
  return { body: found, commit: { resource: 'notification', id: found.id } };
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
