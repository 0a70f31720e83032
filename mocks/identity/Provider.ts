import type { IdentityCounters, IdentitySettings } from './settings';
import type { StaffAccount } from './accounts';
import type { Person } from './Person';
import type { Sessions } from './sessions';
import type { Tokens } from './tokens';

/** What the end points of the provider share. */
export interface Provider {
  /** The demo staff, and everybody made up at sign-in so far. */
  people: Person[];
  /** The account of a user name as it is now; made up for `only:…`. */
  accountOf(username: string): Promise<StaffAccount | undefined>;
  settings: IdentitySettings;
  counters: IdentityCounters;
  sessions: Sessions;
  tokens: Tokens;
}

/** The realm's path; everything the provider serves is below it. */
export const REALM = '/realms/urtuu';
/** Path of the OpenID Connect end points. */
export const PROTOCOL = `${REALM}/protocol/openid-connect`;
/** The one registered client. */
export const CLIENT = 'urtuu-console';

/** The issuer as this request addresses it. */
export const issuerOf = (request: Request): string => new URL(request.url).origin + REALM;

/** Whether an address, absolute or relative, is on the origin that the request went to. */
export function isOwnAddress(request: Request, address: string): boolean {
  const base = new URL(request.url).origin;
  return URL.canParse(address, base) && new URL(address, base).origin === base;
}

/** Whether a form was sent by a page of this origin (browsers name the origin with every POST). */
export function isOwnForm(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}

/** The form or query of a request as one set of parameters. */
export async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}
