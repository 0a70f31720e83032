import { endpoint } from '../dataProviders/endpoint';

/** The tenant of the person who is signed in. Its shape is still to be checked (`tenantNameIn`). */
export const readOwnTenant = endpoint<{ alias?: string }>()('main', 'GET /tm/tenant/main-info', {
  carries: '`alias` of the token',
});

/** Registers this browser for push messages. */
export const subscribeToPush = endpoint()('main', 'POST /notification/fcm/subscribe/:token', {
  access: 'fcm-subscribe:access',
});
