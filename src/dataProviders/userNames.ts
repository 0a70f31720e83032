import { CALLS } from '../domain/settings';
import { request } from '../http/request';

/** Asks for people by their ids; unknown ids are simply not in the answer. */
const QUERY = 'query Users($ids: [ID!]!) { users(ids: $ids) { id username firstName lastName } }';

const names = new Map<string, string>();
const asked = new Set<string>();
let waiting = new Set<string>();
const listeners = new Set<() => void>();

// The documents want no more than a warning (document 1 §7); whoever collects reports can take its place.
// eslint-disable-next-line no-console -- the warning itself is what is specified
let report: (id: string) => void = (id) => console.warn(`user not found: ${id}`);

/** Where ids without a person are reported. */
export function setUnknownUserReporter(reporter: (id: string) => void): void {
  report = reporter;
}

/** The name behind an id; the id itself until it is known, or when nobody has it. Asks for it when needed. */
export function userName(id: string): string {
  const known = names.get(id);
  if (known === undefined) askFor(id);
  return known ?? id;
}

/** The names behind ids, those known already and those that had to be asked for; an id without a person is left out. */
export async function loadUserNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unknown = ids.filter((id) => !names.has(id));
  for (let at = 0; at < unknown.length; at += CALLS.manyMax)
    await lookUp(unknown.slice(at, at + CALLS.manyMax));
  return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) as string]] : [])));
}

/** Told when names have come. */
export function subscribeToUserNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets all names: at sign-out. */
export function clearUserNames(): void {
  names.clear();
  asked.clear();
  waiting = new Set();
}

/** All ids that a page asks for in one tick go in one call. */
function askFor(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  if (waiting.size === 0) setTimeout(() => void askForWaiting());
  waiting.add(id);
}

async function askForWaiting(): Promise<void> {
  const ids = [...waiting];
  waiting = new Set();
  for (let at = 0; at < ids.length; at += CALLS.manyMax)
    await lookUp(ids.slice(at, at + CALLS.manyMax));
  listeners.forEach((listener) => listener());
}

async function lookUp(ids: string[]): Promise<void> {
  try {
    const body = { query: QUERY, variables: { ids } };
    const { json } = await request('identity', '/graphql', {
      method: 'POST',
      body,
      safePost: true,
    });
    for (const [id, name] of peopleOf(json)) names.set(id, name);
    ids.filter((id) => !names.has(id)).forEach((id) => report(id));
  } catch {
    // A name is a courtesy: without it the id is shown, and the next page asks again.
    ids.forEach((id) => asked.delete(id));
  }
}

/** @throws TypeError when the answer is no list of people; the look-up then counts as failed */
function peopleOf(json: unknown): [string, string][] {
  const { users } = (json as { data: { users: unknown } }).data;
  if (!Array.isArray(users)) throw new TypeError('users');
  return users.flatMap((user): [string, string][] => {
    const { id, username, firstName, lastName } = user as Record<string, unknown>;
    const name = [lastName, firstName]
      .filter((part) => typeof part === 'string' && part.trim())
      .join(' ');
    const shown = name || (typeof username === 'string' ? username : '');
    return id === undefined || !shown ? [] : [[String(id), shown]];
  });
}
