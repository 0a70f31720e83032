import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '../../scripts/gatewaysDoc';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { demoPeople } from '../../mocks/identity/people';
import { whyBlocked, type LifecycleAction } from '../../src/entity/lifecycle';
import type { Access, AnyEntity } from '../../src/entity/entity';
import { isHarmless } from '../../src/entity/guard';
import { routes } from '../../src/resources/routes';
import { bodyFor } from './support/actionBodies';
import { declared } from './support/entities';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

/** Every permission that anything asks for. */
const everything = new Set([
  ...routes.flatMap(({ access }) => access),
  ...declared.flatMap(({ entity }) => Object.values(entity.access).flat() as string[]),
  ...declared.flatMap(({ entity }) =>
    Object.values(entity.lifecycle?.actions ?? {}).flatMap(({ access, also }) =>
      [access, also ?? []].flat(2),
    ),
  ),
]);

const without = (access: readonly string[]) =>
  holderOf([...everything].filter((permission) => !access.includes(permission)));

let gateways: Gateways;
beforeAll(async () => {
  // Two starts that are compared are at one moment: what goes on by itself goes on with the clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  gateways = await startGateways();
});
afterAll(() => {
  vi.useRealTimers();
});
/** A fresh sample, where something was changed in the one at hand. */
beforeEach(() => {
  if (gateways.store.journal.commits.length > 0) gateways.store.reset();
});

/** Rights that show a person nothing but own records. */
const isOwnOnly = (permission: string) => permission.includes('-own:');

/** The first record that the gateway does not hide from a person; of their own records some see nobody else's. */
async function seenBy(as: string, entity: AnyEntity): Promise<MockRecord> {
  const records = recordsOf(entity);
  for (const record of records) {
    const path = `${entity.endpoint}/${record.id}`;
    if ((await ask(gateways, entity, { as, path })).status !== 404) return record;
  }
  // Records that are calculated from others stand in the list alone.
  const path = `${entity.endpoint}?size=1${entity.list.askedBy ? '&customerId=100001' : ''}`;
  const { body } = await ask(gateways, entity, { as, path });
  return (body.content as MockRecord[] | undefined)?.[0] ?? records[0];
}

const recordsOf = ({ name, of }: AnyEntity) =>
  gateways.store.collection(of?.resource ?? name)?.all ?? [];

const permissionsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, permission]) => permission);

const calls = declared.flatMap(({ entity }) =>
  callsOf(entity).map((call) => [`${call.method} ${call.path}`, { entity, call }] as const),
);

describe.each(calls)('%s', (_, { entity, call }) => {
  const access = permissionsIn(call.permission);
  const also = permissionsIn(call.also);
  const body = call.method === 'POST' || call.method === 'PUT' ? {} : undefined;
  // What is calculated from others has no record of its own: the refusal comes before it is looked for.
  const path = () => call.path.replace('{id}', String(recordsOf(entity)[0]?.id ?? 1));

  it.each(access)('is answered to somebody with %s, and what is needed beside it', async (one) => {
    const as = holderOf([one, ...also.slice(0, 1)]);
    const { id } = call.path.includes('{id}') ? await seenBy(as, entity) : { id: '' };
    const { status } = await ask(gateways, entity, {
      as,
      method: call.method,
      path: call.path.replace('{id}', String(id)),
      body,
    });
    // An empty body may be refused for what it lacks, and an action for the record's state.
    // Somebody who sees only own records sees none here.
    // What another person puts in force is only asked for.
    expect([200, 201, 202, 204, 400, 409, ...(isOwnOnly(one) ? [404] : [])]).toContain(status);
  });

  it.runIf(also.length > 0 && !call.alsoWhere).each(access)(
    'is refused to somebody with %s without what is needed beside it',
    async (one) => {
      const { status, body: refused } = await ask(gateways, entity, {
        as: holderOf([one]),
        method: call.method,
        path: path(),
        body,
      });
      expect([status, refused.missing]).toEqual([403, also]);
    },
  );

  it('is refused to somebody with every other permission', async () => {
    const { status } = await ask(gateways, entity, {
      as: without(access),
      method: call.method,
      path: path(),
      body,
    });
    expect(status).toBe(403);
    expect(gateways.store.journal.commits).toEqual([]);
  });
});

const actions = declared.flatMap(({ entity }) => {
  const { lifecycle } = entity;
  if (!lifecycle || entity.of) return [];
  return Object.entries(lifecycle.actions).map(
    ([name, action]) => [entity.name, name, { entity, lifecycle, action }] as const,
  );
});

/** Somebody who tries an action: the token, and the person whose it is. */
const actor = (as: string, id: string, rights: readonly string[]) => ({
  as,
  person: {
    id,
    rules: true,
    may: (access: Access) => [access].flat().some((one) => rights.includes(one)),
  },
});

/** A reason that an action takes: one of its list, or a text of enough length. */
const reasonFor = ({ reasons }: LifecycleAction) =>
  String(reasons?.values[0] ?? 'Туршилтын шалтгаан, хангалттай урт.');

/** States in which an action may end that is done in a state. */
const endsOf = ({ stays, to, outcomes = [] }: LifecycleAction, state: string) => [
  stays ? state : to,
  ...outcomes,
];

/** Where people of the sample in other states do not meet the conditions of an action: the states in which somebody does. */
const ONLY_FROM: Readonly<Record<string, readonly string[]>> = {
  // Companies show no face: all are verified.
  'customers change_company': ['VERIFIED'],
  // Who is suspected is not compared any further.
  'customers clear_suspicion': ['UNABLE'],
  // Only one run of a day is open at a time, and no sample is on its way: tests/resources/settings/eod.
  'eod resume_eod': [],
  'eod stop_eod': [],
  // Sums of the sample take one person: tests/resources/accounting has those that take two.
  'current-account approve_return': [],
  'current-account refuse_return': [],
  'accounting/held-transactions check_release': [],
  'accounting/failed-transfers check_resend': [],
};

/** States that no sample is in, because they are passed within a moment: who reaches them tests them. */
const PASSED: Readonly<Record<string, readonly string[]>> = {
  eod: ['RUNNING', 'FAILED'],
  // It would say of the sample's settings that they were others: tests/contract/inForceByAnother.
  'settings/changes': ['IN_FORCE'],
};

/** Stops that set money aside for its owner: another person lets go of it. */
const SETS_ASIDE = ['saving block_saving'];

/** Actions after which the record is gone. */
const REMOVES = ['delete_erroneous'];

describe.each(actions)('%s: %s in the gateway', (_, name, { entity, lifecycle, action }) => {
  const { field } = lifecycle;
  const needed = [[action.access].flat(), [action.also ?? []].flat()].flat();
  const holder = actor(holderOf(needed), holderOf(needed), needed);
  const readers = holderOf([entity.access.list, entity.access.show ?? []].flat(2));
  const bodyOf = (record: MockRecord) => ({
    reason: reasonFor(action),
    ...bodyFor(entity.name, name, record),
  });
  const send = (record: MockRecord, over: { as?: string; ifMatch?: string } = {}) =>
    ask(gateways, entity, { ...press(record), ...over });
  /** A press of the action's button; sent again it is the same one, under its key. */
  const press = (record: MockRecord, as = holder.as) => ({
    as,
    method: 'POST',
    path: `${entity.endpoint}/${record.id}/${name}`,
    body: bodyOf(record),
    key: crypto.randomUUID(),
  });
  /** Who may try: somebody with nothing but the right, and who made the record, for actions that are theirs alone. */
  const actorsFor = ({ createdBy }: MockRecord) => [
    holder,
    ...demoPeople
      .filter(
        ({ id, permissions }) =>
          id === createdBy && needed.some((one) => permissions.includes(one)),
      )
      .map(({ id, username, permissions }) => actor(username, id, permissions)),
  ];

  it('has a literal body for what it asks for', () => {
    const required = Object.entries(lifecycle.inputs?.[name] ?? {}).filter(
      ([, { options }]) => options.required,
    );
    const body = bodyFor(entity.name, name, recordsOf(entity)[0]);
    expect(required.map(([asked]) => asked).filter((asked) => !(asked in body))).toEqual([]);
  });

  // What waits for another person changes nothing yet: tests/contract/inForceByAnother walks each of them.
  const done = action.guard === 'inForceByAnother' ? [] : action.from;
  it.each(ONLY_FROM[`${entity.name} ${name}`] ?? done)(
    'goes from %s to one of its ends once, writes history, and is found there under its key',
    async (state) => {
      const refusals: unknown[] = [];
      for (const record of recordsOf(entity).filter((one) => String(one[field]) === state)) {
        const open = await openTo(record);
        if (!open) continue;
        const before = record[field];
        const stale = await send(record, { as: open.as, ifMatch: '"0"' });
        // What other records say against it is said first; another sample must do then.
        if (stale.status !== 409)
          expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_CONFLICT']);
        // What was refused has booked nothing.
        expect(gateways.store.journal.commits).toEqual([]);
        const pressed = press(record, open.as);
        const { store } = gateways;
        const books = () => store.ledger.journals().length;
        const booked = isHarmless(action.guard) ? books() : 0;
        const { status, body } = await ask(gateways, entity, pressed);
        if (status === 200) {
          // What needs nobody beside it moves no money (docs/domain/authority.md 1.2).
          if (isHarmless(action.guard) && !SETS_ASIDE.includes(`${entity.name} ${name}`))
            expect(books()).toBe(booked);
          await expectFound(record, open.as, pressed.key);
          await expectDone(record, before, String(body[field]));
          // Whose answer got lost sends it again: it is answered once more, and not done twice.
          expect(await ask(gateways, entity, pressed)).toMatchObject({ status, body });
          expect(gateways.store.journal.commits).toHaveLength(1);
          return;
        }
        // What the rules of an area refuse beyond the conditions is 409 too, and 400 where the body does not suit the
        // record; another sample must do.
        const blamed = Object.keys((body.fields as object | undefined) ?? {});
        const inputs = Object.keys(lifecycle.inputs?.[name] ?? {});
        expect([status, blamed.filter((field) => !inputs.includes(field))]).toEqual([
          blamed.length > 0 ? 400 : 409,
          [],
        ]);
        refusals.push(body.message);
      }
      expect.fail(`no sample in ${state} keeps the conditions; refused: ${refusals.join(' | ')}`);
    },
  );

  /** The first person to whom the action is open on the record as the gateway answers it. */
  async function openTo(record: MockRecord) {
    const path = `${entity.endpoint}/${record.id}`;
    const { status, body } = await ask(gateways, entity, { as: readers, path });
    if (status !== 200) return undefined;
    return actorsFor(record).find(
      ({ person }) => whyBlocked(lifecycle, name, body, person) === null,
    );
  }

  async function expectDone(record: MockRecord, before: unknown, end: string): Promise<void> {
    expect(endsOf(action, String(before))).toContain(end);
    const path = `${entity.endpoint}/${record.id}/history`;
    const history = await ask(gateways, entity, { as: readers, path });
    if (REMOVES.includes(name)) return expect(history.status).toBe(404);
    // What goes on by itself afterwards is above it.
    const rows = history.body as unknown as Record<string, unknown>[];
    expect(rows.find(({ origin }) => origin === 'MANUAL')).toMatchObject({
      action: name,
      origin: 'MANUAL',
      ...(end === String(before) ? {} : { field, from: before, to: record[field] }),
    });
  }

  /** Who has sent it finds out what became of it, without the right to read the record (docs/domain/calls.md 3.3). */
  async function expectFound({ id }: MockRecord, as: string, key: string): Promise<void> {
    const path = `${entity.endpoint}/${id}/history?idempotencyKey=${key}`;
    const { status, body } = await ask(gateways, entity, { as, path });
    if (REMOVES.includes(name)) return expect(status).toBe(404);
    const rows = body as unknown as Record<string, unknown>[];
    expect(rows.map((row) => row.action)).toContain(name);
  }

  it('is forbidden from every other state, and books nothing', async () => {
    const others = new Map(
      recordsOf(entity)
        .filter((record) => !action.from.includes(String(record[field])))
        .map((record) => [record[field], record]),
    );
    for (const [state, record] of others) {
      const { status, body } = await send(record);
      expect([state, status, body.code]).toEqual([state, 409, 'TRANSITION_FORBIDDEN']);
    }
    expect(gateways.store.journal.commits).toEqual([]);
  });
});

/** A second start, shared by all samples that are compared with it. */
let another: Promise<Gateways> | undefined;

describe.each(declared.map(({ entity }) => [entity.name, entity] as const))(
  'sample of %s',
  (_, entity) => {
    it('has a record in every state of its life cycle', () => {
      const { lifecycle } = entity;
      if (!lifecycle || entity.of) return;
      const states = Object.values(lifecycle.actions).flatMap(({ from, to }) => [...from, to]);
      const there = new Set(recordsOf(entity).map((record) => String(record[lifecycle.field])));
      for (const state of PASSED[entity.name] ?? []) there.add(state);
      expect([...new Set(states)].filter((state) => !there.has(state))).toEqual([]);
    });

    it('is the same at every start', async () => {
      const { store } = await (another ??= startGateways());
      expect(store.collection(entity.name)?.all).toEqual(
        gateways.store.collection(entity.name)?.all,
      );
    });
  },
);
