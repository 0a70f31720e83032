import { addDays, dayOf, endOfDayInstant } from '../../src/domain/dates';

/** From when a day was closed, ms since 1970, and until when: a run that failed or was stopped opens its day again. */
interface Spell {
  from: number;
  until: number;
}

/**
 * The days of the books (docs/domain/money.md 2.3). A day is open until the run of its end begins, at the longest until
 * midnight. What is written afterwards is in the books of the next day, whatever its value date: figures of a closed day
 * never move.
 */
export class BookDays {
  private readonly spells = new Map<string, Spell[]>();

  /** The run of the end of a day begins or goes on. */
  close(day: string, at: string): void {
    this.spells.set(day, [...this.of(day), { from: Date.parse(at), until: Infinity }]);
  }

  /** A run failed or was stopped: what stopped it is put right in its own day, as long as that lasts. */
  reopen(day: string, at: string): void {
    const last = this.of(day).at(-1);
    if (last) last.until = Date.parse(at);
  }

  /** The day in whose books stands what is written at a moment. */
  dayAt(instant: string): string {
    const day = dayOf(instant) ?? '';
    const spells = this.of(day);
    if (spells.length === 0) return day;
    const at = Date.parse(instant);
    const isClosed = spells.some(({ from, until }) => at >= from && at < until);
    return isClosed ? addDays(day, 1) : day;
  }

  /** The last moment at which a day was open, ISO instant: at this moment stands what the end of the day itself books. */
  lastMomentOf(day: string): string {
    const last = this.of(day).at(-1);
    if (last?.until === Infinity) return new Date(last.from - 1).toISOString();
    return endOfDayInstant(day) ?? '';
  }

  /** Whether something was booked by the run of a day's end, not before it. */
  isOfRun({ by, bookedAt }: { by: string | null; bookedAt: string }): boolean {
    if (by !== null) return false;
    return this.of(dayOf(bookedAt) ?? '').some(({ from }) => from - 1 === Date.parse(bookedAt));
  }

  private of(day: string): Spell[] {
    return this.spells.get(day) ?? [];
  }
}
