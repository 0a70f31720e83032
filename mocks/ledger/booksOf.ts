import type { Caller } from '../engine/Caller';
import { seesAll } from '../engine/tenancy';

/** Books that no lender has: of a caller who belongs to none. */
const NOBODY = '';

/** The lender whose books a caller may see; undefined = those of all. */
export const booksOf = (caller: Caller): string | undefined =>
  seesAll(caller) ? undefined : (caller.tenantAlias ?? NOBODY);
