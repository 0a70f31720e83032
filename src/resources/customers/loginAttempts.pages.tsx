import type { EntityPages } from '../../crud/loadEntity';
import { LoginStrip } from './lists/LoginStrip';

/** Failures in a row stand above the list. */
export const pages: EntityPages = { ListHead: LoginStrip };
