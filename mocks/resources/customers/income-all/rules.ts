import type { Hooks } from '../../../engine/Hooks';

/** All incomes of one customer (decisions 31): who may see a customer sees his incomes, not everybody's. */
export const hooks: Hooks = { resource: 'customers/income/all', asksFor: ['customerId'] };
