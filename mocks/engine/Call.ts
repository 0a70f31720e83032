import { invalid } from './ApiError';
import type { PutChange } from './askedChanges';
import type { Caller } from './Caller';
import type { GatewayKey } from './bases';
import type { RecId } from './MockRecord';
import type { Store } from './Store';

/** One call that has passed the bearer check, as a route sees it. */
export interface Call {
  store: Store;
  caller: Caller;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON, always an object; null without a body. */
  body: unknown;
  headers: Headers;
  /** The change that the call puts in force, where another person has asked for it (`askedChanges.ts`). */
  puts?: PutChange;
}

export interface Answer<Body = unknown> {
  /** 200 unless said otherwise. */
  status?: number;
  body?: Body;
  /** A file instead of JSON; its `Content-Type` is in the headers. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** What the call has changed, for the list of commits. */
  commit?: { resource: string; id: RecId | null };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One address of a gateway. Routes run synchronously, so two calls never interleave. */
export interface Route {
  gateway: GatewayKey;
  method: Method;
  /** Path below the gateway's base, `:name` for parameters. */
  path: string;
  /** Answers without a bearer token. */
  open?: true;
  run(call: Call): Answer;
}

/** What a POST that only asks carries, as the query of a GET would carry it. */
export function askedOf(call: Call): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(bodyOf(call)))
    for (const each of [value].flat())
      if (each !== null && each !== undefined) asked.append(name, plainText(name, each));
  return asked;
}

/** A value of a question as text. @throws ApiError 400 for a list or an object, which no question has */
export function plainText(name: string, value: unknown): string {
  if (typeof value === 'object') throw invalid({ [name]: 'validation.invalid_value' });
  return String(value);
}

/** The body as an object; anything else counts as empty. */
export const bodyOf = (call: Pick<Call, 'body'>): Record<string, unknown> =>
  typeof call.body === 'object' && call.body !== null && !Array.isArray(call.body)
    ? (call.body as Record<string, unknown>)
    : {};
