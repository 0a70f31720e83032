import { useListContext } from 'ra-core';
import { useAwaitedChecks } from '../check/useAwaitedChecks';

/** Reads a list of checks again while an answer is awaited; shows nothing itself. */
export function CheckAwaited() {
  const { data, refetch } = useListContext();
  useAwaitedChecks(data, refetch);
  return null;
}
