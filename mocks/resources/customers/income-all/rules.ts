import type { Hooks } from '../../../engine/Hooks';

/**
 * All incomes of one customer (docs/domain/income.md 6.1): users who may see a customer see only that customer's.
 */
export const hooks: Hooks = { resource: 'customers/income/all', asksFor: ['customerId'] };
