/**
 * Computes a score: the documents name no right, so the right of the page that needs it (docs/domain/identity.md 1.4).
 */
export const COMPUTE_SCORE = 'contract:create';
