import { DESK } from '../../../domain/settings';

let running = 0;
const next: (() => void)[] = [];

/** Runs a few tasks at a time, the others after them: counts never stand in the way of what the person asked for. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= DESK.countsAtOnce) await new Promise<void>((go) => next.push(go));
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    next.shift()?.();
  }
}
