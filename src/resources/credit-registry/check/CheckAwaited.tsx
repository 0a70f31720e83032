import { useListContext } from 'ra-core';
import { useAwaited } from './useAwaited';

/** Reads a list of checks again while an answer is awaited; shows nothing itself. */
export function CheckAwaited() {
  const { data, refetch } = useListContext();
  useAwaited(data, refetch);
  return null;
}
