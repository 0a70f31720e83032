import type { Right } from '../../../../src/domain/enums/permissions';
import { may, type Caller } from '../../../engine/Caller';
import type { Test } from '../../../engine/Collection';
import type { MockRecord } from '../../../engine/MockRecord';
import { seesAll } from '../../../engine/tenancy';

/**
 * Whether somebody with the right to the own contracts alone sees one: those the person made, and for the staff of a
 * partner those of the partner (docs/domain/identity.md 4.3).
 */
export const isOwn = (caller: Caller, { createdBy, tenant }: MockRecord): boolean =>
  createdBy === caller.id || (!seesAll(caller) && tenant === caller.tenantAlias);

/**
 * The test that keeps others' contracts from people who see their own alone.
 * @param all the right to all contracts
 * @param own the right to the own ones
 */
export const ownTest = (caller: Caller, all: Right, own: Right): Test | undefined =>
  may(caller, own) && !may(caller, all) ? (record) => isOwn(caller, record) : undefined;

/** Whether the caller may see this contract, by either pair of rights. People who may only action are not held back. */
export function seesContract(caller: Caller, record: MockRecord): boolean {
  const pairs = [
    ['contract:list', 'contract-own:list'],
    ['online-contract:list', 'online-contract-own:list'],
  ] as const;
  if (pairs.some(([all]) => may(caller, all))) return true;
  return !pairs.some(([, own]) => may(caller, own)) || isOwn(caller, record);
}
