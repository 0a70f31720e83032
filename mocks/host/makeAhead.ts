/** How long there has been no request before work starts, ms: a person reading the last answer then does not wait. */
const QUIET = 1_000;
const STEP = 100;

/**
 * Does work in idle time that would otherwise delay the first request for it.
 * @param next does one piece; false when nothing is left
 * @returns to be called at every request
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
