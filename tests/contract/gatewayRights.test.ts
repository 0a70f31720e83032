import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../scripts/gatewaysDoc';
import type { Access, AnyEntity } from '../../src/entity/entity';
import { routes } from '../../src/resources/routes';
import { declared } from './support/entities';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

/** Every permission that anything asks for. */
const everything = new Set([
  ...routes.flatMap(({ access }) => access),
  ...declared.flatMap(({ entity }) => Object.values(entity.access).flat() as string[]),
  ...declared.flatMap(({ entity }) =>
    Object.values(entity.lifecycle?.actions ?? {}).flatMap(({ access }) => [access].flat()),
  ),
]);

const without = (access: readonly string[]) =>
  holderOf([...everything].filter((permission) => !access.includes(permission)));

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => gateways.store.reset());

const recordsOf = ({ name }: AnyEntity) => gateways.store.collection(name)?.all ?? [];

const permissionsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, permission]) => permission);

const calls = declared.flatMap(({ entity }) =>
  callsOf(entity).map((call) => [`${call.method} ${call.path}`, { entity, call }] as const),
);

describe.each(calls)('%s', (_, { entity, call }) => {
  const access = permissionsIn(call.permission);
  const body = call.method === 'POST' || call.method === 'PUT' ? {} : undefined;
  const path = () => call.path.replace('{id}', String(recordsOf(entity)[0].id));

  it.each(access)('is answered to somebody with %s alone', async (permission) => {
    const { status } = await ask(gateways, entity, {
      as: holderOf([permission]),
      method: call.method,
      path: path(),
      body,
    });
    // An empty body may be refused for what it lacks, and an act for the record's state.
    expect([200, 201, 204, 400, 409]).toContain(status);
  });

  it('is refused to somebody with every other permission', async () => {
    const { status } = await ask(gateways, entity, {
      as: without(access),
      method: call.method,
      path: path(),
      body,
    });
    expect(status).toBe(403);
  });
});

const acts = declared.flatMap(({ entity }) =>
  Object.entries(entity.lifecycle?.actions ?? {}).map(
    ([name, action]) =>
      [entity.name, name, { entity, action, field: entity.lifecycle?.field ?? '' }] as const,
  ),
);

describe.each(acts)('%s: %s in the gateway', (_, name, { entity, action, field }) => {
  const as = holderOf([action.access as Access].flat());
  const send = (id: string | number) =>
    ask(gateways, entity, {
      as,
      method: 'POST',
      path: `${entity.endpoint}/${id}/${name}`,
      body: { reason: 'Туршилтын шалтгаан, хангалттай урт.' },
    });

  it.each(action.from)('goes from %s to its end and writes history', async (state) => {
    const record = recordsOf(entity).find((one) => one[field] === state);
    expect(record, `a sample in ${state}`).toBeDefined();
    if (!record) return;
    const { status, body } = await send(record.id);
    expect([status, body[field]]).toEqual([200, action.to]);
    const readers = holderOf([entity.access.show ?? entity.access.list].flat());
    const history = await ask(gateways, entity, {
      as: readers,
      path: `${entity.endpoint}/${record.id}/history`,
    });
    expect((history.body as unknown as unknown[])[0]).toMatchObject({
      action: name,
      from: state,
      to: action.to,
      origin: 'MANUAL',
    });
  });

  it('is forbidden from every other state', async () => {
    const others = new Map(
      recordsOf(entity)
        .filter((record) => !action.from.includes(String(record[field])))
        .map((record) => [record[field], record.id]),
    );
    for (const [state, id] of others) {
      const { status, body } = await send(id);
      expect([state, status, body.code]).toEqual([state, 409, 'TRANSITION_FORBIDDEN']);
    }
  });
});

describe.each(declared.map(({ entity }) => [entity.name, entity] as const))(
  'sample of %s',
  (_, entity) => {
    it('has a record in every state of its life cycle', () => {
      const { lifecycle } = entity;
      if (!lifecycle) return;
      const states = Object.values(lifecycle.actions).flatMap(({ from, to }) => [...from, to]);
      const there = new Set(recordsOf(entity).map((record) => record[lifecycle.field]));
      expect([...new Set(states)].filter((state) => !there.has(state))).toEqual([]);
    });

    it('is the same at every start', async () => {
      const again = (await startGateways()).store.collection(entity.name)?.all;
      expect(again).toEqual(recordsOf(entity));
    });
  },
);
