import type { Store } from './Store';

/**
 * Who counts as one person with somebody, by user id: a password that one of them set for the other was not changed by its
 * owner yet, so that the one may sign in as the other (docs/domain/authority.md 2.2). Passwords that the same person set tie
 * their owners together, too.
 */
export function sameAs(store: Store, id: string): string[] {
  const tied = (store.collection('users')?.all ?? []).filter(({ passwordSetBy }) => passwordSetBy);
  if (tied.length === 0) return [];
  const found = new Set([id]);
  // Each that is found may lead to more: a set is walked through while it grows.
  for (const one of found)
    for (const { id: owner, passwordSetBy } of tied) {
      if (owner === one) found.add(String(passwordSetBy));
      if (passwordSetBy === one) found.add(String(owner));
    }
  found.delete(id);
  return [...found];
}
