// Rights of the actions on contracts. The documents name most of them; where one is only proposed, the right that is
// used instead follows (docs/domain/identity.md 1.4). One of a list is enough.

/** Renews and amends contracts, and asks for new specimens of signatures (docs/domain/contracts.md 6.1, 6.2, 9.2). */
export const RENEW_CONTRACT = 'contract:renew';

/**
 * Signs for the investor in the online director queue, and tries failed signatures again
 * (docs/domain/contracts.md 5.1).
 */
export const SIGN_CONTRACT = 'online-contract:list';

/** Takes contracts out as a workbook, from whichever of their lists (docs/domain/input.md 7.1). */
export const EXPORT_CONTRACTS = 'contract:export';

/** Writes contracts to the credit registry (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). */
export const WRITE_REGISTRY = 'zms:list';

/**
 * Computes a score: the documents name no right, so the right of the page that needs it (docs/domain/identity.md 1.4).
 */
export const COMPUTE_SCORE = 'contract:create';
