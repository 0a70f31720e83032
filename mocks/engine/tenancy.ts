import type { AnyEntity } from '../../src/entity/entity';
import { rules } from '../../src/entity/rights';
import { ApiError } from './ApiError';
import { MAIN_TENANT } from './samples/tenants';
import type { Call } from './Call';
import type { Caller } from './Caller';
import type { Test } from './Collection';
import { dealsWith, hasLoanUnder } from './dealtWith';
import type { MockRecord, RecId } from './MockRecord';
import { lenderOf } from './oneLender';
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

/** Whether the caller sees a customer: of the own lender, or one whom the own lender deals with. */
export const seesCustomer = (
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  customer: MockRecord,
): boolean => isVisible(caller, customer) || dealsWith(store, caller.tenantAlias, customer.id);

/**
 * The lender for whom the caller makes something new about a customer: the own one; where people of the main tenant act for
 * another one, that of the contract that it rests on, else the customer's.
 */
export function lenderFor(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  customer: MockRecord,
  contract?: MockRecord,
): string | null {
  if (!seesAll(caller)) return caller.tenantAlias;
  if (contract) return lenderOf(contract);
  return dealsWith(store, caller.tenantAlias, customer.id)
    ? caller.tenantAlias
    : lenderOf(customer);
}

/** Parts of a customer that a lender who deals with them sees beside the customer: what its gates and its letters need. */
const SEEN_PARTS: ReadonlySet<string> = new Set([
  'access_override',
  'bank_account',
  'education',
  'family_relation',
  'worki_info',
]);

/** Whether the caller's lender sees what is another one's because it deals with its customer, or has a loan under it (docs/domain/ownership.md 4). */
function seesByDealing(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  { name, of }: AnyEntity,
  record: Partial<MockRecord>,
): boolean {
  const resource = of?.resource ?? name;
  if (resource === 'customers') return dealsWith(store, caller.tenantAlias, record.id);
  if (resource === 'contract') return hasLoanUnder(store, caller.tenantAlias, record.id);
  return (
    SEEN_PARTS.has(resource) &&
    (record.tenant ?? null) === null &&
    dealsWith(store, caller.tenantAlias, record.customerId)
  );
}

/** Whether a record is the caller's lender's own, or nobody's: to change it takes more than to see it. */
export function owns(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  entity: AnyEntity,
  record: Partial<MockRecord>,
): boolean {
  if (seesAll(caller)) return true;
  const tenant = tenantOf(store, entity, record);
  return tenant === undefined || tenant === caller.tenantAlias;
}

/**
 * Whether a caller sees a record of an entity: of the own tenant, of no tenant at all, of a customer whom the own lender deals
 * with, or a contract that a loan of its own is under.
 */
export function sees(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  entity: AnyEntity,
  record: Partial<MockRecord>,
): boolean {
  return (
    owns({ store, caller }, entity, record) || seesByDealing({ store, caller }, entity, record)
  );
}

/** The test that keeps other tenants' records out of lists; none is needed for the main tenant. */
export const visibleTo = (
  call: Pick<Call, 'store' | 'caller'>,
  entity: AnyEntity,
): Test | undefined => (seesAll(call.caller) ? undefined : (record) => sees(call, entity, record));
