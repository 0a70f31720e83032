/**
 * Who may set prices and percents (docs/domain/lending.md 15.2): the proposed right, or its fallback
 * (docs/domain/identity.md 1.4).
 */
export const WRITE_CAR_PRICES = ['car-price:create', 'admin:access'] as const;

/** Asks for a loan against a car: everybody who sees the requests. */
export const CAR_REQUEST = ['la-request-admin:list', 'la-request-tenant:list'] as const;

/**
 * Makes and edits drafts: the documents name no right for it, so it is the one to register loans
 * (docs/domain/identity.md 1.4).
 */
export const DRAFT_CAR_REQUEST = 'loan:register';
