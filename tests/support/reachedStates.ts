import type { Lifecycle } from '../../src/entity/lifecycle';

/** All states that a record can be in: the first one, and those in which an action or a move by itself may end; sorted. */
export function reachedStates({ actions, auto = [] }: Lifecycle, start: string): string[] {
  const ends = Object.values(actions).flatMap(({ to, outcomes = [] }) => [to, ...outcomes]);
  return [...new Set([start, ...ends, ...auto.map(({ to }) => to)])].sort();
}
