import { readPermissions } from '../../../src/auth/api';
import type { Route } from '../../engine/Call';
import { route } from '../../engine/route';

/** `GET /permissions`: what the bearer of the token may do (specification 1 §6, §7). */
export const routes: readonly Route[] = [
  route(readPermissions, ({ caller }) => ({ body: caller.permissions })),
];
