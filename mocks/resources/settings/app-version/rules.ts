import type { Hooks } from '../../../engine/Hooks';
import { usageOf } from './usageOf';

/** Versions of both apps; what their users have follows from the last sign-ins (docs/domain/content-and-messaging.md 1.4). */
export const hooks: Hooks = {
  resource: 'app_version',
  judged: (record, call) => {
    const { outdated, lockedOut, oldestUsed } = usageOf(call, record);
    return { outdated, lockedOut, oldestUsed };
  },
  present: (shown, call) => ({ ...shown, ...usageOf(call, shown) }),
  presentRow: (shown, call) => ({ ...shown, ...usageOf(call, shown) }),
  recorded: ['version', 'minimumVersion', 'whatsNew'],
  actions: {
    release_version: (_, { store }, { version, whatsNew }) => ({
      version,
      whatsNew,
      releasedAt: store.clock.iso(),
    }),
    require_version: ({ version }) => ({ minimumVersion: version }),
    allow_older: (_, __, { minimumVersion }) => ({ minimumVersion }),
  },
};
