import type { Route } from '../Call';

/** `GET /permissions`: what the bearer of the token may do (specification 1 §6, §7). */
export const routes: readonly Route[] = [
  {
    gateway: 'main',
    method: 'GET',
    path: '/permissions',
    run: ({ caller }) => ({ body: caller.permissions }),
  },
];
