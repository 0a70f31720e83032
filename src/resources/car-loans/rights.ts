/**
 * Who may set prices and percents (docs/domain/lending.md 15.2): the proposed right, or its fallback
 * (docs/domain/identity.md 1.4).
 */
export const WRITE_CAR_PRICES = ['car-price:create', 'admin:access'] as const;
