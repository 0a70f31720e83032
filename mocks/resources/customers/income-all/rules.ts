import type { Hooks } from '../../../engine/Hooks';

/**
 * All incomes of one customer (docs/domain/income.md 6.1): who may see a customer sees his incomes, not everybody's.
 */
export const hooks: Hooks = { resource: 'customers/income/all', asksFor: ['customerId'] };
