import type { EntityPages } from '../../../framework/loadEntity';
import { FailedLoginSummary } from './FailedLoginSummary';
import type loginAttempts from './loginAttempt.entity';

/** Failures in a row are shown above the list. */
export const pages: EntityPages<typeof loginAttempts> = { ListHead: FailedLoginSummary };
