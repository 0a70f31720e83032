import { expect, it } from 'vitest';
import { LoanState } from '../../../src/domain/enums/loans';
import type { Lifecycle } from '../../../src/entity/lifecycle';
import loan from '../../../src/resources/loans/loan/loan.entity';

/** A life cycle of lending: all states that there are, and the one that a record begins with. */
interface Life {
  lifecycle: Lifecycle | undefined;
  states: readonly string[];
  start: string;
}

const lives: Readonly<Record<string, Life>> = {
  loan: { lifecycle: loan.lifecycle, states: LoanState.values, start: 'LOAN_REQUESTED' },
};

const lifecycleOf = (name: string): Lifecycle => {
  const { lifecycle } = lives[name];
  if (!lifecycle) throw new Error(`${name} has no life cycle`);
  return lifecycle;
};

it.each(Object.keys(lives))(
  '%s: states of the enumeration, a right for every act, reverses that exist',
  (name) => {
    const { states } = lives[name];
    const { actions, auto = [] } = lifecycleOf(name);
    for (const act of Object.values(actions)) {
      expect(states).toEqual(expect.arrayContaining([...act.from, act.to]));
      expect(states).toEqual(expect.arrayContaining([...(act.outcomes ?? [])]));
      expect([act.access].flat().length).toBeGreaterThan(0);
      if (act.reverse) expect(Object.keys(actions)).toContain(act.reverse);
      if (act.irreversible) expect(act.confirm).not.toBe('none');
    }
    for (const move of auto) {
      expect(states).toEqual(expect.arrayContaining([...move.from, move.to]));
    }
  },
);

it.each(Object.keys(lives))('%s: every state is reached', (name) => {
  const { states, start } = lives[name];
  const { actions, auto = [] } = lifecycleOf(name);
  const reached = new Set<string>([start]);
  for (const act of Object.values(actions)) {
    for (const state of [act.to, ...(act.outcomes ?? [])]) reached.add(state);
  }
  for (const { to } of auto) reached.add(to);
  expect([...reached].sort()).toEqual([...states].sort());
});
