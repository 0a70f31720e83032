import type { Access } from '../../src/entity/entity';
import { ApiError } from './ApiError';

/** Who calls: the person behind the bearer token. */
export interface Caller {
  id: string;
  username: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Roles and permissions, trimmed and in lower case. */
  granted: ReadonlySet<string>;
  tenantAlias: string | null;
}

const norm = (right: string) => right.trim().toLowerCase();

export const grantedOf = (rights: readonly string[]): ReadonlySet<string> =>
  new Set(rights.map(norm));

/** The caller of an open address. */
export const ANYBODY: Caller = {
  id: '',
  username: '',
  roles: [],
  permissions: [],
  granted: new Set(),
  tenantAlias: null,
};

/** True when one of the needed rights is held; nothing needed means nobody may. */
export const may = (caller: Caller, needed: Access | undefined): boolean =>
  needed !== undefined && [needed].flat().some((right) => caller.granted.has(norm(right)));

/** Refuses with 403 and names what is missing. */
export function need(caller: Caller, needed: Access | undefined): void {
  if (may(caller, needed)) return;
  const missing = [needed ?? []].flat();
  throw new ApiError(403, 'FORBIDDEN', {
    values: { permission: missing.join(', ') },
    extra: { missing },
  });
}
