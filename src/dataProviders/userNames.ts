import type { GetManyParams, GetManyResult, RaRecord } from 'ra-core';
import { CALLS } from '../domain/settings';
import { queryIdentity } from './api';
import { callEndpoint } from './callEndpoint';

/** The staff behind user ids, as a resource of which nothing but `getMany` is asked. */
export const USER_NAMES = 'user-names';

/** The user of a user id. */
export interface UserName extends RaRecord {
  id: string;
  /** Last name first; the login name of who has no other. */
  name: string;
}

const QUERY = 'query Users($ids: [ID!]!) { users(ids: $ids) { id username firstName lastName } }';

// A user who is not found is worth no more than a warning; a collector of reports can take its place.
// oxlint-disable-next-line no-console -- the warning itself is what is specified
let report: (id: string) => void = (id) => console.warn(`user not found: ${id}`);

/** Where ids without a person are reported. */
export function setUnknownUserReporter(reporter: (id: string) => void): void {
  report = reporter;
}

/**
 * The names of users by their ids. An id without a person is reported and left out.
 * @throws TypeError when the answer is no list of people
 */
export async function getUserNames({
  ids,
  signal,
}: Pick<GetManyParams, 'ids' | 'signal'>): Promise<GetManyResult<UserName>> {
  const wanted = [...new Set(ids.map(String))];
  const groups = Array.from({ length: Math.ceil(wanted.length / CALLS.manyMax) }, (_, group) =>
    wanted.slice(group * CALLS.manyMax, (group + 1) * CALLS.manyMax),
  );
  const answers = await Promise.all(
    groups.map((some) =>
      callEndpoint(queryIdentity, { body: { query: QUERY, variables: { ids: some } }, signal }),
    ),
  );
  const data = answers.flatMap(peopleOf);
  const found = new Set(data.map(({ id }) => id));
  wanted.filter((id) => !found.has(id)).forEach((id) => report(id));
  return { data };
}

function peopleOf(json: unknown): UserName[] {
  const { users } = (json as { data: { users: unknown } }).data;
  if (!Array.isArray(users)) throw new TypeError('users');
  return users.flatMap((user): UserName[] => {
    const { id, username, firstName, lastName } = user as Record<string, unknown>;
    const name = [lastName, firstName]
      .filter((part) => typeof part === 'string' && part.trim())
      .join(' ');
    const shown = name || (typeof username === 'string' ? username : '');
    return id === undefined || !shown ? [] : [{ id: String(id), name: shown }];
  });
}
