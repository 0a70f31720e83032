import type { Right } from './permissions';

/** The right to what is kept for leads (docs/domain/identity.md 1.5). */
export const LEAD = 'lead:approve' satisfies Right;
