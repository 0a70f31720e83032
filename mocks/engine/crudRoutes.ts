import type { AnyEntity } from '../../src/entity/entity';
import { readersOf, seersOf } from '../../src/entity/rights';
import { actionRoutes } from './actionRoutes';
import { notingFormer } from './alsoSaid';
import { booksTest } from './books';
import { bodyOf, type Answer, type Call, type Route } from './Call';
import { need } from './Caller';
import { withSources } from './historySources';
import type { Hooks } from './Hooks';
import type { Test } from './Collection';
import { testsOf } from './filters';
import { listPage } from './listPage';
import { askedQuery } from './askedQuery';
import { ownWrites } from './ownWrites';
import { maskedOf } from './personal';
import type { MockRecord } from './MockRecord';
import { answerOne, collectionOf, recordOf, withMakers } from './records';
import { owns, visibleTo } from './tenancy';
import { versioned } from './version';
import { createRecord, removeRecord, updateRecord } from './writeRecord';

/** The filter of a list over another entity's records. */
function ofTests({ of, fields }: AnyEntity, hooks?: Hooks): Test[] {
  const filters = new Map(
    Object.entries(of?.filter ?? {}).map(([name, values]) => [name, [values].flat().map(String)]),
  );
  return testsOf({ entity: { fields }, holds: () => true }, filters, hooks?.filters);
}

/**
 * The ordinary addresses of an entity, all made from its declaration: list (and the list by POST), many, one,
 * create, update, delete, actions of the life cycle, history. What the declaration gives no right for is not there.
 */
export function crudRoutes(entity: AnyEntity, hooks?: Hooks): Route[] {
  const { gateway, endpoint, access, list } = entity;
  const one = `${endpoint}/:id`;
  const route = (method: Route['method'], path: string, run: Route['run']): Route => ({
    gateway,
    method,
    path,
    run,
  });

  const answerList = (call: Call, source: Parameters<typeof askedQuery>[2]): Answer => {
    const query = askedQuery(call, entity, source);
    const owner = entity.of?.resource ?? entity.name;
    const collection = collectionOf(call, owner);
    const tests = [
      visibleTo(call, collection.entity),
      booksTest(call, entity, query.filters.has('id')),
      ...ofTests(entity, hooks),
    ];
    const page = listPage(collection, query, tests, hooks?.filters);
    const dress = (record: MockRecord) => {
      const shown = withMakers(call, entity, maskedOf(call, record, entity), hooks);
      const row = versioned(call, owner, hooks?.presentRow?.(shown, call) ?? shown);
      return notingFormer(collection, query, record, row);
    };
    return { body: { ...page, content: page.content.map(dress) } };
  };

  const addresses = entity.at?.list ? [entity.at.list, endpoint] : [endpoint];
  const lists = addresses.map((path) => route('GET', path, (call) => answerList(call, call.query)));
  if (list.via) lists.push(route('POST', list.via.path, (call) => answerList(call, bodyOf(call))));
  if (entity.of) return lists;
  const routes = [
    ...lists,
    route('GET', one, (call) => {
      need(call.caller, readersOf(entity));
      return answerOne(call, entity, recordOf(call, entity.name), hooks);
    }),
    route('GET', `${one}/history`, (call) => {
      const own = ownWrites(call, entity.name);
      if (own) return { body: own };
      need(call.caller, seersOf(entity));
      const record = recordOf(call, entity.name);
      // What a lender did with its customer is nobody else's, whoever deals with the customer, too.
      if (!owns(call, entity, record)) return { body: [] };
      const rows = call.store.history.of(entity.name, record);
      return { body: withSources(call.store, rows) };
    }),
    ...actionRoutes(entity, hooks),
  ];
  if (access.create) {
    routes.push(route('POST', endpoint, (call) => createRecord(call, entity, hooks)));
  }
  if (access.edit) {
    const update: Route['run'] = (call) => updateRecord(call, entity, hooks);
    const changed = `${entity.at?.change ?? endpoint}/:id`;
    routes.push(route('PUT', changed, update), route('PATCH', changed, update));
  }
  if (access.delete) {
    routes.push(route('DELETE', one, (call) => removeRecord(call, entity, hooks)));
  }
  return routes;
}
