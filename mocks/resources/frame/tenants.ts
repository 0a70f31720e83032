import { readOwnTenant } from '../../../src/layout/api';
import { readTenants } from '../../../src/dataProviders/api';
import { notFound } from '../../engine/ApiError';
import type { Call, Route } from '../../engine/Call';
import { pageOf } from '../../engine/listPage';
import { readListQuery } from '../../engine/listQuery';
import { route } from '../../engine/route';

function ownTenant({ store, caller }: Call) {
  const tenant = store.tenants.find(({ alias }) => alias === caller.tenantAlias);
  if (!tenant) throw notFound();
  return { body: tenant };
}

function allTenants({ store, query }: Call) {
  const { page, size, filters } = readListQuery(query);
  const aliases = filters.get('alias');
  const found = store.tenants.filter(({ alias }) => !aliases || aliases.includes(alias));
  const offset = page * size;
  return { body: pageOf(found.slice(offset, offset + size), found.length, size, offset) };
}

/** The person's own tenant and the names of all (docs/domain/identity.md 4.1); open to everybody who is signed in. */
export const routes: readonly Route[] = [
  route(readOwnTenant, ownTenant),
  route(readTenants, allTenants),
];
