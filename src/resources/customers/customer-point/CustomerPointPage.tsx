import { CustomerListPage } from '../customer/CustomerListPage';

/** The bonus points of a customer: the balance by kind, then every movement (docs/domain/customers.md 7.3). */
export const Page = () => (
  <CustomerListPage name="customers/point" title="resources.customers.subPages.point" />
);
