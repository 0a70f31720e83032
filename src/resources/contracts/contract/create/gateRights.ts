/** Computes a score: the documents name no right, so the right of the page that needs it (domain X10). */
export const COMPUTE_SCORE = 'contract:create';
