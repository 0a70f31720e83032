import { describe, expect, it } from 'vitest';
import { allEnums } from '../../src/domain/enums/allEnums';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import type { Access } from '../../src/entity/entity';
import { whyBlocked } from '../../src/entity/lifecycle';
import { declared } from './support/entities';

const living = declared.flatMap(({ entity }) => {
  const { lifecycle } = entity;
  return lifecycle ? [[entity.name, { entity, lifecycle }] as const] : [];
});

const actions = living.flatMap(([, { entity, lifecycle }]) =>
  Object.entries(lifecycle.actions).map(
    ([name, action]) => [entity.name, name, { entity, lifecycle, action }] as const,
  ),
);

it.each(living)('%s: the state is a choice that nobody types', (_, { entity, lifecycle }) => {
  const { kind, options } = entity.fields[lifecycle.field];
  expect(kind.name === 'choice' || options.format === 'processCode').toBe(true);
  expect(options.readOnly).toBe(true);
});

it.each(living)('%s: moves by themselves go between known states', (_, { entity, lifecycle }) => {
  const { enumeration } = entity.fields[lifecycle.field].options as { enumeration?: Enumeration };
  const states = (enumeration?.values ?? []).map(String);
  const named = (lifecycle.auto ?? []).flatMap(({ from, to }) => [...from, to]);
  expect(named.filter((state) => enumeration && !states.includes(state))).toEqual([]);
});

describe.each(actions)('%s: %s', (_, name, { entity, lifecycle, action }) => {
  const { enumeration } = entity.fields[lifecycle.field].options as { enumeration?: Enumeration };

  it('goes from known states to a known state', () => {
    const states = (enumeration?.values ?? []).map(String);
    const named = [...action.from, action.to, ...(action.outcomes ?? [])];
    expect(named.filter((state) => enumeration && !states.includes(state))).toEqual([]);
    expect(action.from.length).toBeGreaterThan(0);
    expect(new Set(action.from).size).toBe(action.from.length);
  });

  it('says who may do it', () => {
    expect([action.access].flat().filter((permission) => permission.trim() === '')).toEqual([]);
    expect([action.access].flat().length).toBeGreaterThan(0);
  });

  it('is out of sight for everybody without its right, whatever else they may', () => {
    const needed: readonly string[] = [action.access].flat();
    const others = (access: Access) => [access].flat().some((one) => !needed.includes(one));
    const person = { id: undefined, rules: true, may: others };
    expect(whyBlocked(lifecycle, name, { [lifecycle.field]: action.from[0] }, person)).toEqual({
      kind: 'permission',
      needed,
    });
  });

  it('shows the consequences when it cannot be taken back', () => {
    if (action.irreversible) expect(action.confirm).not.toBe('none');
    expect(Boolean(action.irreversible && action.reverse)).toBe(false);
  });

  it('is taken back by an action that starts where it ends', () => {
    if (action.reverse === undefined) return;
    expect(lifecycle.actions[action.reverse]?.from, action.reverse).toContain(action.to);
  });

  it('knows its list of reasons', () => {
    if (action.reasons !== undefined) expect([...allEnums.keys()]).toContain(action.reasons.name);
  });

  it('is open from its own states with its right, and closed otherwise', () => {
    const states = (enumeration?.values ?? action.from).map(String);
    // What else must hold is tested with the rules of the area.
    const bare = { ...lifecycle, conditions: undefined, outside: undefined };
    const openTo = (may: boolean) =>
      states.filter((state) => {
        const record = { [lifecycle.field]: state };
        return whyBlocked(bare, name, record, { id: 'u1', rules: true, may: () => may }) === null;
      });
    expect(openTo(true).sort()).toEqual([...action.from].sort());
    expect(openTo(false), name).toEqual([]);
  });
});
