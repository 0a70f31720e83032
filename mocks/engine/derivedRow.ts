import type { AnyEntity } from '../../src/entity/entity';
import { seersOf } from '../../src/entity/rights';
import { notFound } from './ApiError';
import type { Call } from './Call';
import { need } from './Caller';
import type { MockRecord } from './MockRecord';
import { masked } from './personal';
import { sees } from './tenancy';

/** The record of the call, of an entity whose records are calculated from others at every call. @throws ApiError 404 */
export function derivedRow(
  call: Call,
  entity: AnyEntity,
  rows: (call: Call) => readonly MockRecord[],
): MockRecord {
  need(call.caller, seersOf(entity));
  const row = rows(call).find(({ id }) => String(id) === call.params.id);
  if (!row || !sees(call, entity, row)) throw notFound();
  return masked(row, entity);
}
