import type { RaRecord } from 'ra-core';

/** What a PUT was sent with: the record it stood on, its version, and the whole record it sends. */
export interface SentBody {
  known: RaRecord;
  tag?: string;
  merged: RaRecord;
}

/** Calls whose answer is open; more than anybody has under way. */
const LIMIT = 20;

const bodies = new Map<string, SentBody>();

/** Bodies of PUTs that have not been answered yet, by idempotency key; in memory only. */
export const sentBodies = {
  get: (key: string | undefined): SentBody | undefined =>
    key === undefined ? undefined : bodies.get(key),

  keep(key: string | undefined, body: SentBody): void {
    if (key === undefined) return;
    bodies.set(key, body);
    const [oldest] = bodies.keys();
    if (bodies.size > LIMIT && oldest !== undefined) bodies.delete(oldest);
  },

  drop(key: string | undefined): void {
    if (key !== undefined) bodies.delete(key);
  },
};
