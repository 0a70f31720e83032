import { config } from '../config/config';
import { SESSION, SIGN_IN } from '../domain/settings';
import { IdleWatch, type IdleState } from './IdleWatch';
import { signOut } from './signOut';
import { onTabMessage, tellTabs } from './tabs';

const ACTIVE: IdleState = { kind: 'active' };
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let watch: IdleWatch | undefined;
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

/** The idle limit of this console, for the warning dialog. Always `active` while it is off. */
export const idle = {
  get: (): IdleState => watch?.get() ?? ACTIVE,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** "Continue" in the warning. */
  stay: (): void => watch?.active(),

  /** Signs out now; "Sign out" in the warning. */
  leave: (): void => void signOut(),
};

/**
 * Watches for activity in all tabs; at the limit of the configuration the person is signed out with drafts kept. To be
 * called when the console is ready.
 * @returns a function that ends it
 */
export function startIdleWatch(): () => void {
  const { idleMinutes } = config();
  if (idleMinutes === 0 || watch) return () => undefined;
  const own = new IdleWatch({
    idleMs: idleMinutes * 60_000,
    warningMs: SESSION.idleWarningSeconds * 1000,
    share: (at) => tellTabs({ type: 'activity', at }),
    shareMs: SIGN_IN.activityShareMs,
  });
  watch = own;
  const stopTabs = onTabMessage((message) => {
    if (message.type === 'activity') own.seen(message.at);
  });
  own.subscribe(() => {
    notifyAll();
    if (own.get().kind === 'idle') void signOut({ idle: true });
  });
  const passive = { passive: true, capture: true };
  SIGNS.forEach((sign) => window.addEventListener(sign, own.active, passive));
  document.addEventListener('visibilitychange', own.look);
  return () => {
    SIGNS.forEach((sign) => window.removeEventListener(sign, own.active, passive));
    document.removeEventListener('visibilitychange', own.look);
    stopTabs();
    own.stop();
    watch = undefined;
    notifyAll();
  };
}
