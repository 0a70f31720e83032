import type { EntityPages } from '../../crud/loadEntity';
import { LoginStrip } from './lists/LoginStrip';
import type loginAttempts from './loginAttempts';

/** Failures in a row stand above the list. */
export const pages: EntityPages<typeof loginAttempts> = { ListHead: LoginStrip };
