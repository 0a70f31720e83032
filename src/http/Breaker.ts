import { NETWORK } from '../domain/settings';

/**
 * Keeps one failing gateway from holding up the console: after five failures in a row within 30 s its reads pause for 30 s; the first failure
 * after the pause starts another. A success forgets all failures. Writes are never paused.
 */
export class Breaker {
  private failures: number[] = [];
  private until = 0;

  /** End of the present pause, ms since 1970; undefined when there is none. */
  pausedUntil(now: number): number | undefined {
    return this.until > now ? this.until : undefined;
  }

  succeeded(): void {
    this.failures = [];
    this.until = 0;
  }

  failed(now: number): void {
    if (this.pausedUntil(now)) return;
    const onTrial = this.until > 0;
    this.failures = this.failures.filter((time) => time > now - NETWORK.breakerMs);
    this.failures.push(now);
    if (onTrial || this.failures.length >= NETWORK.breakerFailures)
      this.until = now + NETWORK.breakerMs;
  }
}
