import { createHash, randomUUID } from 'node:crypto';
import { runAt } from '../../src/domain/clock';
import type { TokenPayload } from '../identity/tokens';
import { ApiError } from './ApiError';
import { splitPath, type GatewayKey } from './bases';
import type { Answer, Call } from './Call';
import { ANYBODY, type Caller } from './Caller';
import { afterFault, beforeFault, waitFor } from './faultAnswers';
import { messageOf } from './messages';
import { callerOf } from './rights';
import type { FoundRoute, Router } from './Router';
import type { Store } from './Store';

export type Verify = (token: string) => Promise<TokenPayload>;

interface Arrival {
  request: Request;
  gateway: GatewayKey;
  path: string;
  query: URLSearchParams;
  text: string;
  key: string | null;
}

/**
 * Answers one call of a gateway: fault, route, bearer, idempotency, the route itself; notes it in the journal.
 * An answer that must not arrive is `Response.error()`, which a host with sockets turns into a destroyed one.
 * @param report called with each fault of these gateways themselves: the answer says nothing of it
 */
export function createDispatch(
  store: Store,
  router: Router,
  verify: Verify,
  report: (error: unknown) => void = () => {},
) {
  return async function dispatch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    const place = splitPath(pathname) ?? { gateway: 'main' as const, path: pathname };
    const fault = store.faults.take(request.method, pathname);
    const arrival: Arrival = {
      request,
      ...place,
      query: url.searchParams,
      text: await request.text(),
      key: request.headers.get('idempotency-key'),
    };
    const requestId = requestIdOf(request.headers);
    const language = request.headers.get('accept-language');
    let caller: Caller | null = null;
    let answer: Answer;
    try {
      store.comeToNow();
      await waitFor(fault, request.signal);
      beforeFault(fault);
      if (!isReadable(pathname)) throw new ApiError(400, 'BAD_ADDRESS');
      const found = foundRoute(router, arrival, pathname);
      if (!found.route.open) caller = await authenticate(store, verify, request);
      const by = caller ?? ANYBODY;
      const { key } = arrival;
      answer = runAt(store.clock.now(), () =>
        store.history.during(key, () => run(store, found, arrival, by)),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) report(error);
      answer = refusal(error, language, requestId);
    }
    const response = await afterFault(fault, responseOf(store, answer, requestId));
    store.journal.note({
      at: store.clock.iso(),
      method: request.method,
      path: pathname,
      query: url.search.slice(1),
      bodyHash: arrival.text === '' ? null : hashOf(arrival.text),
      idempotencyKey: arrival.key,
      requestId,
      user: caller?.username ?? null,
      status: response.status,
      ...(fault ? { fault: fault.fault } : {}),
      client: request.headers.get('x-client'),
      language,
      authorized: request.headers.has('authorization'),
    });
    return response;
  };
}

async function authenticate(store: Store, verify: Verify, request: Request): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const payload = token === undefined ? null : await verify(token).catch(() => null);
  const caller = payload && callerOf(store, payload);
  if (!caller)
    throw new ApiError(401, 'UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
  return caller;
}

/** An address that no gateway has is 404 for every caller. */
function foundRoute(
  router: Router,
  { request, gateway, path }: Arrival,
  pathname: string,
): FoundRoute {
  const found = router.find(gateway, request.method, path);
  if (found) return found;
  throw new ApiError(404, 'UNKNOWN_ADDRESS', { code: 'NOT_FOUND', values: { path: pathname } });
}

/** Synchronous from here on, so that two calls with one key cannot pass each other. */
function run(store: Store, found: FoundRoute, arrival: Arrival, caller: Caller): Answer {
  const { request, gateway, path, query, text, key } = arrival;
  const call: Call = {
    store,
    caller,
    params: found.params,
    query,
    body: parsed(text),
    headers: request.headers,
  };
  if (key === null || request.method === 'GET')
    return committed(arrival, call, found.route.run(call));
  const scope = `${caller.id} ${key}`;
  const content = hashOf(`${request.method} ${gateway}${path}?${query}\n${text}`);
  const kept = store.idempotency.find(scope, content);
  if (kept) return kept;
  const answer = committed(arrival, call, found.route.run(call));
  if (answer.commit) store.idempotency.keep(scope, content, answer);
  return answer;
}

function committed({ request, key }: Arrival, { store, caller }: Call, answer: Answer): Answer {
  if (answer.commit) {
    store.journal.commit({
      at: store.clock.iso(),
      method: request.method,
      path: new URL(request.url).pathname,
      idempotencyKey: key,
      user: caller.username,
      ...answer.commit,
    });
  }
  return answer;
}

/** What a caller calls its call: short and plain, because it is answered, noted and shown as it came. */
function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Whether every `%` of a path begins an encoded letter. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Deeper than anything that a form sends. [R] */
const DEEPEST = 32;

const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

/** The body: an object, or null without one. @throws ApiError 400 for anything else, and for one that is too deep */
function parsed(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'BAD_BODY');
  }
  if (typeof body !== 'object' || Array.isArray(body) || isTooDeep(body))
    throw new ApiError(400, 'BAD_BODY');
  return body as Record<string, unknown> | null;
}

/** The JSON answer of a refusal. What is no refusal is a fault of these gateways: 500, without a word of their insides. */
function refusal(error: unknown, language: string | null, requestId: string): Answer {
  if (!(error instanceof ApiError)) {
    const message = messageOf('INTERNAL', language);
    return { status: 500, body: { code: 'INTERNAL', message, requestId } };
  }
  const { status, text, details } = error;
  const { values, fields, extra, headers } = details;
  const code = details.code ?? (typeof text === 'string' ? text : 'REFUSED');
  const message = messageOf(text, language, values);
  return {
    status,
    body: { code, message, ...(fields ? { fields } : {}), ...extra, requestId },
    headers,
  };
}

function responseOf(store: Store, answer: Answer, requestId: string): Response {
  const { status = 200, body = null, bytes, headers } = answer;
  return new Response(bytes ?? JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Date: new Date(store.clock.now()).toUTCString(),
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
