import { CustomerListPage } from '../customer/CustomerListPage';

/** All incomes of one customer, in every state (decisions 31). */
export const Page = () => (
  <CustomerListPage name="customers/income/all" title="enums.CustomerSubPage.income_all" />
);
