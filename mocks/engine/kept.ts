import type { TokenPayload } from '../identity/tokens';
import type { Outsider } from './Outside';

/** How a world began: what it is made from, and how far its clock is from real time. */
export interface Beginning {
  kind: 'begun';
  /** ms since 1970, by the world's own clock. */
  at: number;
  /** ms from real time; changes when somebody moves the clock. */
  offset: number;
  /** How many sample customers. */
  customers: number;
}

/** Something that changed the world, at an instant of its clock, with the seed of the ids that it gave. */
interface Happened {
  at: number;
  seed: string;
}

/** Who called: what of a checked token says it. */
export type KeptCaller = Pick<
  TokenPayload,
  'sub' | 'preferred_username' | 'tenantAlias' | 'customerId' | 'realm_access' | 'hasOwnRoles'
>;

/** A call that changed something, as it came, and how it was answered. */
export interface KeptCall extends Happened {
  kind: 'call';
  by: KeptCaller | null;
  method: string;
  /** Path and query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  status: number;
}

/** What happened at the account of somebody who signs in or changes the password: no call of a gateway. */
export interface KeptAccount extends Happened {
  kind: 'account';
  username: string;
  did: { attempted: boolean } | { password: string; instead?: 'of temporary' };
}

/**
 * One line of what a world has lived. In this order it is lived again, and is the same world:
 *
 * - `made`: somebody first asked for the records of an entity; what had come about for them by then came about;
 * - `passed`: something came about with time, and somebody looked;
 * - `clock`, `outside`: levers.
 */
export type KeptLine =
  | Beginning
  | { kind: 'made'; at: number; resource: string }
  | (Happened & { kind: 'passed' })
  | KeptCall
  | KeptAccount
  | { kind: 'clock'; offset: number }
  | { kind: 'outside'; who: Outsider; about: string; says: string | null };

/** Takes down a line before anybody is answered. @throws when it cannot: then nothing may be answered any more */
export type Keep = (line: KeptLine) => void;
