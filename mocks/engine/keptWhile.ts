import type { SampleWorld } from './samples/SampleWorld';
import type { Store } from './Store';

/**
 * What is asked for at every call, and made again only when what it is made from has changed. It may change that itself.
 * @param state says what it is made from, best with the numbers of changes of the collections and the ledger, and with `asked`
 */
export function keptWhile<Value, Asked extends readonly unknown[] = []>(
  state: (store: Store, ...asked: Asked) => string,
  make: (store: Store, ...asked: Asked) => Value,
): (store: Store, ...asked: Asked) => Value {
  // A reset makes another world: the numbers of changes begin anew there.
  const kept = new WeakMap<SampleWorld, { state: string; value: Value }>();
  return (store, ...asked) => {
    const known = kept.get(store.world);
    if (known?.state === state(store, ...asked)) return known.value;
    const value = make(store, ...asked);
    kept.set(store.world, { state: state(store, ...asked), value });
    return value;
  };
}
