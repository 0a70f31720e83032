import { config } from '../config/config';
import type { GatewayName } from './gateways';
import { GatewayError } from './GatewayError';

/** A value of a query: lists repeat their key, nothing is left out. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number | boolean)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** `a=1&a=2&b=x`; empty values are left out. */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== null && each !== undefined && each !== '') search.append(name, String(each));
    }
  }
  return search.toString();
}

/**
 * The full address of a call. Only paths below a configured gateway: no other host, no step upwards, so that the token
 * goes nowhere else.
 * @throws GatewayError `BAD_PATH`
 */
export function addressOf(gateway: GatewayName, path: string, query?: Query): string {
  if (!isPlainPath(path)) throw new GatewayError({ status: 400, code: 'BAD_PATH' });
  const search = query ? queryString(query) : '';
  const address = `${config().gateways[gateway]}${path}`;
  const full = search ? `${address}${path.includes('?') ? '&' : '?'}${search}` : address;
  return new URL(full, globalThis.location?.href).href;
}

/** True when a whole segment of the address is `public`: such calls carry neither token nor language. */
export const isPublic = (address: string): boolean =>
  new URL(address).pathname.split('/').includes('public');

/** Starts with one slash and has no segment that a browser would resolve away. */
function isPlainPath(path: string): boolean {
  const [pathname] = path.split('?');

  if (!/^\/(?!\/)/.test(pathname) || /[\\#\u0000-\u0020\u007f]/.test(path)) return false;
  return pathname.split('/').every((segment) => !/^(\.|%2e){1,2}$/i.test(segment));
}
