// Rights of the acts of lending. The documents name most of them; where one is proposed that nobody may hold yet, its
// fallback follows (docs/domain/identity.md 1.4): the nearest create right, the right of the queue in which the act is
// done, `admin:access`. One of the list is enough; there is no act without a right.

/** Decides requests for short and online loans (T2–T5, docs/domain/lending.md 3.1, 4.2, 4.3). */
export const DECIDE_LOAN = ['loan:approve', 'loan-pending-request:list'] as const;

/** Decides requests for long-term loans (T2–T5, docs/domain/lending.md 3.1, 4.2, 4.3). */
export const DECIDE_LONG_TERM = ['loan:approve', 'ltl-pending-request:view'] as const;

/** Corrects failed stages and asks for the state of loans on hold (T7, docs/domain/lending.md 3.3, 3.4). */
export const CORRECT_LOAN = ['loan:correct', 'loan-admin:list'] as const;

/** Confirms that a cancelled loan was paid out after all: T6 needs the list right in any case. */
export const CONFIRM_ISSUED = 'loan-admin:list';

/** Moves to the risk department and back (T12, T14). */
export const RISK = ['loan:risk', 'loan-admin:list'] as const;

/** Closes from the risk fund (T16). */
export const CLOSE_FUND = ['loan:close-fund', 'loan-admin:list'] as const;

/** Upgrades a class by hand (T17). */
export const UPGRADE_CLASS = ['loan:class-upgrade', 'loan-admin:list'] as const;

/** Corrects interest and fees (T18): accounting. */
export const CORRECT_AMOUNTS = ['accounting:correct', 'cgw-bank-income:access'] as const;

/** Books payments (T8, T9). */
export const PAY = 'loan-payment-request:list';

/** Extends (T10). */
export const EXTEND = 'loan-extension-request:list';

/** Renews overdue schedules (T11). */
export const RENEW_OVERDUE = 'overdue-loan:list';

/** Court: files, decides, settles, withdraws (T13, T15; docs/domain/lending.md 11.3). */
export const COURT = 'loan-court-doc:access';

/** Decides loan aggregation requests for the own tenant (docs/domain/lending.md 4.5). */
export const AGGREGATION = 'la-request-tenant:list';

/** Cancels guarantee requests, grants and closes car-loan requests (docs/domain/lending.md 4.4, 15.1). */
export const LOAN_QUEUE = 'loan-pending-request:list';

/** Asks for a car loan: everybody who sees the requests. */
export const CAR_REQUEST = ['la-request-admin:list', 'la-request-tenant:list'] as const;

/** Cancels invoices (docs/domain/lending.md 8.8). */
export const INVOICE = 'wa-invoice:list';

export { LEAD } from '../enums/permissions';
