import { CustomerListPage } from '../customer/CustomerListPage';

/** The rank of a customer, and every change of the level (docs/domain/customers.md 7.1). */
export const Page = () => (
  <CustomerListPage name="customers/level" title="resources.customers.subPages.level" />
);
