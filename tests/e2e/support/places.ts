import type { Page } from 'playwright-core';

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

const lists = (...paths: string[]): Place[] => paths.map((path) => ({ path, ready: ROW }));
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
  { path: '/profile', ready: '[data-part=chip]' },
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
    '/agreement',
    '/holiday',
    '/branch',
    '/sticker',
    '/sticker/package',
    '/sms',
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
    '/branch/1',
    '/agreement/3',
    '/agreement/2/acceptances',
    '/sticker/package/1',
  ),
  ...pages(
    '/video/create',
    '/sms/sms-send',
    '/web-content/create',
    '/loan-banner/create',
    '/saving-image/create',
    '/cashoutfee/create',
    '/sticker/package/create',
    '/sticker/package/1/stickers',
    '/holiday/detail?year=2027',
    '/branch/create',
    '/agreement/create',
    '/branch/all',
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
  ),
  ...records('/wallets/100001', '/current-account/100001', '/savings/1'),
  ...queues('/accounting/held-transactions'),
  ...pages(
    '/accounting/balance-reconciliation',
    '/accounting/opening-balance/create',
    '/accounting/deposit-to-loan',
    '/accounting/internal-transfer',
    '/accounting/wallet-cash-out',
    '/accounting/loan-class-upgrade',
    '/current-account/search',
    '/current-account/bank-account',
    '/current-account/deposit-criteria',
    '/settings/criteria-settings',
    '/wallets/search',
    '/wallets/bank-account',
    '/envelopes/themes/create',
    '/qr/create',
    '/qr/decode',
    '/ebarimt',
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
