import type { AnyEntity } from '../../src/entity/entity';
import { booksTest } from './books';
import type { Call, Route } from './Call';
import { Collection } from './Collection';
import { listPage } from './listPage';
import { notingFormer } from './alsoSaid';
import { askedQuery } from './askedQuery';
import { derivedRow } from './derivedRow';
import { maskedOf } from './personal';
import type { MockRecord } from './MockRecord';
import { visibleTo } from './tenancy';
import { versioned } from './version';

/**
 * The list of an entity whose records are calculated from others at every call, with filters, order and pages over
 * everything that they show. Takes the place of the entity's ordinary list.
 */
export const derivedList = (
  entity: AnyEntity,
  rows: (call: Call) => readonly MockRecord[],
): Route => ({
  gateway: entity.gateway,
  method: 'GET',
  path: entity.endpoint,
  run: (call) => {
    const query = askedQuery(call, entity, call.query);
    const owner = entity.of?.resource ?? entity.name;
    const collection = new Collection(entity, rows(call), call.store.alsoSaidIn(entity));
    const page = listPage(collection, query, [
      visibleTo(call, entity),
      booksTest(call, entity, query.filters.has('id')),
    ]);
    return {
      body: {
        ...page,
        content: page.content.map((row) =>
          notingFormer(collection, query, row, versioned(call, owner, maskedOf(call, row, entity))),
        ),
      },
    };
  },
});

/** The list of such an entity, and its records one by one, whose history is that of what they are calculated from. */
export const derivedRoutes = (
  entity: AnyEntity,
  rows: (call: Call) => readonly MockRecord[],
): readonly Route[] => {
  const { gateway, endpoint } = entity;
  const one = (call: Call) => derivedRow(call, entity, rows);
  return [
    derivedList(entity, rows),
    { gateway, method: 'GET', path: `${endpoint}/:id`, run: (call) => ({ body: one(call) }) },
    {
      gateway,
      method: 'GET',
      path: `${endpoint}/:id/history`,
      run: (call) => {
        one(call);
        return { body: [] };
      },
    },
  ];
};
