import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '../../i18n/Catalogue';

/** A view of a list that the person has put on the desk (docs/domain/interface.md 3.7). */
export interface PinnedView {
  resource: ResourceName;
  /** Of a declared or a saved view, or `ALL`. */
  key: string;
  /** What a declared view fixes; a saved one may have changed since. */
  filter: Readonly<Record<string, unknown>>;
}

const none: readonly PinnedView[] = [];

/** The pinned views, kept in this browser, and a way to pin one or to take it down again. */
export function usePinnedViews() {
  const [pinned, setPinned] = useStore('preferences.pinnedViews', none);
  const isPinned = useCallback(
    (resource: string, key: string) =>
      pinned.some((one) => one.resource === resource && one.key === key),
    [pinned],
  );
  const unpin = useCallback(
    (resource: string, key: string) =>
      setPinned(pinned.filter((one) => one.resource !== resource || one.key !== key)),
    [pinned, setPinned],
  );
  const pin = useCallback((view: PinnedView) => setPinned([...pinned, view]), [pinned, setPinned]);
  return { pinned, isPinned, pin, unpin };
}
