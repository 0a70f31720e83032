import type { EntityPages } from '../../../framework/loadEntity';
import { LoginStrip } from './LoginStrip';
import type loginAttempts from './loginAttempt.entity';

/** Failures in a row stand above the list. */
export const pages: EntityPages<typeof loginAttempts> = { ListHead: LoginStrip };
