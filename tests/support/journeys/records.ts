import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { splitPath } from '../../../mocks/engine/bases';
import { planOfRun, recordFileOf } from '../runPlan';
import { unsaid } from './saidWords';

/** One kind of call that a journey has made. */
export interface RecordedCall {
  gateway: string;
  method: string;
  path: string;
  /** Names in the query, or at the top of the body. */
  names: string[];
}

/** What a journey leaves behind for the tests that run after all of them. */
interface JourneyRecord {
  calls: RecordedCall[];
  /** Keys of the messages that were on the screen. */
  said: string[];
}

let calls = new Map<string, RecordedCall>();
let words = unsaid();

/** Begins the record of a file. */
export function beginRecord(): void {
  calls = new Map();
  words = unsaid();
  words.watch(document);
}

/** Notes what the console has sent to the gateways. */
export async function noteCall(request: Request): Promise<void> {
  const call = await callOf(request);
  if (call) calls.set(JSON.stringify(call), call);
}

/** Keeps the record of a file for the tests that run after the journeys. */
export function keepRecord(journey: string): void {
  const record: JourneyRecord = {
    calls: [...calls].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call),
    said: words.stop(),
  };
  writeFileSync(recordFileOf(journey), JSON.stringify(record));
}

/** What the journeys of this run have left, and which of them have left nothing. */
export function recordsOfRun(): {
  records: readonly (JourneyRecord & { journey: string })[];
  missing: readonly string[];
} {
  const { journeys } = planOfRun();
  const kept = journeys.filter((journey) => existsSync(recordFileOf(journey)));
  return {
    records: kept.map((journey) => ({
      journey,
      ...(JSON.parse(readFileSync(recordFileOf(journey), 'utf8')) as JourneyRecord),
    })),
    missing: journeys.filter((journey) => !kept.includes(journey)),
  };
}

async function callOf(request: Request): Promise<RecordedCall | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const place = splitPath(pathname);
  if (!place) return undefined;
  const body: unknown =
    request.method === 'GET'
      ? null
      : await request
          .clone()
          .json()
          .catch(() => null);
  const inBody = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const names = [...new Set([...searchParams.keys(), ...Object.keys(inBody)])].sort();
  return { ...place, method: request.method, names };
}
