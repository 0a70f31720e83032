import { createHash, randomUUID } from 'node:crypto';

/** Where ids come from while something is lived again. */
let drawn: (() => string) | undefined;

const HEX = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;

/** The n-th id of a seed, written as a random UUID is. */
const idOf = (seed: string, n: number): string =>
  createHash('sha256').update(`${seed} ${n}`).digest('hex').replace(HEX, '$1-$2-4$3-a$4-$5');

/** An id that nothing else has. */
export const newId = (): string => (drawn ? drawn() : randomUUID());

/** Runs with ids that follow from a seed: whatever is lived again with it gets the same ones. */
export function idsFrom<T>(seed: string, run: () => T): T {
  const before = drawn;
  let n = 0;
  drawn = () => idOf(seed, (n += 1));
  try {
    return run();
  } finally {
    drawn = before;
  }
}
