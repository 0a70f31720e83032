import { endpoint } from '../dataProviders/endpoint';

/** The tenant of the person who is signed in. Its shape is still to be checked (`tenantNameIn`). */
export const readOwnTenant = endpoint<{ alias?: string }>()('main', 'GET /tm/tenant/main-info', {
  carries: '`alias` of the token',
});

/** The person's own notifications, newest first. Their shape is still to be checked (`noticesIn`). */
export const readNotices = endpoint()('main', 'GET /notification/me', {
  carries: '`page`, `size`',
});

/** Marks a notification of the person's. */
export const noticeMarks = {
  received: endpoint()('main', 'POST /notification/received/:id'),
  seen: endpoint()('main', 'POST /notification/seen/:id'),
};

/** Registers this browser for push messages. */
export const subscribeToPush = endpoint()('main', 'POST /notification/fcm/subscribe/:token', {
  access: 'fcm-subscribe:access',
});
