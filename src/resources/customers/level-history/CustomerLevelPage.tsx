import { CustomerListPage } from '../customer/CustomerListPage';

/** Where a customer stands in the ranks, and every change of the level (docs/domain/customers.md 7.1). */
export const Page = () => (
  <CustomerListPage name="customers/level" title="resources.customers.subPages.level" />
);
