import { CustomerListPage } from '../customer/CustomerListPage';

/** The bonus points of a customer: the balance by kind, then every movement (specification 1 §2; domain 4.8). */
export const Page = () => (
  <CustomerListPage name="customers/point" title="enums.CustomerSubPage.point" />
);
