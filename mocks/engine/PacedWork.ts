import type { Job } from '../../src/framework/jobs/api';
import type { GatewayClock } from './clock';

/** Work of many parts that goes on by itself, so many parts a second; as many are done before the first answer. */
export class PacedWork<Part, Came> {
  /** What each part came to, by its place; absent where it was not reached. */
  private readonly came = new Map<number, Came>();
  private left: readonly number[];
  private begun: number;
  private goneOver = 0;
  private stopped = false;

  /**
   * @param perSecond how many parts are done in a second
   * @param act does one part, and says what it came to
   */
  constructor(
    private readonly clock: GatewayClock,
    private readonly parts: readonly Part[],
    private readonly perSecond: number,
    private act: (part: Part) => Came,
  ) {
    this.left = parts.map((_, place) => place);
    this.begun = clock.now();
    this.goOn();
  }

  /** Does what is due by now. */
  goOn(): void {
    if (this.stopped) return;
    const seconds = Math.floor((this.clock.now() - this.begun) / 1_000);
    const due = Math.min(this.left.length, (seconds + 1) * this.perSecond);
    while (this.goneOver < due) {
      const place = this.left[this.goneOver];
      this.came.set(place, this.act(this.parts[place]));
      this.goneOver += 1;
    }
  }

  /** Leaves out what is not reached by now. */
  stop(): void {
    this.goOn();
    this.stopped = true;
  }

  /**
   * Does those parts once more that were not reached, or that came to what is wanted.
   * @param act in the name of who repeats them
   */
  repeat(isWanted: (came: Came) => boolean, act: (part: Part) => Came): void {
    this.left = this.toRepeat(isWanted);
    for (const place of this.left) this.came.delete(place);
    this.act = act;
    this.begun = this.clock.now();
    this.goneOver = 0;
    this.stopped = false;
    this.goOn();
  }

  /** The places of the parts that were not reached, or came to what is wanted. */
  toRepeat(isWanted: (came: Came) => boolean): readonly number[] {
    return this.parts.flatMap((_, place) => {
      const came = this.came.get(place);
      return came === undefined || isWanted(came) ? [place] : [];
    });
  }

  /** How far it is by now. */
  progress(): Pick<Job, 'state' | 'done' | 'total' | 'leftMs'> {
    this.goOn();
    const left = this.left.length - this.goneOver;
    const isOver = left === 0;
    return {
      state: isOver ? 'DONE' : this.stopped ? 'FAILED' : 'RUNNING',
      done: this.parts.length - left,
      total: this.parts.length,
      leftMs: isOver || this.stopped ? null : Math.ceil(left / this.perSecond) * 1_000,
    };
  }

  /** Each part with what it came to, in the order of the parts; undefined where it was not reached. */
  results(): readonly (readonly [Part, Came | undefined])[] {
    return this.parts.map((part, place) => [part, this.came.get(place)] as const);
  }

  /** Whether what was not reached will not be. */
  get isStopped(): boolean {
    return this.stopped;
  }
}
