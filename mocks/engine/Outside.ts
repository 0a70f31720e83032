/** Who is outside of the house, and what each is asked about. */
export const OUTSIDERS = ['bankLine', 'bankTransfer', 'qpay', 'taxService'] as const;

export type Outsider = (typeof OUTSIDERS)[number];

/**
 * What somebody outside says instead of what the embedded ones usually say, as tests have asked for: another amount of a line
 * (`bankLine`, by its reference), what becomes of a lender's transfers (`bankTransfer`), what is settled of a payment (`qpay`),
 * what is answered to a lender's receipts (`taxService`).
 */
export class Outside {
  private readonly words = new Map<string, string>();
  private changeCount = 0;

  /** Another number whenever something else is said. */
  get changes(): number {
    return this.changeCount;
  }

  /** @param word null: as usual again */
  say(who: Outsider, about: string, word: string | null): void {
    this.changeCount += 1;
    if (word === null) this.words.delete(`${who} ${about}`);
    else this.words.set(`${who} ${about}`, word);
  }

  /** Undefined where nothing else was asked for than what is usual. */
  word(who: Outsider, about: unknown): string | undefined {
    return this.words.get(`${who} ${String(about)}`);
  }

  clear(): void {
    this.changeCount += 1;
    this.words.clear();
  }
}
