import type { ReactNode } from 'react';
import { Reasons } from '../loan/acts/ActPreview';
import type { Reckoned } from '../loan/acts/reckoning';
import { Stack } from '../../../ui/Stack/Stack';

interface Props<T> {
  reckoned: Reckoned<T>;
  children: (result: T) => ReactNode;
}

/** What the rules make of a request, or why they refuse it. */
export function RulesResult<T>({ reckoned, children }: Props<T>) {
  if (reckoned.kind === 'result') return <Stack gap={14}>{children(reckoned.result)}</Stack>;
  if (reckoned.kind === 'incomplete') return null;
  return <Reasons reasons={reckoned.reasons} />;
}
