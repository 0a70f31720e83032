import type { Fields } from '../../src/entity/Field';
import { invalid } from './ApiError';
import type { Call } from './Call';
import type { RecId } from './MockRecord';
import { sees, seesAll } from './tenancy';

/**
 * Refuses what names another tenant's record: for the caller there is none.
 * @throws ApiError 400 at the fields that do
 */
export function refuseForeign(
  call: Call,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): void {
  if (seesAll(call.caller)) return;
  const foreign = Object.entries(fields).filter(([name, { kind, options }]) => {
    const collection =
      kind.refersTo === 'record' ? call.store.collection(String(options.resource)) : undefined;
    return [values[name] ?? []].flat().some((id) => {
      const record = collection?.get(id as RecId);
      return collection && record && !sees(call, collection.entity, record);
    });
  });
  if (foreign.length > 0)
    throw invalid(Object.fromEntries(foreign.map(([name]) => [name, 'validation.invalid_value'])));
}
