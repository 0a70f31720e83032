import { PERMISSIONS } from '../../src/domain/enums/permissions';

/** The user name of somebody with exactly these permissions. */
export const only = (...rights: readonly string[]): string => `only:${rights.join(',')}`;

/** The user name of somebody with every permission but these. */
export const allBut = (...rights: readonly string[]): string =>
  only(...PERMISSIONS.filter((permission) => !rights.includes(permission)));
