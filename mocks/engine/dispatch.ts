import { createHash, randomUUID } from 'node:crypto';
import type { TokenPayload } from '../identity/tokens';
import { ApiError } from './ApiError';
import { splitPath, type GatewayKey } from './bases';
import type { Answer, Call } from './Call';
import { ANYBODY, type Caller } from './Caller';
import { afterFault, beforeFault, waitFor } from './faultAnswers';
import { messageOf } from './messages';
import { callerOf } from './rights';
import type { KeptCall, KeptCaller } from './kept';
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
    let bearer: Bearer | null = null;
    let answer: Answer;
    try {
      store.comeToNow();
      await waitFor(fault, request.signal);
      beforeFault(fault);
      if (!isReadable(pathname)) throw new ApiError(400, 'BAD_ADDRESS');
      const found = foundRoute(router, arrival, pathname);
      if (!found.route.open) bearer = await authenticate(store, verify, request);
      answer = answered(store, found, arrival, bearer);
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
      user: bearer?.caller.username ?? null,
      status: response.status,
      ...(fault ? { fault: fault.fault } : {}),
      client: request.headers.get('x-client'),
      language,
      authorized: request.headers.has('authorization'),
    });
    return response;
  };
}

/** What of a call's headers its route may read. */
const READ = ['idempotency-key', 'if-match', 'accept-language'];

/** Runs a call, and takes down what it changed before anybody learns of it, a refusal, too. */
function answered(
  store: Store,
  found: FoundRoute,
  arrival: Arrival,
  bearer: Bearer | null,
): Answer {
  const { request, text } = arrival;
  const [at, seed] = [store.clock.now(), randomUUID()];
  const { outcome, isChange } = outcomeOf(store, found, arrival, bearer?.caller, {
    at,
    seed,
  });
  if (isChange) {
    const { pathname, search } = new URL(request.url);
    store.note({
      kind: 'call',
      at,
      seed,
      by: bearer && keptCaller(bearer.token),
      method: request.method,
      address: pathname + search,
      headers: Object.fromEntries(
        READ.flatMap((name) => {
          const value = request.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      text,
      status: statusOf(outcome),
    });
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

type Outcome = { answer: Answer } | { error: unknown };

const statusOf = (outcome: Outcome): number => {
  if ('answer' in outcome) return outcome.answer.status ?? 200;
  return outcome.error instanceof ApiError ? outcome.error.status : 500;
};

/** What a call came to at an instant, and whether the world is another one by it. */
function outcomeOf(
  store: Store,
  found: FoundRoute,
  arrival: Arrival,
  caller: Caller | null | undefined,
  { at, seed }: Pick<KeptCall, 'at' | 'seed'>,
): { outcome: Outcome; isChange: boolean } {
  const { value, isChange } = store.happen(at, seed, (): Outcome => {
    try {
      const answer = store.history.during(arrival.key, () =>
        run(store, found, arrival, caller ?? ANYBODY),
      );
      return { answer };
    } catch (error) {
      return { error };
    }
  });
  const isCommitted = 'answer' in value && value.answer.commit !== undefined;
  return { outcome: value, isChange: isChange || isCommitted };
}

/** What of a checked token says who calls. */
const keptCaller = ({
  sub,
  preferred_username,
  tenantAlias,
  customerId,
  realm_access,
  hasOwnRoles,
}: TokenPayload): KeptCaller => ({
  sub,
  preferred_username,
  tenantAlias,
  ...(customerId !== undefined && { customerId }),
  ...(realm_access && { realm_access }),
  ...(hasOwnRoles && { hasOwnRoles }),
});

/**
 * Runs a call of an earlier life once more.
 * @throws Error where it is answered otherwise than it was
 */
export function callAgain(store: Store, router: Router, call: KeptCall): void {
  const { method, address, headers, text, by, status } = call;
  const url = new URL(address, 'http://localhost');
  const body = method === 'GET' || text === '' ? undefined : text;
  const arrival: Arrival = {
    request: new Request(url, { method, headers, body }),
    ...(splitPath(url.pathname) ?? { gateway: 'main' as const, path: url.pathname }),
    query: url.searchParams,
    text,
    key: headers['idempotency-key'] ?? null,
  };
  const found = foundRoute(router, arrival, url.pathname);
  const { outcome } = outcomeOf(store, found, arrival, by && callerOf(store, by), call);
  if (statusOf(outcome) !== status)
    throw new Error(`${method} ${address} was answered ${status}, and ${statusOf(outcome)} again`);
}

/** Who calls, and the token that says so. */
interface Bearer {
  token: TokenPayload;
  caller: Caller;
}

async function authenticate(store: Store, verify: Verify, request: Request): Promise<Bearer> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const payload = token === undefined ? null : await verify(token).catch(() => null);
  const caller = payload && callerOf(store, payload);
  if (payload && caller) return { token: payload, caller };
  throw new ApiError(401, 'UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
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
