import { CustomerListPage } from '../customer/CustomerListPage';

/** The invitations a customer has sent, with what they brought (docs/domain/customers.md 7.4). */
export const Page = () => (
  <CustomerListPage name="customers/invitation" title="resources.customers.subPages.invitation" />
);
