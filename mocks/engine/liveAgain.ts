import { accountAgain } from '../resources/users/user/staffAccounts';
import { callAgain } from './dispatch';
import type { KeptLine } from './kept';
import type { Router } from './Router';
import type { Store } from './Store';

/**
 * Lives again what a world has lived, line by line, each at its own instant: the same records, histories and books come out.
 * The clock then goes on as far from real time as it was.
 * @param lines what came after its beginning
 * @throws Error where a call is answered otherwise than it was
 */
export function liveAgain(store: Store, router: Router, lines: readonly KeptLine[]): void {
  let offset = store.clock.offset();
  const live = (line: KeptLine) => {
    switch (line.kind) {
      case 'made':
        return void store.clock.at(line.at, () => store.collection(line.resource));
      case 'passed':
        return void store.comeTo(line.at, line.seed);
      case 'call':
        return callAgain(store, router, line);
      case 'account':
        return void store.happen(line.at, line.seed, () => accountAgain(store, line));
      case 'outside':
        return store.outside.say(line.who, line.about, line.says);
      case 'clock':
      case 'begun':
        offset = line.offset;
    }
  };
  store.again(() => lines.forEach(live));
  store.clock.setNow(Date.now() + offset);
}
