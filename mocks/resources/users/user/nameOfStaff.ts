import type { Store } from '../../../engine/Store';

/** Somebody of the staff as people know them; the id where there is no account. */
export function nameOfStaff(store: Store, id: string): string {
  const account = store.collection('users')?.get(id);
  return account ? `${String(account.lastName)} ${String(account.firstName)}` : id;
}
