import { CustomerListPage } from '../customer/CustomerListPage';

/** The whole history of one customer as a list. */
export const Page = () => (
  <CustomerListPage name="customers/log" title="resources.customers.subPages.log" />
);
