import type { ReactNode } from 'react';
import { Reasons } from '../acts/ActPreview';
import type { Reckoned } from '../acts/reckoning';

interface Props<T> {
  reckoned: Reckoned<T>;
  children: (result: T) => ReactNode;
}

/** What the rules make of a request, or why they refuse it. */
export function RulesResult<T>({ reckoned, children }: Props<T>) {
  if (reckoned.kind === 'result')
    return <div className="u-queue-stack">{children(reckoned.result)}</div>;
  if (reckoned.kind === 'incomplete') return null;
  return <Reasons reasons={reckoned.reasons} />;
}
