import type { GatewayCall } from './gatewaysDoc';

const READ_LOAN = '`loan:view`';
const PAY = '`loan-payment-request:list`';
const CONTRACTS =
  '`contract:list`, `contract-own:list`, `online-contract:list`, `online-contract-own:list`';

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

const get = call('main', 'GET');
const post = call('main', 'POST');

/**
 * Calls of the pages of lending that no entity declares. What they answer is typed in `src/resources/loans/wire.ts`,
 * `src/resources/loans/batch/wire.ts` and `src/resources/contracts/wire.ts`.
 */
export const lendingCalls: readonly GatewayCall[] = [
  get(
    '/loans/{id}/{part}',
    READ_LOAN,
    'part: `book`, `repayments`, `account`, `account-history`, `extensions`, `renewals`, `assessment`, `log`, `participants`, `recoveries`',
  ),
  get('/loans/journals/{id}', READ_LOAN),
  get('/loan-limits', '`loan:register`', '`customerId`, `productType`'),
  get('/loans/search', READ_LOAN, '`q`'),
  get('/loans/customer-profile', READ_LOAN, '`customerId`'),
  get('/loans/student-profiles', READ_LOAN, '`school`, `course`'),
  get('/loans/risked/figures', '`loan-admin:list`, `overdue-loan:list`'),
  get('/loans/service-monitoring/stages', '`loan-service-monitor:access`'),
  get('/loans/temporary-account', '`loan:register`', '`customerId`'),
  post(
    '/loans/{id}/refund_from_current_account',
    '`loan:register`',
    '`amount`; paid from the temporary account',
  ),
  get('/loans/pending/{queue}/{id}/evidence', 'the right of the queue'),
  post('/loans/batch-payment/dry-run', PAY, '`batchCode`, `rows`; writes nothing'),
  get('/loans/batch-payment/{id}/rows', PAY),
  post(
    '/loans/batch-payment/{id}/rows',
    PAY,
    'one row of the file; a booked row is not booked again',
  ),
  get('/invoices/rows', '`wa-invoice:list`', '`code` of the loan'),
  get('/documents/templates', '`loan-court-doc:access`', '`category`'),
  get('/contracts/gates', '`contract:create`', '`customerId`, `type`'),
  get('/contracts/preview', '`contract:create`', '`customerId`, `type`'),
  get('/contracts/{id}/versions', CONTRACTS),
  get('/contracts/{id}/registry-writes', CONTRACTS),
  post('/contracts/write_to_zms', '`zms:list`', 'the filter of the list, `count`, `reason`'),
  get('/online-requests/stages', '`online-contract:list`'),
  call('zms', 'POST')('/zms/checks', '`zms:list`', '`customerId`, `reason` within 7 days'),
  call('customer', 'POST')('/customers/{id}/score', '`customer:create`'),
];
