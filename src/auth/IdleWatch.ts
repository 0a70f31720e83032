/** `until`: when the person is signed out unless something is done, ms since 1970. */
export type IdleState = { kind: 'active' } | { kind: 'warning'; until: number } | { kind: 'idle' };

export interface IdleOptions {
  /** Time without activity until the end, ms. */
  idleMs: number;
  /** Length of the warning before the end, ms. */
  warningMs: number;
  /** Tells the other tabs of activity here. */
  share?: (at: number) => void;
  /** Least time between two such messages, ms. */
  shareMs?: number;
  now?: () => number;
}

const ACTIVE: IdleState = { kind: 'active' };

/**
 * Counts the time without activity; no DOM. The clock decides, not the timer: a computer may have slept. Own code,
 * because keycloak-js knows the provider's limits only, and those never learn what happens in the page.
 */
export class IdleWatch {
  private state: IdleState = ACTIVE;
  private last: number;
  private shared = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly now: () => number;

  constructor(private readonly options: IdleOptions) {
    this.now = options.now ?? Date.now;
    this.last = this.now();
    this.look();
  }

  readonly get = (): IdleState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The person did something here; also "Continue" in the warning. */
  readonly active = (): void => {
    const now = this.now();
    this.seen(now);
    const { share, shareMs = 0 } = this.options;
    if (this.state.kind === 'idle' || now - this.shared < shareMs) return;
    this.shared = now;
    share?.(now);
  };

  /** The person did something at that time, perhaps in another tab. */
  readonly seen = (at: number): void => {
    this.look();
    if (this.state.kind === 'idle' || at <= this.last) return;
    this.last = Math.min(at, this.now());
    this.look();
  };

  /** Takes the time again: after the computer slept, or the tab was hidden. */
  readonly look = (): void => {
    if (this.state.kind === 'idle') return;
    const { idleMs, warningMs } = this.options;
    const until = this.last + idleMs;
    const left = until - this.now();
    clearTimeout(this.timer);
    if (left <= 0) return this.become({ kind: 'idle' });
    const warning = left <= warningMs;
    this.timer = setTimeout(this.look, warning ? left : left - warningMs);
    if (!warning) return this.become(ACTIVE);
    if (this.state.kind !== 'warning' || this.state.until !== until)
      this.become({ kind: 'warning', until });
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.listeners.clear();
  };

  private become(next: IdleState): void {
    if (next === this.state) return;
    this.state = next;
    this.listeners.forEach((listener) => listener());
  }
}
