import { CustomerListPage } from '../customer/CustomerListPage';

/** Where a customer stands in the ranks, and every change of the level (specification 1 §2, §3). */
export const Page = () => (
  <CustomerListPage name="customers/level" title="enums.CustomerSubPage.level" />
);
