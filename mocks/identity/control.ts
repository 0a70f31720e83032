import { json } from './answers';
import type { Provider } from './Provider';
import { initialCounters, type IdentitySettings, type Outage } from './settings';

const outages: readonly string[] = ['ok', '500', '400', 'hang', 'drop'];
const places: readonly string[] = ['all', 'auth', 'token'];
const answers: readonly string[] = ['ok', 'denied', 'wrong-nonce', 'wrong-state'];

const checks: { [Key in keyof IdentitySettings]: (value: unknown) => boolean } = {
  accessTokenSeconds: Number.isFinite,
  refreshTokenSeconds: Number.isFinite,
  clockSkewSeconds: Number.isFinite,
  down: (value) => outages.includes(String(value)),
  downAt: (value) => places.includes(String(value)),
  answer: (value) => answers.includes(String(value)),
  thirdPartyCookies: (value) => typeof value === 'boolean',
};

/** The levers of tests: outages, expiry, revocation, counters. */
export function createControl(provider: Provider, initial: Readonly<IdentitySettings>) {
  const { people, settings, counters, sessions, tokens } = provider;
  /** Wakes requests that hang, as soon as the outage is over. */
  const waiting = new Set<() => void>();

  const control = {
    settings: settings as Readonly<IdentitySettings>,
    counters: counters as Readonly<typeof counters>,
    set(changes: Partial<IdentitySettings>): void {
      Object.assign(settings, changes);
      if (settings.down !== 'hang') for (const wake of waiting) wake();
    },
    setAccessTokenSeconds: (seconds: number): void => control.set({ accessTokenSeconds: seconds }),
    setDown: (down: Outage, downAt: IdentitySettings['downAt'] = 'all'): void =>
      control.set({ down, downAt }),
    /** Ends all sessions: access tokens are refused, refreshing answers 400. */
    revokeAll: (): void => sessions.endAll(),
    /** Access tokens issued so far are refused; refreshing still works. */
    expireAccessTokens: (): void => tokens.expireAccessTokens(),
    resetCounters: (): void => void Object.assign(counters, initialCounters()),
    /** Everything as at the start: sessions end, made-up people go. */
    reset(): void {
      const staff = people.filter((person) => !person.synthetic);
      people.splice(0, people.length, ...staff);
      control.set(initial);
      control.revokeAll();
      control.resetCounters();
    },
    /** Waits until the outage `hang` is over or the caller gives up. */
    untilAwake: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake, { once: true });
      }),
  };
  return control;
}

export type Control = ReturnType<typeof createControl>;

const commands = ['revokeAll', 'expireAccessTokens', 'resetCounters', 'reset'] as const;

/**
 * `GET /__identity` shows settings, counters and the number of sessions; `POST /__identity` takes a JSON
 * object of settings to change and of commands to run, each given as `true`.
 */
export async function controlRequest(
  control: Control,
  provider: Provider,
  request: Request,
): Promise<Response> {
  if (request.method === 'POST') {
    const body: unknown = await request.json().catch(() => null);
    if (typeof body !== 'object' || body === null) {
      return json({ code: 'BAD_REQUEST', message: 'A JSON object is expected.' }, 400);
    }
    const changes = Object.entries(body);
    const isCommand = (name: string) => (commands as readonly string[]).includes(name);
    const wrong = changes.find(([name, value]) => {
      if (isCommand(name)) return value !== true;
      return !(Object.hasOwn(checks, name) && checks[name as keyof IdentitySettings](value));
    });
    if (wrong) return json({ code: 'BAD_REQUEST', message: `Cannot set ${wrong[0]}.` }, 400);
    for (const command of commands) if (Object.hasOwn(body, command)) control[command]();
    control.set(Object.fromEntries(changes.filter(([name]) => !isCommand(name))));
  }
  const { settings, counters, sessions } = provider;
  return json({ settings, counters, sessions: sessions.count() });
}
