import { useRef, useState } from 'react';

/** What became of a write that nobody answered; the same words as the data providers' `Outcome`. */
export type Verdict = 'booked' | 'not-found' | 'cannot-tell';

/** Looks what became of a write. Never rejects. */
export type Check = () => Promise<Verdict>;

/** Message keys of the verdicts, and of having none. */
export const verdictKeys = {
  unknown: 'errors.outcome_unknown',
  booked: 'errors.outcome_booked',
  'not-found': 'errors.outcome_not_found',
  'cannot-tell': 'errors.outcome_cannot_tell',
} as const satisfies Record<Verdict | 'unknown', string>;

/** Runs a check, one at a time, and keeps its verdict. */
export function useVerdict(check: Check | undefined, onVerdict: (verdict: Verdict) => void) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [known, setKnown] = useState(() => check);
  if (known !== check) {
    // Another attempt: what was found about the former says nothing about it.
    setKnown(() => check);
    setVerdict(undefined);
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
    setVerdict(found);
    onVerdict(found);
  };
  return { verdict, checking, find: () => void find() };
}
