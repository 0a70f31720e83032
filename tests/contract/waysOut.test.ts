import { describe, expect, it } from 'vitest';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import { declared } from './support/entities';

const living = declared.flatMap(({ entity }) => {
  const { lifecycle, of } = entity;
  if (!lifecycle || of) return [];
  const { actions, auto = [], field } = lifecycle;
  const { enumeration } = entity.fields[field].options as { enumeration?: Enumeration };
  const acts = Object.values(actions);
  const states = new Set(
    [
      enumeration?.values ?? [],
      acts.flatMap(({ from, to, outcomes = [] }) => [...from, to, ...outcomes]),
    ]
      .flat()
      .map(String),
  );
  const isLeft = (state: string): boolean =>
    acts.some(
      ({ from, to, stays, outcomes = [] }) =>
        from.includes(state) && [...(stays ? [] : [to]), ...outcomes].some((end) => end !== state),
    ) || auto.some(({ from, to }) => from.includes(state) && to !== state);
  return [[entity.name, { states: [...states], isLeft, ends: entity.ends ?? [] }] as const];
});

/** docs/domain/unknown-outcomes.md 2.1: every failure has a way out. */
describe.each(living)('%s', (_, { states, isLeft, ends }) => {
  it('leaves every state by a person, the clock or an answer, or says that it is an end', () => {
    expect(states.filter((state) => !isLeft(state) && !ends.includes(state))).toEqual([]);
  });

  it('calls nothing an end that goes on', () => {
    expect(ends.filter((state) => isLeft(state) || !states.includes(state))).toEqual([]);
  });
});

it('nothing that has failed or waits is an end, but where the documents say so', () => {
  const stuck = living.flatMap(([name, { ends }]) =>
    ends
      .filter((end) => /FAIL|PENDING|WAIT|UNANSWER|HOLD/i.test(end))
      .map((end) => `${name} ${end}`),
  );
  // A cash-out that failed has given the money back: the merchant asks again (docs/domain/organisation.md 2.3).
  expect(stuck).toEqual(['merchant-cashout FAILED']);
});
