import type { AnyEntity } from '../../../../src/entity/entity';
import type { ResourceName } from '../../../../src/i18n/Catalogue';
import { notFound } from '../../../engine/ApiError';
import { askedQuery } from '../../../engine/askedQuery';
import type { Answer, Call, Route } from '../../../engine/Call';
import type { Test } from '../../../engine/Collection';
import { listPage } from '../../../engine/listPage';
import type { MockRecord } from '../../../engine/MockRecord';
import { need } from '../../../engine/Caller';
import { entityRoute } from '../../../engine/route';
import { seesAll } from '../../../engine/tenancy';
import { auditWords, type AuditWords } from './auditWords';
import { trailOf, type Entry } from './trail';

/** Another lender sees what was done to its own records, and what its own people did to those of everybody. */
function visible({ store, caller }: Call): Test | undefined {
  if (seesAll(caller)) return undefined;
  const users = store.collection('users')?.all ?? [];
  const own = new Set(
    users.filter(({ tenant }) => tenant === caller.tenantAlias).map(({ id }) => id),
  );
  own.add(caller.id);
  return (entry) => {
    const { owner, actor } = entry as Entry;
    return owner === undefined ? own.has(String(actor)) : owner === caller.tenantAlias;
  };
}

/** An entry as it is answered: in words. */
function inWords({ source, isGone, ...entry }: Entry, words: AuditWords): MockRecord {
  const { entity, row } = source;
  const { action, field, from, to } = row;
  return {
    ...entry,
    owner: undefined,
    record: isGone ? null : entry.record,
    action: words.action(entity, action),
    changedField: field === undefined ? null : words.field(entity, field),
    from: field === undefined ? null : words.value(entity, field, from),
    to: field === undefined ? null : words.value(entity, field, to),
    reason: words.reason(entity, row),
  };
}

/**
 * The calls of the audit log, or of a part of it under a right of its own.
 * @param entity the log
 * @param resource whose records' entries are in it; all without it
 */
export function logRoutes(entity: AnyEntity, resource?: ResourceName): Route[] {
  const list = (call: Call): Answer => {
    const query = askedQuery(call, entity, call.query);
    const page = listPage(trailOf(call.store, resource), query, [visible(call)]);
    const words = auditWords(call);
    return {
      body: { ...page, content: page.content.map((entry) => inWords(entry as Entry, words)) },
    };
  };
  /** One entry. @throws ApiError 404 for one that is not there, or is another lender's */
  const one = (call: Call): MockRecord => {
    need(call.caller, entity.access.list);
    const entry = trailOf(call.store, resource).get(call.params.id) as Entry | undefined;
    const isVisible = visible(call);
    if (!entry || (isVisible && !isVisible(entry, 0))) throw notFound();
    return inWords(entry, auditWords(call));
  };
  return [
    entityRoute(entity, 'GET', '', list),
    entityRoute(entity, 'GET', '/:id', (call) => ({ body: one(call) })),
    // Nothing happens to what has happened.
    entityRoute(entity, 'GET', '/:id/history', (call) => {
      one(call);
      return { body: [] };
    }),
  ];
}
