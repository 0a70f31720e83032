import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readLoginFigures`. */
export interface LoginFigures {
  /** Accounts with failures in a row. */
  accounts: number;
}

/** Figures above the list of sign-ins. */
export const readLoginFigures = endpoint<void, LoginFigures>()(
  'main',
  'GET /login-attempts/figures',
  { assumed: true, access: ['auth-la:access', 'auth-la:view'] },
);
