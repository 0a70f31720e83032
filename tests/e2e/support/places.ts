import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { routes } from '../../../src/resources/routes';
import { declared } from '../../contract/support/entities';

/** A page that the accessibility tests look at. */
export interface Place {
  path: string;
  /** What is there when the page is whole. */
  ready: string;
  open?: (page: Page) => Promise<void>;
}

const ROW = 'tbody tr:not([aria-hidden]) td, [data-part=list-cards] a, [data-part=list-cards] h2';
const RECORD = '[data-part=record-head]';
const QUEUE = '[data-part=queue-decision], [data-part=empty]';

export const lists = (...paths: string[]): Place[] => paths.map((path) => ({ path, ready: ROW }));
const records = (...paths: string[]): Place[] => paths.map((path) => ({ path, ready: RECORD }));
const queues = (...paths: string[]): Place[] => paths.map((path) => ({ path, ready: QUEUE }));
const pages = (...paths: string[]): Place[] => paths.map((path) => ({ path, ready: 'main h1' }));

const COLLEAGUE = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';

/** A line per page: the frame, customers, news and users. */
export const COMMON_PLACES: readonly Place[] = [
  { path: '/', ready: '[data-part=home-groups] a' },
  { path: '/customers', ready: ROW },
  { path: '/customers/100001', ready: '[data-part=timeline]' },
  { path: '/customers/100003/settings', ready: '[data-part=accesses]' },
  { path: '/customers/create', ready: '[name="regnum"]' },
  { path: '/customers/100005/update', ready: '[name="certificateNumber"]' },
  { path: '/customers/search', ready: '[data-part=lookup]' },
  { path: '/customers/100001/tenant', ready: RECORD },
  { path: '/news', ready: ROW },
  { path: '/news/1', ready: '[data-part=timeline]' },
  { path: '/news/create', ready: '[data-part=editor]' },
  { path: '/news/1/update', ready: '[data-part=editor]' },
  { path: '/users', ready: ROW },
  { path: '/users/search', ready: ROW },
  { path: COLLEAGUE, ready: '[data-part=timeline]' },
  ...lists('/organization/audit-log', '/organization/branch', '/organization/position'),
  ...lists('/organization/user', '/organization/employee', '/organization/employee/log'),
  { path: '/organization/employee/5', ready: '[data-part=timeline]' },
  { path: '/organization/employee/create-on-tenant', ready: '[name="lastName"]' },
  { path: '/organization/position/1', ready: '[data-part=timeline]' },
  { path: '/organization/user/create', ready: '[name="since"]' },
  { path: '/organization/units', ready: '[role=treeitem]' },
  { path: '/organization/units/5', ready: '[data-part=timeline]' },
  { path: '/profile', ready: 'main li code' },
  { path: '/nirgends', ready: 'h1' },
];

/** Content of the app and the web, and messages. */
export const CONTENT_PLACES: readonly Place[] = [
  ...lists(
    '/video',
    '/web-content',
    '/loan-banner',
    '/saving-image',
    '/cashoutfee',
    '/donation',
    '/agreement',
    '/holiday',
    '/options',
    '/questions',
    '/metacog',
    '/notification-category',
    '/branch',
    '/sticker',
    '/sticker/package',
    '/sms',
    '/settings/mail-template',
    '/settings/log-forwarding',
    '/settings/message-template',
    '/settings/sms-test',
    '/settings/bank-gateway/statements',
    '/settings/bank-gateway/outgoing-log',
    '/settings/phone-number/list',
    '/sms/otp',
    '/email',
    '/notification/log',
  ),
  ...records(
    '/video/1',
    '/web-content/11',
    '/loan-banner/3',
    '/saving-image/1',
    '/cashoutfee/5',
    '/donation/1',
    '/donation/1/contributions',
    '/settings/mail-template/3',
    '/settings/log-forwarding/2',
    '/settings/log-forwarding/2/batches',
    '/settings/message-template/6',
    '/settings/bank-gateway/statements/2026-11-21-1',
    '/settings/bank-gateway/statements/2026-11-21-1/lines',
    '/settings/bank-gateway/outgoing-log/456',
    '/branch/1',
    '/agreement/3',
    '/agreement/2/acceptances',
    '/options/7',
    '/questions/2',
    '/questions/17',
    '/metacog/1',
    '/notification-category/4',
    '/sticker/package/1',
    '/notification/log/70',
  ),
  ...pages(
    '/notification/create',
    '/video/create',
    '/sms/sms-send',
    '/settings/mail-template/3/update',
    '/settings/message-template/6/update',
    '/settings/phone-number',
    '/message-send',
    '/reports/sms',
    '/web-content/create',
    '/loan-banner/create',
    '/saving-image/create',
    '/cashoutfee/create',
    '/donation/create',
    '/sticker/package/create',
    '/sticker/package/1/stickers',
    '/holiday/detail?year=2027',
    '/branch/create',
    '/agreement/create',
    '/branch/all',
    '/options/create',
    '/questions/create',
    '/notification-category/create',
  ),
];

/** Contracts, loans and car loans: every list, record and queue. */
export const LENDING_PLACES: readonly Place[] = [
  ...lists(
    '/contract',
    '/contract/student/guarantee',
    '/online/contract/list',
    '/online/active-requests',
    '/definition',
    '/signature-renewal',
    '/loans',
    '/loans/service-monitoring',
    '/loans/close-fund',
    '/loans/risked',
    '/loans/court',
    '/court-list',
    '/loans/batch-payment',
    '/loans/leasing-refund',
    '/loans/student',
    '/loans/collateral/admin',
    '/loans/collateral/tenant',
    '/loans/call-log',
    '/loans/overdue-renew',
    '/invoices',
    '/car-loan/loan-requests',
    '/car-loan/prices',
  ),
  ...records(
    '/loans/300002',
    '/loans/300007/installment',
    '/loans/300002/account',
    '/loans/300007/call-log/100001',
    '/loans/300008/log',
    '/loans/300002/assessment',
    '/loans/300015/extend-detail',
    '/loans/300014/overdue-renew-detail',
    '/loans/300014/changes',
    '/loans/300002/refund',
    '/loans/300007/payment-request',
    '/loans/300002/account-history',
    '/loans/300005',
  ),
  ...queues(
    '/loans/pending/loan',
    '/loans/pending/ltl',
    '/loans/pending/extension',
    '/loans/pending/payment',
    '/loans/guarantee-request',
    '/loans/assessment',
    '/online/director',
    '/online/director/retry',
    '/signature-library',
    '/loans/300001/pending/loan/detail',
  ),
  ...pages(
    '/contract/create',
    '/contract/student/guarantee/create',
    '/definition/create',
    '/online/contract',
    '/loans/create',
    '/loans/dues',
    '/loans/search',
    '/loans/customer-profile-search',
    '/loans/student/search',
    '/loans/refund-temporary',
    '/loans/pending/extension-search',
    '/car-loan/prices/new',
  ),
];

/** The accounting desk, temporary accounts, wallets, QR codes and e-receipts. */
export const MONEY_PLACES: readonly Place[] = [
  ...lists(
    '/entrymodel-cg',
    '/accounting/transactions',
    '/accounting/gl-transactions',
    '/accounting/opening-balance',
    '/accounting/entries',
    '/accounting/accounts/loan',
    '/accounting/accounts/internal',
    '/accounting/accounts/gl',
    '/accounting/trial-balance',
    '/accounting/bank-cg-transactions',
    '/accounting/profits',
    '/settings/eod',
    '/settings/document',
    '/settings/income/margin',
    '/accounting/failed-transfers',
    '/accounting/fraud-transfer',
    '/current-account',
    '/wallets',
    '/envelopes',
    '/envelopes/themes',
    '/splits',
    '/qr/list',
    '/qr-qpay',
    '/ebarimt/list',
    '/merchant/history',
    '/merchant/history-detailed',
    '/merchant/cashout',
    '/merchant/employees',
    '/merchant/100005/employees',
    '/merchant-education',
    '/merchant-student',
  ),
  ...lists(
    '/tenant-report/loan-total',
    '/tenant-report/loan-notice',
    '/tenant-report/legal-debt',
    '/tenant-report/loan-paid',
  ),
  { path: '/tenant-report/dashboard', ready: '[data-part=tenant-moves] tbody a' },
  { path: '/tenant-report', ready: '[data-part=tenant-lenders] tbody a' },
  { path: '/tenant-report/config', ready: '[data-part=timeline]' },
  ...records('/merchant/cashout/610006', '/merchant-education/1'),
  { path: '/merchant-education/create', ready: '[name="name"]' },
  ...records('/wallets/100001', '/current-account/100001', '/savings/1'),
  ...queues('/accounting/held-transactions'),
  ...pages(
    '/accounting/balance-reconciliation',
    '/accounting/opening-balance/create',
    '/accounting/deposit-to-loan',
    '/accounting/internal-transfer',
    '/accounting/wallet-cash-out',
    '/accounting/bank-charge',
    '/accounting/loan-class-upgrade',
    '/current-account/search',
    '/current-account/bank-account',
    '/current-account/deposit-criteria',
    '/settings/criteria-settings',
    '/settings/app-version',
    '/settings/system',
    '/wallets/search',
    '/wallets/bank-account',
    '/envelopes/themes/create',
    '/qr/create',
    '/qr/decode',
    '/ebarimt',
  ),
];

/** Coupons, their requests, what customers have acquired, and the tree of categories. */
export const COUPON_PLACES: readonly Place[] = [
  ...lists('/coupon', '/coupon/acquisitions'),
  ...records('/coupon/1', '/coupon/requests/15', '/coupon/acquisitions/7', '/coupon/category/1'),
  ...queues('/coupon/requests'),
  ...pages(
    '/coupon/category',
    '/coupon/create',
    '/coupon/1/update',
    '/coupon/requests/create',
    '/coupon/requests/14/update',
    '/coupon/category/create',
    '/coupon/category/1/update',
  ),
];

/** Customers, watchlists and the registries. */
export const CUSTOMER_PLACES: readonly Place[] = [
  ...lists(
    '/customers/zms',
    '/customers/search/management-history',
    '/customers/statement',
    '/statement-history-list',
    '/customers/segments',
    '/customers/income/sent',
    '/customers/income/approved',
    '/customers/income/loan-list',
    '/customers/income/score-list',
    '/bank-statement-verification',
    '/invitation-list',
    '/bonus-points',
    '/login-attempts-list',
    '/otp-request-list',
    '/feedback',
    '/products',
    '/politicians',
    '/bw-list',
    '/zms',
    '/zms-writer',
    '/zms-writer-tenant-list',
  ),
  ...records(
    '/customers/100001/contract',
    '/customers/100001/bank-accounts',
    '/customers/100001/states',
    '/customers/100001/education',
    '/customers/100001/xyp-detail',
    '/customers/100001/loan-balance',
    '/customers/100001/worki-info',
  ),
  ...queues(
    '/customers/income/requests',
    '/customers/level-queue',
    '/customers/delete/request',
    '/signatures',
    '/contract-signature',
  ),
  ...pages(
    '/customers/100001/verification-log',
    '/customers/100001/detail-test',
    '/customers/100001/log',
    '/customers/100001/income',
    '/customers/100001/income/all',
    '/customers/100001/income/create',
    '/customers/100001/invitation',
    '/customers/100001/point',
    '/customers/100001/level',
    '/customers/100001/qr',
    '/customers/100001/connect-qr',
    '/customers/100001/location',
    '/customers/education/create/100001',
    '/customers/search/keycloak',
    '/customers/income/610001/update',
    '/xyp',
    '/registry-detail',
    '/bw-list/create',
    '/bw-list/search',
    '/suspect/search',
    '/customer-finder',
    '/customer-finder/create',
    '/zms-line-close-request',
    '/zms-search',
    '/court',
  ),
];

/** Records of lending without a fixed number: the first row of their list is opened. */
export const FIRST_OF_LENDING: readonly string[] = [
  '/contract',
  '/contract/student/guarantee',
  '/definition',
  '/court-list',
  '/loans/collateral/admin',
  '/loans/batch-payment',
  '/car-loan/loan-requests',
  '/car-loan/prices',
];

/** Records of money without a fixed number: the first row of their list is opened. */
export const FIRST_OF_MONEY: readonly string[] = [
  '/entrymodel-cg',
  '/accounting/gl-transactions',
  '/accounting/opening-balance',
  '/accounting/accounts/gl',
  '/accounting/profits',
  '/settings/eod',
  '/accounting/failed-transfers',
  '/accounting/fraud-transfer',
  '/envelopes',
  '/envelopes/themes',
  '/splits',
  '/qr/list',
  '/qr-qpay',
  '/ebarimt/list',
];

/** Records of customers and registries without a fixed number: the first row of their list is opened. */
export const FIRST_OF_CUSTOMERS: readonly string[] = [
  '/customers/statement',
  '/customers/segments',
  '/customers/income/score-list',
  '/bank-statement-verification',
  '/feedback',
  '/products',
  '/politicians',
  '/bw-list',
  '/zms',
  '/zms-writer',
  '/zms-writer-tenant-list',
];

/** Pages made of the same parts as one above. */
const ALIKE: readonly Place[] = [
  ...records(
    '/customers/100001/detail',
    '/customers/education/1',
    '/loans/300001/detail',
    '/accounting/entries/1',
    '/car-loan/prices/percents/1',
    '/settings/document/1',
    '/settings/document/1/text',
    '/settings/document/1/example',
    '/settings/income/margin/1',
    '/accounting/accounts/gl/1110-01/statement',
    '/accounting/accounts/gl/1110-01/balance',
    '/agreement/3/text',
    '/donation/1/money',
    '/contract/500001/detail',
    '/contract/500001/versions',
    '/contract/500001/loans',
    '/contract/500001/registry',
    '/customers/search/management-history/1',
    '/signature-library/1',
    '/organization/user/1',
    '/loans/guarantee-request/1',
    '/loans/pending/extension/2',
    '/loans/pending/loan/2',
    '/loans/pending/ltl/2',
    '/loans/pending/payment/2',
  ),
  ...queues(
    '/online/director/500001',
    '/loans/300001/pending/ltl/detail',
    '/loans/300001/pending/extension/detail',
    '/loans/300001/pending/payment/detail',
  ),
  ...lists('/accounting/accounts/deposit', '/car-loan/prices/percents'),
  ...pages(
    '/account-history-detail/J-300002-5',
    '/car-loan/loan-requests/create',
    '/car-loan/loan-requests/1/update',
    '/car-loan/prices/percents/create',
    '/car-loan/prices/percents/1/update',
    '/settings/document/create',
    '/customers/education/1/update',
    '/bw-list/1001/update',
    '/zms-search-edit/300002',
    '/online/contract/update',
    '/accounting/deposit-to-wallet',
    '/accounting/deposit-from-wallet',
    '/accounting/merchant-to-wallet',
    '/accounting/wallet-cash-in',
    '/accounting/interest-fee-correction',
    '/video/1/update',
    '/web-content/11/update',
    '/donation/1/update',
    '/options/7/update',
    '/loan-banner/3/update',
    '/saving-image/1/update',
    '/cashoutfee/5/update',
    '/questions/2/update',
    '/notification-category/4/update',
    '/branch/1/update',
    '/sticker/package/1/update',
    '/agreement/3/update',
    '/sms/search-by-phone',
    '/envelopes/themes/3/update',
    '/merchant/contract/100005/create',
    '/merchant-education/1/update',
    '/organization/position/create',
    '/organization/position/1/update',
    '/organization/user/1/update',
    '/organization/employee/create',
    '/organization/employee/5/update',
    '/organization/units/create',
    '/organization/units/5/update',
  ),
];

/** All lists whose first record is opened. */
export const EVERY_FIRST: readonly string[] = [
  ...FIRST_OF_LENDING,
  ...FIRST_OF_MONEY,
  ...FIRST_OF_CUSTOMERS,
];

const LISTED: readonly Place[] = [
  ...COMMON_PLACES,
  ...CONTENT_PLACES,
  ...LENDING_PLACES,
  ...MONEY_PLACES,
  ...COUPON_PLACES,
  ...CUSTOMER_PLACES,
  ...ALIKE,
];

/** True when the place is on the route itself: a name in the place of a number is another page, as `/branch/all`. */
const isOf = (route: string, place: string): boolean => {
  const match = matchPath(route, place.split('?')[0]);
  return match !== null && Object.values(match.params).every((part) => /\d/.test(part ?? ''));
};

/** Addresses of the records that are opened from their lists. */
const opened = declared.flatMap(({ entity }) => {
  const list = entity.paths?.list ?? `/${entity.name}`;
  return EVERY_FIRST.includes(list) ? [entity.paths?.show ?? `/${entity.name}/:id`] : [];
});

/** Pages that nobody has listed: a new resource is walked by being declared. Samples begin with record 1. */
const unlisted = routes
  .map(({ path }) => path)
  .filter((path) => !opened.includes(path) && !LISTED.some((place) => isOf(path, place.path)))
  .map((path) => path.replace(/:\w+/g, '1'));

/** Pages of which only the words are looked at. */
export const SIMILAR_PLACES: readonly Place[] = [...ALIKE, ...pages(...unlisted)];

/** All places with an address of their own: every route of the console has one. */
export const EVERY_PLACE: readonly Place[] = [...LISTED, ...pages(...unlisted)];
