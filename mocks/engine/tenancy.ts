import type { AnyEntity } from '../../src/entity/entity';
import { rules } from '../../src/entity/rights';
import { ApiError } from './ApiError';
import { MAIN_TENANT } from './samples/tenants';
import type { Call } from './Call';
import type { Caller } from './Caller';
import type { Test } from './Collection';
import type { MockRecord, RecId } from './MockRecord';
import type { Store } from './Store';

/** True for staff of the main tenant, who see everybody's records. */
export const seesAll = (caller: Caller): boolean => caller.tenantAlias === MAIN_TENANT;

/** @throws ApiError 403 for people of a partner where the records rule all lenders (docs/domain/identity.md 4.6) */
export function needRuler(caller: Caller, entity: Pick<AnyEntity, 'ruledBy'>): void {
  if (!rules(entity, () => seesAll(caller))) throw mainTenantOnly();
}

/** The refusal of somebody who works for a partner and would rule all lenders. */
export const mainTenantOnly = (): ApiError => new ApiError(403, 'MAIN_TENANT_ONLY');

/** Whether a caller sees a record that carries its tenant: of the own tenant, or of none. */
export const isVisible = (caller: Caller, { tenant }: MockRecord): boolean =>
  seesAll(caller) || tenant === undefined || tenant === null || tenant === caller.tenantAlias;

/** Whose a record is by what it refers to: the nearest owner first (docs/domain/identity.md 4.4). */
const OWNERS = ['loans', 'contract', 'customers'];

/** Belongs to somebody who is no longer there: nobody but the main tenant sees it. */
const GONE = Symbol('gone');

/** Fields that refer to one record each, the nearest owner first; what refers to no owner itself comes last. */
const ownersOf = new WeakMap<AnyEntity, readonly { name: string; resource: string }[]>();

function ownerFields(entity: AnyEntity) {
  let owners = ownersOf.get(entity);
  if (!owners) {
    const rank = (resource: string) => {
      const place = OWNERS.indexOf(resource);
      return place < 0 ? OWNERS.length : place;
    };
    owners = Object.entries(entity.fields)
      .filter(([, { kind }]) => kind.refersTo === 'record' && !kind.several)
      .map(([name, { options }]) => ({ name, resource: String(options.resource) }))
      .sort((one, other) => rank(one.resource) - rank(other.resource));
    ownersOf.set(entity, owners);
  }
  return owners;
}

/**
 * The tenant that a record belongs to: its own, else that of the loan, contract or customer that it refers to; undefined
 * for what belongs to all, a symbol for what belonged to somebody who is no longer there.
 */
export function tenantOf(store: Store, entity: AnyEntity, record: Partial<MockRecord>): unknown {
  if (record.tenant !== undefined && record.tenant !== null) return record.tenant;
  for (const { name, resource } of ownerFields(entity)) {
    const id = record[name] as RecId | null | undefined;
    const collection = id === null || id === undefined ? undefined : store.collection(resource);
    if (!collection || collection.entity === entity) continue;
    const owner = collection.get(id as RecId);
    if (!owner) return GONE;
    const tenant = tenantOf(store, collection.entity, owner);
    if (tenant !== undefined) return tenant;
  }
  return undefined;
}

/** Whether a caller sees a record of an entity: of the own tenant, or of no tenant at all. */
export function sees(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  entity: AnyEntity,
  record: Partial<MockRecord>,
): boolean {
  if (seesAll(caller)) return true;
  const tenant = tenantOf(store, entity, record);
  return tenant === undefined || tenant === caller.tenantAlias;
}

/** The test that keeps other tenants' records out of lists; none is needed for the main tenant. */
export const visibleTo = (
  call: Pick<Call, 'store' | 'caller'>,
  entity: AnyEntity,
): Test | undefined => (seesAll(call.caller) ? undefined : (record) => sees(call, entity, record));
