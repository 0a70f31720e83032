import { CustomerListPage } from '../customer/CustomerListPage';

/** All incomes of one customer, in every state (docs/domain/income.md 6.1). */
export const Page = () => (
  <CustomerListPage name="customers/income/all" title="resources.customers.subPages.income/all" />
);
