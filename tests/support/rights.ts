import { permissions } from 'virtual:rights';
import { codesOf, rowsOf } from '../contract/support/coverage';

/** The permissions that the documents name (docs/domain/coverage.md 3); all others are the console's own. */
export const documentedRights: readonly string[] = rowsOf('3').flatMap(([code]) => codesOf(code));

/** The user name of somebody with exactly these permissions. */
export const only = (...rights: readonly string[]): string => `only:${rights.join(',')}`;

/** Every permission of the documents but these. */
export const othersThan = (...rights: readonly string[]): string[] =>
  documentedRights.filter((permission) => !rights.includes(permission));

/** The user name of somebody with every permission of the documents but these. */
export const allBut = (...rights: readonly string[]): string => only(...othersThan(...rights));

/** Every permission that a room declares. */
export const everyRight: readonly string[] = permissions;
