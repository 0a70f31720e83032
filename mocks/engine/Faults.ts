export const FAULT_KINDS = [
  'drop',
  'drop-after-commit',
  'hang',
  '400',
  '401',
  '403',
  '409',
  '429',
  '500',
  '503',
  'html',
  'cut',
  'slow',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong with the next calls of an address. */
export interface Fault {
  /** Any method without it. */
  method?: string;
  /** Path with the gateway's base; `*` matches anything. */
  path: string;
  fault: FaultKind;
  /** How many calls; 1 without it, 0 = until the next reset. */
  times?: number;
  /** Wait before the answer, ms. */
  delay?: number;
  /** `Retry-After` of a 429, s. */
  retryAfter?: number;
}

/** Faults that tests have asked for. */
export class Faults {
  private active: (Fault & { left: number; pattern: RegExp })[] = [];

  add(fault: Fault): void {
    const escaped = fault.path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
    const left = fault.times === 0 ? Infinity : (fault.times ?? 1);
    this.active.push({ ...fault, left, pattern: new RegExp(`^${escaped}$`) });
  }

  /** The first fault that fits a call, used up by it. */
  take(method: string, path: string): Fault | undefined {
    const found = this.active.find(
      (fault) =>
        fault.pattern.test(path) && (!fault.method || fault.method.toUpperCase() === method),
    );
    if (found) found.left -= 1;
    this.active = this.active.filter(({ left }) => left > 0);
    return found;
  }

  clear(): void {
    this.active = [];
  }
}
