import { MAIN_TENANT } from './samples/tenants';
import type { Caller } from './Caller';
import type { MockRecord } from './MockRecord';
import type { Test } from './Collection';

/** True for staff of the main tenant, who see everybody's records. */
export const seesAll = (caller: Caller): boolean => caller.tenantAlias === MAIN_TENANT;

/** Whether a caller sees a record: one of the own tenant, or one that belongs to no tenant. */
export const isVisible = (caller: Caller, { tenant }: MockRecord): boolean =>
  seesAll(caller) || tenant === undefined || tenant === null || tenant === caller.tenantAlias;

/** The test that keeps other tenants' records out of lists; none is needed for the main tenant. */
export const visibleTo = (caller: Caller): Test | undefined =>
  seesAll(caller) ? undefined : (record) => isVisible(caller, record);
