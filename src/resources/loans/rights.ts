// Rights that several rooms of lending share. The documents name most of them; where one is proposed that nobody may
// hold yet, its fallback follows (docs/domain/identity.md 1.4). One of a list is enough.

/** Decides requests for short and online loans (docs/domain/lending.md 3.1, 4.2, 4.3). */
export const DECIDE_LOAN = ['loan:approve', 'loan-pending-request:list'] as const;

/** Decides requests for long-term loans (docs/domain/lending.md 3.1, 4.2, 4.3). */
export const DECIDE_LONG_TERM = ['loan:approve', 'ltl-pending-request:view'] as const;

/** Books payments and recoveries (docs/domain/lending.md 8.1, 8.5). */
export const PAY = 'loan-payment-request:list';

/** Extends loans (docs/domain/lending.md 9.1). */
export const EXTEND = 'loan-extension-request:list';

/** Court: files, decides, settles, withdraws (docs/domain/lending.md 11.3). */
export const COURT = 'loan-court-doc:access';

/** Cancels guarantee requests, grants and closes car-loan requests (docs/domain/lending.md 4.4, 15.1). */
export const LOAN_QUEUE = 'loan-pending-request:list';

/** Upgrades the class of a loan by hand (docs/domain/lending.md 7.3). */
export const UPGRADE_CLASS = ['loan:class-upgrade', 'loan-admin:list'] as const;
