import { useListContext } from 'ra-core';
import { usePollPendingChecks } from '../check/usePollPendingChecks';

/** Reads a list of checks again while an answer is awaited; shows nothing itself. */
export function CheckAwaited() {
  const { data, refetch } = useListContext();
  usePollPendingChecks(data, refetch);
  return null;
}
