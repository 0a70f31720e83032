import type { RaRecord } from 'ra-core';

/** The name under which a user signs in: how users are told apart in messages. */
export const loginName = (user: RaRecord): string => String(user.loginName);
