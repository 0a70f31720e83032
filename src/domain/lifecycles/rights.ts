// Rights of the acts of lending. The documents name most of them; where domain.md proposes one that no person may hold
// yet, the fallback stands behind it, in the order of domain X10: the nearest create right, the right of the queue that
// the act lives in, `admin:access`. One of the list is enough; there is no act without a right.

/** Decides requests for short and online loans (domain 4.1 T2–T5, 4.2). */
export const DECIDE_LOAN = ['loan:approve', 'loan-pending-request:list'] as const;

/** Decides requests for long-term loans (domain 4.1 T2–T5, 4.2). */
export const DECIDE_LONG_TERM = ['loan:approve', 'ltl-pending-request:view'] as const;

/** Corrects failed stages and asks for the state of loans on hold (domain 4.1 T7, decisions 26). */
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

/** Court: files, decides, settles, withdraws (T13, T15; domain 4.30). */
export const COURT = 'loan-court-doc:access';

/** Decides loan aggregation requests for the own tenant (domain 4.30). */
export const AGGREGATION = 'la-request-tenant:list';

/** Cancels guarantee requests, grants and closes car-loan requests (domain 4.30). */
export const LOAN_QUEUE = 'loan-pending-request:list';

/** Asks for a car loan: everybody who sees the requests. */
export const CAR_REQUEST = ['la-request-admin:list', 'la-request-tenant:list'] as const;

/** Cancels invoices (domain 4.30). */
export const INVOICE = 'wa-invoice:list';

/** Cancels contracts (domain 4.9). */
export const CANCEL_CONTRACT = ['contract:cancel', 'contract:create'] as const;

/** Cedes contracts and takes cessions back (domain 4.9). */
export const CESSION = ['contract:cession', 'contract:create'] as const;

/** Renews and amends contracts (domain 4.9). */
export const RENEW_CONTRACT = 'contract:renew';

/** Cancels and renews guarantee contracts of students (domain 4.9, 4.18). */
export const STUDENT_CONTRACT = 'contract-stud:create';

/** Signs for the investor in the online director queue, and tries failed signatures again (domain 4.9). */
export const SIGN_CONTRACT = 'online-contract:list';

/** Writes contracts to the credit registry (domain 4.9, 4.10). */
export const WRITE_REGISTRY = 'zms:list';

/** Decides signature requests (domain 4.30). */
export const SIGNATURE = 'signature-lib:access';

/** What is kept for leads (decisions 9). */
export const LEAD = 'lead:approve';
