import { CustomerListPage } from '../customer/CustomerListPage';

/** The invitations a customer has sent, with what they brought (specification 1 §2). */
export const Page = () => (
  <CustomerListPage name="customers/invitation" title="enums.CustomerSubPage.invitation" />
);
