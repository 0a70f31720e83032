import { htmlDataUrl } from '../../../src/fields/file/schema';

/**
 * Records whose fields are changed, of entities whose first record may not be: it is published, sold, decided, or the
 * person's own. Of all others one record for each form that there is.
 */
export const RECORDS: Readonly<Record<string, readonly (number | string)[]>> = {
  'car-loan/loan-requests': [47],
  coupon: [11],
  'coupon/requests': [18],
  donation: [6],
  family_relation: [1_000_011],
  'merchant-education': [5],
  'org-employee': [10],
  'settings/mail-template': [3],
  'settings/message-template': [6],
  users: ['2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a06'],
};

/**
 * Values that a rule of the gateway or between fields wants so, and those from which something follows (`FOLLOWS`), by entity
 * and field, or by entity, record and field. They are tried last, in this order: some agree with those before.
 */
export const VALUES: Readonly<Record<string, unknown>> = {
  'car-loan/loan-requests manufacturedYear': '2011',
  'car-loan/percents manufacturedYear': '2021',
  'car-loan/prices manufacturedYear': '2011',
  'coupon merchantId': 100_046,
  'coupon sellPrice': '25000.50',
  'coupon sellDiscountPrice': '20001.00',
  'coupon discountPercent': 19.998,
  'coupon variants': [{ id: 1, name: 'Жижиг', quantity: 33, isMaster: true }],
  'coupon maxQuantity': 1,
  'coupon/requests merchantId': 100_046,
  'coupon/requests sellPrice': '15000.50',
  'coupon/requests sellDiscountPrice': '12001.00',
  'coupon/requests discountPercent': 19.994,
  'coupon/requests maxQuantity': 1,
  'customers birthDate': '1999-11-22',
  'customers 100005 committee': '11-19-051',
  'customers isPolitician': true,
  'customers 100005 phone': '99887755',
  'family_relation type': 60,
  'family_relation phone': '88776655',
  'loan-banner untilDate': '2027-01-31',
  'notification-category route': '/profile',
  'org-employee staffId': null,
  'org-user-position branchId': 3,
  'settings/mail-template subject': '{{lender}}: {{title}}',
  'settings/mail-template htmlFile': {
    name: 'medegdel.html',
    type: 'text/html',
    size: 15,
    data: htmlDataUrl('<p>{{body}}</p>'),
  },
  'settings/message-template text': '{lender}: {loanCode} зээлийг {dueDate}-нд төлнө.',
};

/** What is sent of a value by hand, where it is not the value itself: of lists the rows by their ids. */
export const SENT: Readonly<Record<string, unknown>> = {
  'coupon variants': [{ id: 1, name: 'Жижиг', quantity: 33 }],
};

/** What cannot be changed alone: a unit takes those below it along. */
export const NEVER_ALONE: readonly string[] = ['customers city', 'customers district'];

/** Fields that the gateway counts anew at every change: what a car may be lent for follows the car (docs/domain/lending.md 15.2). */
export const FOLLOWS_ALWAYS: Readonly<Record<string, readonly string[]>> = {
  'car-loan/loan-requests': ['allowedPrice', 'yearThreshold', 'collateralPercent', 'cap'],
};

/** What follows from a change of a field. */
export const FOLLOWS: Readonly<Record<string, object>> = {
  // The stock is the sum of the variants.
  'coupon variants': { initialBalance: 33, remaining: 33, remainingBalance: 33 },
  // The person who answered the former number of a relative has confirmed nothing about the new one.
  'family_relation phone': {
    confirmed: 'UNCONFIRMED',
    confirmedBy: null,
    confirmedAt: null,
    callNote: null,
    // Who has typed the new phone: the admin of the test.
    phoneBy: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
  },
  'customers birthDate': { age: 26 },
  'org-employee staffId': { positionCount: 0, positionNames: null },
  'org-user-position branchId': { branchName: 'Хан-Уул салбар' },
};
