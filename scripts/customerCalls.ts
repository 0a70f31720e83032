import type { GatewayCall } from './gatewaysDoc';

const VIEW = '`customer:view`';
const KEEP = '`customer:create`';
const CHECK = '`zms:list`';
const WRITES = '`zms-loan:list`, `zms-error:list`';
const WATCH = '`black-white:create`';

const call =
  (gateway: string, method: GatewayCall['method']) =>
  (path: string, permission: string, payload = '–'): GatewayCall => ({
    gateway,
    method,
    path,
    payload,
    permission,
    source: 'assumed',
  });

const get = call('customer', 'GET');
const post = call('customer', 'POST');

/** Calls of the pages of customers, watchlists and the registries that no entity declares. */
export const customerCalls: readonly GatewayCall[] = [
  get('/customers/{id}/identity', VIEW),
  get('/customers/{id}/states', VIEW),
  get('/customers/{id}/access', VIEW),
  get('/customers/{id}/access-history', VIEW, '`flag`'),
  post(
    '/customers/{id}/access/{flag}/{move}',
    `${KEEP}; of one-time codes \`auth-cus-otp:access\``,
    'move: `open`, `close`; `reason`',
  ),
  get('/customers/{id}/points/summary', VIEW),
  get('/customers/{id}/invitations/summary', VIEW),
  get('/customers/{id}/level', VIEW),
  get('/customers/{id}/qr', VIEW),
  get('/customers/{id}/locations', VIEW),
  get('/customers/delete/request/{id}/phone', '`customer-delete-request:view`', 'it is logged'),
  get('/customers/{id}/xyp', VIEW),
  get('/customers/{id}/xyp/detail', VIEW),
  get('/customers/{id}/xyp/less-nomask', VIEW, 'it is logged'),
  post(
    '/customers/{id}/xyp',
    KEEP,
    '`purpose`, `workerRegnum`, `workerFingerprint`, `customerFingerprint`',
  ),
  post('/customers/{id}/xyp/accept', KEEP, '`readingId`, `fields`'),
  get('/incomes/standing', VIEW, '`customerId`'),
  post('/income-files/{id}/seen', '`cus-income:pending-list`', '`page`, `of`'),
  get('/bank-statement-verification/{id}/transactions', '`cus-income:admin-list`'),
  call('identity', 'GET')(
    '/keycloak/customers',
    '`customer-kc:view`',
    '`regnum`, `phone` or `login`',
  ),
  call('main', 'GET')('/login-attempts/figures', '`auth-la:access`, `auth-la:view`'),
  call('main', 'GET')('/customer-products/{id}/loans', '`cus-product:list`'),
  call('main', 'GET')('/bw-list/search', '`black-white:view`', '`regnum`, `phone` or `name`'),
  call('main', 'GET')('/bw-list/open-loans', WATCH, '`regnum` or `companyRegnum`'),
  call('main', 'POST')('/bw-list/dry-run', WATCH, '`rows`; writes nothing'),
  call('main', 'GET')('/suspects/search', '`suspect:search`', '`regnum` or `name`'),
  call('zms', 'GET')('/zms/checks/figures', CHECK),
  call('zms', 'GET')('/zms/checks/{id}/result', CHECK),
  call('zms', 'POST')('/zms/search', CHECK, '`regnum` or `code`'),
  call('zms', 'GET')('/zms/records/{id}', CHECK),
  call('zms', 'GET')('/{writes}/figures', WRITES, 'writes: `zms-writer`, `zms-writer-tenant`'),
  call('zms', 'GET')('/{writes}/{id}/writes', WRITES),
  call('zms', 'POST')(
    '/{writes}/write_all',
    `${CHECK}; of a tenant \`zms-loan:list\``,
    'the filter of the list, `count`, `reason`',
  ),
  call('main', 'POST')(
    '/court-list/search',
    '`loan-court-doc:access`',
    '`regnum`, `phone` or `code`',
  ),
  call('accounting', 'GET')('/account/loan/balance', VIEW, '`customerId`'),
];
