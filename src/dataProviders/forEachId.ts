import type { Identifier } from 'ra-core';
import { CALLS } from '../domain/settings';

/**
 * Does one thing for each id, a few at a time, and all of them even when some fail.
 * @returns the ids, when all went well
 * @throws the first failure, after all have ended
 */
export async function forEachId(
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<Identifier[]> {
  const failures: unknown[] = [];
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await act(id).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: CALLS.batchWidth }, worker));
  if (failures.length > 0) throw failures[0];
  return [...ids];
}
