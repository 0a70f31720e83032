import { expect, test } from 'vitest';
import { keptWhile } from '../../mocks/engine/keptWhile';
import type { Store } from '../../mocks/engine/Store';

test('makes again what was made from something else, and everything in another world', () => {
  const made: string[] = [];
  let changes = 0;
  const kept = keptWhile(
    (_store, day: string) => `${day} ${changes}`,
    (_store, day) => {
      // What the making itself changes makes nothing again.
      if (day === 'busy') changes += 1;
      made.push(day);
      return made.length;
    },
  );
  const storeOf = () => ({ world: {} }) as Store;
  const store = storeOf();
  expect([kept(store, 'one'), kept(store, 'one')]).toEqual([1, 1]);
  changes += 1;
  expect([kept(store, 'one'), kept(store, 'two'), kept(store, 'two')]).toEqual([2, 3, 3]);
  expect([kept(store, 'busy'), kept(store, 'busy')]).toEqual([4, 4]);
  expect(kept(storeOf(), 'busy')).toBe(5);
  expect(made).toEqual(['one', 'one', 'two', 'busy', 'busy']);
});
