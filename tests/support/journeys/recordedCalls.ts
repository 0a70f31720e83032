import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { splitPath } from '../../../mocks/engine/bases';

const FOLDER = 'node_modules/.cache/urtuu/calls';

/** One kind of call that a journey has made. */
export interface RecordedCall {
  gateway: string;
  method: string;
  path: string;
  /** Names in the query, or at the top of the body. */
  names: string[];
}

/** What the console has sent to the gateways in one journey. */
export async function callOf(request: Request): Promise<RecordedCall | undefined> {
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

/** Keeps the calls of a journey for the test that compares them with docs/gateways.md. */
export function keepCalls(journey: string, calls: readonly RecordedCall[]): void {
  const lines = [...new Set(calls.map((call) => JSON.stringify(call)))].sort();
  mkdirSync(FOLDER, { recursive: true });
  const name = journey.replaceAll(/[\\/]/g, '@');
  writeFileSync(`${FOLDER}/${name}.jsonl`, lines.join('\n'));
}

/** The calls of all journeys that are there and have run since a moment, each with its journey. */
export function keptCalls(since: number): { journey: string; call: RecordedCall }[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) => {
    const journey = file.replaceAll('@', '/').replace(/\.jsonl$/, '');
    const path = `${FOLDER}/${file}`;
    if (!existsSync(journey) || statSync(path).mtimeMs < since) return [];
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => ({ journey, call: JSON.parse(line) as RecordedCall }));
  });
}
