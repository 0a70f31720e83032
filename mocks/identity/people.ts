import type { Person } from './Person';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * The eight demo people. Each has the user name as given here and the password `demo`.
 *
 * Realm roles go into the token; permissions are what `GET /permissions` answers for the person.
 * `tenant` belongs to another tenant than the others, `nobody` may do nothing at all.
 */
export const demoPeople: readonly Person[] = [
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
    username: 'admin',
    firstName: 'Оюунчимэг',
    lastName: 'Сүхбаатар',
    email: 'admin@pocketmn.example',
    customerId: 100101,
    tenantAlias: 'pocketmn',
    roles: ['pocket_operator', 'pocket_economist', 'pocket_agent', 'worker'],
    permissions: words(`
      customer:list customer:view customer:create cus-segment:list customer-delete-request:view
      customer-kc:view audit-log:view customer-god:list customer-statement:list cus-product:list
      cus-income:pending-list cus-income:approved-list cus-income:admin-list cus-income-score:list
      cus-income-margin:access politician:list black-white:list black-white:view
      black-white:create suspect:search zms:list zms-loan:list zms-error:list invitation:list
      loan-call:list auth-cus-otp:access auth-cus-otp-search:access auth-la:access auth-la:view
      signature-lib:access loan-court-doc:access loan-court-doc:list customer-finder:search
      customer-finder:create contract:list contract-own:list contract:create contract:renew
      contract:export contract-stud:list contract-stud:create online-contract:list
      online-contract-own:list loan-service-monitor:access loan-admin:list loan-tenant:list
      la-request-admin:list la-request-tenant:list loan-operator:list loan:register loan:view
      ltl-pending-request:view loan-pending-request:list loan-extension-request:list
      loan-payment-request:list loan-leasing-refund:list overdue-loan:list wa-fraud:list
      cgw-bank-income:access wa-invoice:list user:manage fcm-subscribe:access news:list
      news:create video:list video:create agreement-admin:access holiday:list
      wa-donation-admin:access admin:access banner-admin:access web-content:list
      web-content:create app-manage-branch:list app-manage-branch:create org-branch:list
      org-employee:list org-employee:create org-employee:create-on-tenant org-position:list
      org-position:create org-user-branch-position:list org-audit-log:list
      mass-notification:access mail:list notificatin-log:list app-manage-sms:test
      app-manage-sms:send app-manage-sms:list app-manage-sms-otp:list loan-sms:send questions:list
      question:access loan-criteria-settings:view loan-criteria-settings:create app-version:update
      mail-template:access sms-template:access app-manage-not:edit app-manage-document:list
      phone:list phone:edit wallet:list wallet:search wa-envelope:list wa-envelope-theme:create
      wa-envelope-theme:list wa-split:list wa-qr-alias:list wa-qr-alias:create wa-qr:decode
      wa-qpay-transaction:list coupon-admin:access coupon-admin:create coupon-acquisition:access
      coupon-request:access report:list institute:view institute:create tenant-report:create
      loan-tenant-report-total:view loan-tenant-report-paid:view loan-tenant-report-dashboard:view
      tenant-report-loan-notice:view tenant-report-legal-debt:view e-barimt:create e-barimt:view
      lead:approve
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
    username: 'operator',
    firstName: 'Номин',
    lastName: 'Батбаяр',
    email: 'operator@pocketmn.example',
    customerId: 100102,
    tenantAlias: 'pocketmn',
    roles: ['pocket_operator'],
    permissions: words(`
      customer:list customer:view customer:create cus-segment:list customer-delete-request:view
      customer-kc:view audit-log:view customer-god:list cus-product:list politician:list
      black-white:list black-white:view black-white:create suspect:search invitation:list
      auth-cus-otp:access auth-cus-otp-search:access auth-la:access auth-la:view
      signature-lib:access fcm-subscribe:access news:list news:create video:list video:create
      holiday:list banner-admin:access web-content:list web-content:create app-manage-branch:list
      app-manage-branch:create mass-notification:access mail:list notificatin-log:list
      app-manage-sms:test app-manage-sms:send app-manage-sms:list app-manage-sms-otp:list
      questions:list question:access app-manage-not:edit app-manage-document:list phone:list
      phone:edit wallet:list wallet:search wa-envelope:list wa-envelope-theme:create
      wa-envelope-theme:list wa-split:list wa-qr-alias:list wa-qr-alias:create wa-qr:decode
      wa-qpay-transaction:list coupon-admin:access coupon-admin:create coupon-acquisition:access
      coupon-request:access report:list institute:view institute:create
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a03',
    username: 'economist',
    firstName: 'Тэмүүлэн',
    lastName: 'Цэрэндорж',
    email: 'economist@pocketmn.example',
    customerId: 100103,
    tenantAlias: 'pocketmn',
    roles: ['pocket_economist'],
    permissions: words(`
      customer:list customer:view customer:create cus-segment:list customer-statement:list
      cus-product:list cus-income:pending-list cus-income:approved-list cus-income:admin-list
      cus-income-score:list cus-income-margin:access politician:list black-white:list
      black-white:view black-white:create suspect:search zms:list zms-loan:list zms-error:list
      loan-call:list signature-lib:access loan-court-doc:access loan-court-doc:list
      customer-finder:search customer-finder:create contract:list contract:create contract:renew
      contract:export contract-stud:list contract-stud:create online-contract:list
      loan-service-monitor:access loan-admin:list loan-tenant:list la-request-admin:list
      loan-operator:list loan:register loan:view ltl-pending-request:view
      loan-pending-request:list loan-extension-request:list loan-payment-request:list
      loan-leasing-refund:list overdue-loan:list wa-invoice:list fcm-subscribe:access holiday:list
      loan-sms:send loan-criteria-settings:view loan-criteria-settings:create
      loan-tenant-report-total:view loan-tenant-report-paid:view loan-tenant-report-dashboard:view
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a04',
    username: 'accountant',
    firstName: 'Энэрэл',
    lastName: 'Ганбаатар',
    email: 'accountant@pocketmn.example',
    customerId: 100104,
    tenantAlias: 'pocketmn',
    roles: ['worker'],
    permissions: words(`
      customer:list customer:view contract:list loan-admin:list loan:view wa-fraud:list
      cgw-bank-income:access wa-invoice:list holiday:list wa-donation-admin:access
      loan-criteria-settings:view loan-criteria-settings:create wallet:list wallet:search
      wa-envelope:list wa-envelope-theme:create wa-envelope-theme:list wa-split:list
      wa-qr-alias:list wa-qr-alias:create wa-qr:decode wa-qpay-transaction:list report:list
      e-barimt:create e-barimt:view
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05',
    username: 'agent',
    firstName: 'Билгүүн',
    lastName: 'Доржпалам',
    email: 'agent@pocketmn.example',
    customerId: 100105,
    tenantAlias: 'pocketmn',
    roles: ['pocket_agent'],
    permissions: words(`
      customer:list customer:view customer:create loan-call:list signature-lib:access
      contract-own:list contract:create contract:renew online-contract-own:list loan-operator:list
      loan:register loan:view
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a06',
    username: 'worker',
    firstName: 'Анударь',
    lastName: 'Лхагва',
    email: 'worker@pocketmn.example',
    customerId: 100106,
    tenantAlias: 'pocketmn',
    roles: ['worker'],
    permissions: words(`
      customer:list customer:view contract-own:list loan-operator:list loan:view news:list
      holiday:list org-employee:list
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a07',
    username: 'tenant',
    firstName: 'Мөнх-Эрдэнэ',
    lastName: 'Пүрэв',
    email: 'tenant@altan.example',
    customerId: 100107,
    tenantAlias: 'altan',
    roles: ['pocket_economist'],
    permissions: words(`
      customer:list customer:view zms-loan:list zms-error:list loan-call:list contract-own:list
      online-contract-own:list loan-tenant:list la-request-tenant:list loan:view
      tenant-report:create loan-tenant-report-total:view loan-tenant-report-paid:view
      loan-tenant-report-dashboard:view tenant-report-loan-notice:view
      tenant-report-legal-debt:view
    `),
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a08',
    username: 'nobody',
    firstName: 'Цэлмэг',
    lastName: 'Нямаа',
    email: 'nobody@pocketmn.example',
    customerId: 100108,
    tenantAlias: 'pocketmn',
    roles: [],
    permissions: [],
  },
];
