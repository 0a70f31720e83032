import type { GatewayCall } from './gatewaysDoc';
import { customerCalls } from './customerCalls';
import { lendingCalls } from './lendingCalls';

/** Calls of the frame and of own pages, which no entity declares. Each path stands in the sources (a test looks). */
export const platformCalls: readonly GatewayCall[] = [
  call('main', 'GET', '/permissions', '–'),
  call('main', 'GET', '/tm/tenant/main-info', '–'),
  call('main', 'GET', '/tenants', '–'),
  call('main', 'GET', '/notification/me', '–'),
  call('main', 'POST', '/notification/fcm/subscribe/{token}', '–', '`fcm-subscribe:access`'),
  call(
    'customer',
    'GET',
    '/customers/id-by-regnum-or-phone',
    '`regnum` or `phone`',
    '`customer:list`',
  ),
  call('customer', 'GET', '/customers/{id}/less-nomask', '–', '`customer:view`'),
  call('identity', 'POST', '/graphql', 'role lists; names of users by a list of ids', ''),
  ...customerCalls,
  ...lendingCalls,
];

function call(
  gateway: string,
  method: GatewayCall['method'],
  path: string,
  payload: string,
  permission = '',
): GatewayCall {
  return { gateway, method, path, payload, permission, source: 'specification' };
}
