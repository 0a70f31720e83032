import { isFields, rowsOf, textIn } from '../../dataProviders/looseAnswer';

/** Name of the person's tenant: from the list of tenants by its alias, else from the tenant's own information. */
export function tenantNameIn(info: unknown, tenants: unknown, alias?: string): string | undefined {
  const own = isFields(info) ? info : {};
  const wanted = textIn(own.alias) ?? alias;
  const listed = rowsOf(tenants).find((tenant) => tenant.alias === wanted);
  return textIn(listed?.name) ?? textIn(own.name);
}
