import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** Preferences: kept per browser and across sign-outs. Everything else is work in progress. */
const PREFERENCE = /^(preferences\.|theme$|sidebar|shell\.|.*\.savedQueries$)/;

/**
 * react-admin's store in two parts (docs/domain/identity.md 5.1, 5.2): preferences – theme, side bar, columns, saved
 * views, which never hold personal data – in local storage; list states and the like in session storage, gone at
 * sign-out.
 */
export function preferencesStore(): Store {
  const preferences = localStorageStore('1', 'urtuu');
  const work = sessionStore();
  const of = (key: string) => (PREFERENCE.test(key) ? preferences : work);
  return {
    setup: () => [preferences, work].forEach((store) => store.setup()),
    teardown: () => [preferences, work].forEach((store) => store.teardown()),
    getItem: (key, initial) => of(key).getItem(key, initial),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => [preferences, work].forEach((store) => store.removeItems(prefix)),
    // Sign-out resets the store: preferences survive it.
    reset: () => work.reset(),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}

const KEY = 'urtuu.work';

/** A memory store that survives a reload of the tab through session storage. */
function sessionStore(): Store {
  const memory = memoryStore(read());
  const save = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(memory.listItems?.() ?? {}));
    } catch {
      // Without room for it the list's state is lost with the page, nothing more.
    }
  };
  const saving =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      action(...args);
      save();
    };
  return {
    ...memory,
    setItem: saving(memory.setItem),
    removeItem: saving(memory.removeItem),
    removeItems: saving(memory.removeItems),
    reset: saving(memory.reset),
  };
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
