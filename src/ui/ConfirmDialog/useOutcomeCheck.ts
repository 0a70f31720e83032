import { useRef, useState } from 'react';
import type { WriteOutcome } from '../../domain/writeOutcome';

/** Finds out what became of a write. Never rejects. */
export type Check = () => Promise<WriteOutcome>;

/** Message keys of the outcomes, and of none found yet. */
export const outcomeKeys = {
  unknown: 'errors.outcome_unknown',
  booked: 'errors.outcome_booked',
  'not-found': 'errors.outcome_not_found',
  'cannot-tell': 'errors.outcome_cannot_tell',
} as const satisfies Record<WriteOutcome | 'unknown', string>;

/** Runs a check, one at a time, and keeps its outcome. */
export function useOutcomeCheck(
  check: Check | undefined,
  onOutcome: (outcome: WriteOutcome) => void,
) {
  const [outcome, setOutcome] = useState<WriteOutcome>();
  const [known, setKnown] = useState(() => check);
  if (known !== check) {
    // Another attempt: what was found about the former says nothing about it.
    setKnown(() => check);
    setOutcome(undefined);
  }
  const [checking, setChecking] = useState(false);
  const running = useRef(false);

  const find = async () => {
    if (!check || running.current) return;
    running.current = true;
    setChecking(true);
    const found = await check();
    running.current = false;
    setChecking(false);
    setOutcome(found);
    onOutcome(found);
  };
  return { outcome, checking, find: () => void find() };
}
