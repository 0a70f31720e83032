import type { ReactNode } from 'react';
import { Reasons } from '../loan/actions/ActionPreview';
import type { Calculated } from '../loan/actions/calculation';
import { Stack } from '../../../ui/Stack/Stack';

interface Props<T> {
  calculated: Calculated<T>;
  children: (result: T) => ReactNode;
}

/** What the rules make of a request, or why they refuse it. */
export function RulesResult<T>({ calculated, children }: Props<T>) {
  if (calculated.kind === 'result') return <Stack gap={14}>{children(calculated.result)}</Stack>;
  if (calculated.kind === 'incomplete') return null;
  return <Reasons reasons={calculated.reasons} />;
}
