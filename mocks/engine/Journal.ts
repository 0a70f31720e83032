/** One request as it arrived, and how it was answered. */
export interface JournalEntry {
  /** ISO instant of the store's clock. */
  at: string;
  method: string;
  path: string;
  /** Query string without the question mark. */
  query: string;
  /** SHA-256 of the body, hexadecimal; null without a body. */
  bodyHash: string | null;
  idempotencyKey: string | null;
  requestId: string;
  user: string | null;
  /** 0 for an answer that never arrived. */
  status: number;
  fault?: string;
  /** `X-Client`, `Accept-Language` and whether there was an `Authorization`. */
  client: string | null;
  language: string | null;
  authorized: boolean;
}

/** One effect of a write: repeats that were answered from memory do not count. */
export interface Commit {
  at: string;
  method: string;
  path: string;
  idempotencyKey: string | null;
  user: string;
  resource: string | null;
  id: number | string | null;
}

const LONGEST = 10_000;

/** What tests read back: every request, and every effect. */
export class Journal {
  readonly entries: JournalEntry[] = [];
  readonly commits: Commit[] = [];

  note(entry: JournalEntry): void {
    this.entries.push(entry);
    if (this.entries.length > LONGEST) this.entries.shift();
  }

  commit(commit: Commit): void {
    this.commits.push(commit);
    if (this.commits.length > LONGEST) this.commits.shift();
  }
}
