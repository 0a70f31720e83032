/** Somebody who can sign in at the embedded identity provider. */
export interface Person {
  /** Subject of the tokens (UUID). */
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The customer that the person is too; nothing for staff who are none. */
  customerId?: number;
  tenantAlias: string;
  /** Realm roles, as in `realm_access.roles`. */
  roles: readonly string[];
  /** What the main gateway answers to `GET /permissions`. */
  permissions: readonly string[];
  /** Made up at sign-in from a user name `only:…`; not a member of the demo staff. */
  synthetic?: boolean;
}
