// Rights of the acts of lending. The documents name most of them; where one is proposed that nobody may hold yet, its
// fallback follows (docs/domain/identity.md 1.4): the nearest create right, the right of the queue in which the act is
// done, `admin:access`. One of the list is enough; there is no act without a right.

/** Cancels contracts (docs/domain/contracts.md 7.1). */
export const CANCEL_CONTRACT = ['contract:cancel', 'contract:create'] as const;

/** Cedes contracts and takes cessions back (docs/domain/contracts.md 8.1). */
export const CESSION = ['contract:cession', 'contract:create'] as const;

/** Renews and amends contracts (docs/domain/contracts.md 6.1, 6.2). */
export const RENEW_CONTRACT = 'contract:renew';

/**
 * Cancels and renews guarantee contracts of students (docs/domain/contracts.md 10.1, 10.2;
 * docs/domain/lending.md 14.2).
 */
export const STUDENT_CONTRACT = 'contract-stud:create';

/**
 * Signs for the investor in the online director queue, and tries failed signatures again
 * (docs/domain/contracts.md 5.1).
 */
export const SIGN_CONTRACT = 'online-contract:list';

/** Writes contracts to the credit registry (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). */
export const WRITE_REGISTRY = 'zms:list';

/** Decides signature requests (docs/domain/contracts.md 9.1). */
export const SIGNATURE = 'signature-lib:access';

export { LEAD } from '../enums/permissions';
