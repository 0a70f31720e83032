import { exportFilterCalls, type HiddenFilter } from '../../../src/framework/export/api';
import { askersOf, exportersOf } from '../../../src/entity/rights';
import { invalid, notFound } from '../../engine/ApiError';
import { bodyOf, type Call, type Route } from '../../engine/Call';
import { need } from '../../engine/Caller';
import { route } from '../../engine/route';

/** @throws ApiError 400 for a list that there is not, 403 for one that the caller may not see, or not export */
function needExport({ store, caller }: Call, resource: unknown): void {
  const entity = store.entity(String(resource));
  if (!entity) throw invalid({ resource: 'validation.invalid_value' });
  need(caller, askersOf(entity, false));
  need(caller, exportersOf(entity));
}

/** Filters on personal data of exports that are under way (docs/domain/calls.md 3.8). */
export const routes: readonly Route[] = [
  route(exportFilterCalls.keep, (call) => {
    const { resource, filter } = bodyOf(call);
    needExport(call, resource);
    if (typeof filter !== 'object' || filter === null)
      throw invalid({ filter: 'validation.invalid_value' });
    const id = call.store.exportFilters.keep(call.caller.id, {
      resource: String(resource),
      filter: filter as HiddenFilter,
    });
    return { status: 201, body: { id }, commit: { resource: 'exports/filters', id } };
  }),
  route(exportFilterCalls.read, (call) => {
    const kept = call.store.exportFilters.of(call.caller.id, call.params.id);
    if (kept) needExport(call, kept.resource);
    return { body: { filter: kept?.filter ?? null } };
  }),
  route(exportFilterCalls.drop, (call) => {
    const { store, caller, params } = call;
    const kept = store.exportFilters.of(caller.id, params.id);
    // One that is over, or another person's, is none: there is nothing to take away, and nothing to be told.
    if (!kept) throw notFound();
    needExport(call, kept.resource);
    store.exportFilters.drop(caller.id, params.id);
    return { body: {}, commit: { resource: 'exports/filters', id: params.id } };
  }),
];
