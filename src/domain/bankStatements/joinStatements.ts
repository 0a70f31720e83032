import type { BankStatement } from './BankStatement';
import { StatementError, type StatementFault } from './StatementFault';

/**
 * Statements of one account that follow each other in a file become one over all their days.
 * @throws StatementError `gap` where one does not begin with what the one before it ended with
 */
export function joinStatements(statements: readonly BankStatement[]): BankStatement[] {
  const joined = new Map<string, BankStatement>();
  const faults: StatementFault[] = [];
  const ordered = [...statements].sort((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : 0,
  );
  for (const next of ordered) {
    const key = `${next.account} ${next.currency}`;
    const before = joined.get(key);
    if (before && before.closing !== next.opening)
      faults.push({
        code: 'gap',
        values: { day: next.from, expected: before.closing, given: next.opening },
      });
    joined.set(
      key,
      before
        ? {
            ...before,
            to: next.to,
            closing: next.closing,
            lines: [...before.lines, ...next.lines],
            pending: before.pending + next.pending,
          }
        : next,
    );
  }
  if (faults.length > 0) throw new StatementError(faults);
  return [...joined.values()];
}
