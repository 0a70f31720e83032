import type { Hooks } from '../../../engine/Hooks';

/**
 * All incomes of one customer (docs/domain/income.md 6.1): users who may see a customer see this customer's incomes only.
 */
export const hooks: Hooks = { resource: 'customers/income/all', asksFor: ['customerId'] };
