import { endpoint } from '../../../dataProviders/endpoint';

/** A customer's sign-in account, as `findSignInAccount` finds it. Nothing of it can be changed here. */
export interface SignInAccount {
  id: string;
  customerId: number;
  customerName: string;
  login: string;
  /** Masked. */
  regnum: string | null;
  /** Masked. */
  phone: string | null;
  email: string | null;
  emailVerified: boolean;
  enabled: boolean;
  /** ISO instant. */
  createdAt: string;
  lastSignInAt: string | null;
  requiredActions: readonly string[];
  failedAttempts: number;
  sessions: readonly SignInSession[];
}

/** Where a customer is signed in. */
export interface SignInSession {
  id: string;
  device: string;
  ipAddress: string;
  /** ISO instants. */
  startedAt: string;
  lastUsedAt: string;
}

/** The sign-in account of a customer; 404 when there is none. */
export const findSignInAccount = endpoint<
  Partial<Record<'regnum' | 'phone' | 'login', string>>,
  SignInAccount
>()('identity', 'POST /keycloak/customers/search', {
  safePost: true,
  assumed: true,
  access: 'customer-kc:view',
  carries: '`regnum`, `phone` or `login`',
});
