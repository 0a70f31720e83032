import { useCallback, useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, unknown>>;

const EMPTY: Values = {};
const values = new Map<string, Values>();
const listeners = new Set<() => void>();

/** Fixes the private filters of a list that is opened next. */
export function setPrivateFilters(resource: string, next: Values) {
  values.set(resource, next);
  listeners.forEach((listener) => listener());
}

/** Forgets all private filters: at sign-out. */
export function clearPrivateFilters() {
  values.clear();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Filters on personal data. They live in the session's memory only and reach the list through its permanent filter, so
 * that no register number ends in an address, a history or a storage (docs/domain/calls.md 5.3).
 */
export function usePrivateFilters(resource: string) {
  const current = useSyncExternalStore(subscribe, () => values.get(resource) ?? EMPTY);
  const update = useCallback((next: Values) => setPrivateFilters(resource, next), [resource]);
  return [current, update] as const;
}
