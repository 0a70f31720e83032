import { readPermissions } from '../../../src/auth/api';
import type { Route } from '../../engine/Call';
import { route } from '../../engine/route';

/** `GET /permissions`: what the bearer of the token may do (docs/domain/identity.md 1.1). */
export const routes: readonly Route[] = [
  route(readPermissions, ({ caller }) => ({ body: caller.permissions })),
];
