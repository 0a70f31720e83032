/** Nobody has asked for anything for so long, ms: whoever reads what came waits for nothing. */
const QUIET = 1_000;
const STEP = 100;

/**
 * Does while nobody asks for anything what would make the first who asks wait.
 * @param next does one piece; false when nothing is left
 * @returns to be told of everything that is asked for
 */
export function makeAhead(next: () => boolean, report: (error: unknown) => void): () => void {
  let askedAt = Date.now();
  const step = () => {
    try {
      if (Date.now() - askedAt < QUIET || next()) setTimeout(step, STEP).unref();
    } catch (error) {
      report(error);
    }
  };
  step();
  return () => {
    askedAt = Date.now();
  };
}
