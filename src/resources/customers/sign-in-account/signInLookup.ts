import { lookupOf } from '../customer/lookup';

export interface SignInLookup {
  kind: 'regnum' | 'phone' | 'login';
  /** The value as the gateway wants it. */
  value: string;
}

/** Logins of customers: a letter or more, then figures; or an address of e-mail. */
const LOGIN = /^[a-z][a-z0-9._@-]{2,59}$/i;

/** Recognises what was typed into the search for a sign-in account; undefined while it is none of them. */
export function signInLookupOf(typed: string): SignInLookup | undefined {
  const known = lookupOf(typed);
  if (known) return known;
  const login = typed.trim();
  return LOGIN.test(login) ? { kind: 'login', value: login } : undefined;
}
