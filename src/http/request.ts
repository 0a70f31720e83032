import { config } from '../config/config';
import { CLIENT, NETWORK, SESSION } from '../domain/settings';
import { uuid } from '../domain/ids';
import { storedLocale } from '../i18n/locale';
import { addressOf, isPublic, type Query } from './address';
import { credentials, isViewOnly } from './credentials';
import { takeEarly } from './early';
import { endpointId } from './endpointId';
import { GatewayError, type FailedCall } from './GatewayError';
import { breakerOf, noteTry, retryBudget } from './gatewayPauses';
import type { GatewayName } from './gateways';
import { readBody, readError, retryAfterOf, type Expected } from './readAnswer';
import { sendOnce, type RawAnswer } from './sendOnce';
import { newTraceId, traceparentOf } from './traceparent';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestOptions {
  method?: Method;
  query?: Query;
  /** Sent as JSON, unless it is a form or a file; a text is JSON already. */
  body?: unknown;
  signal?: AbortSignal;
  /** Class of the longest wait; `read` for reads, `write` for writes. */
  deadline?: 'read' | 'write' | 'upload';
  /** One per intent of the person; writes get one in any case. */
  idempotencyKey?: string;
  /** A POST that only asks: repeated like a read, without an idempotency key. */
  safePost?: boolean;
  /** Default `json`; `nothing` for DELETE. */
  expects?: Expected;
  /** Checks the shape of the answer. @throws GatewayError `BAD_BODY` */
  check?: (json: unknown) => unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  json: T;
}

/**
 * The one way to a gateway: bearer token and language (but for addresses with a `public` segment), deadline, repeats of
 * reads, one forced token refresh after a 401, a trace, errors as `GatewayError` that know their call. What comes
 * back is checked to be JSON, and by `check`.
 */
export async function request<T = unknown>(
  gateway: GatewayName,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<T>> {
  const call: FailedCall = { gateway, endpoint: endpointId(options.method ?? 'GET', path) };
  const begun = performance.now();
  try {
    return await exchange<T>(call, path, options);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw error.during({ ...call, ms: Math.round(performance.now() - begun) });
  }
}

async function exchange<T>(
  call: FailedCall,
  path: string,
  options: RequestOptions,
): Promise<Answer<T>> {
  const { gateway } = call;
  const { method = 'GET', safePost = false, check } = options;
  const address = addressOf(gateway, path, options.query);
  const write = method !== 'GET' && !safePost;
  if (write && isViewOnly()) throw new GatewayError({ status: 403, code: 'VIEW_ONLY' });
  const key = write ? (options.idempotencyKey ?? uuid()) : undefined;
  let sent = '';
  const send = (renewed?: string) =>
    attempt(call, address, {
      ...options,
      method,
      write,
      key,
      renewed,
      onToken: (token) => (sent = token),
    });

  if (!write && breakerOf(gateway).pausedUntil(Date.now()))
    throw new GatewayError({ status: 0, code: 'PAUSED' });
  retryBudget().called(Date.now());
  let answer = await withRepeats(gateway, write, options.signal, send);
  if (answer.status === 401 && !isPublic(address)) {
    const token = await credentials().renew(sent);
    answer = await send(token);
  }
  if (answer.status >= 400) throw readError(answer, write);
  const expected = options.expects ?? (method === 'DELETE' ? 'nothing' : 'json');
  const json = readBody(answer, expected, write);
  return {
    status: answer.status,
    headers: answer.headers,
    json: (check ? check(json) : json) as T,
  };
}

interface Attempt extends RequestOptions {
  method: Method;
  write: boolean;
  key?: string;
  renewed?: string;
  /** Given the token that is sent. */
  onToken: (token: string) => void;
}

async function attempt(call: FailedCall, address: string, options: Attempt): Promise<RawAnswer> {
  const { method, body, write, signal } = options;
  const kind = options.deadline ?? (write ? 'write' : 'read');
  if (globalThis.navigator?.onLine === false)
    throw new GatewayError({ status: 0, code: 'OFFLINE' });
  const headers = await headersOf(address, options, kind);
  const early = method === 'GET' ? takeEarly(address, headers) : undefined;
  call.traceId ??= early?.traceId ?? newTraceId();
  headers.set('traceparent', traceparentOf(call.traceId));
  try {
    const answer = await sendOnce(
      address,
      {
        method,
        headers,
        body: bodyOf(body),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      },
      {
        deadline: config().deadlines[kind],
        signal,
        write,
        blob: options.expects === 'file',
        early,
      },
    );
    noteTry(call.gateway, answer.status < 500);
    return answer;
  } catch (error) {
    if (error instanceof GatewayError) noteTry(call.gateway, false);
    throw error;
  }
}

async function headersOf(address: string, options: Attempt, kind: string): Promise<Headers> {
  const { body, key, renewed } = options;
  const headers = new Headers({
    Accept: 'application/json',
    'X-Client': CLIENT,
  });
  if (body !== undefined && isJson(body)) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  if (isPublic(address)) return headers;
  const validity =
    kind === 'upload' ? SESSION.longCallMinValiditySeconds : SESSION.tokenMinValiditySeconds;
  const token = renewed ?? (await credentials().token(validity));
  options.onToken(token);
  headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', storedLocale());
  return headers;
}

const isJson = (body: unknown): boolean => !(body instanceof FormData || body instanceof Blob);

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || typeof body === 'string') return body;
  return isJson(body) ? JSON.stringify(body) : (body as FormData | Blob);
}

type SendResult = { answer: RawAnswer } | { error: unknown };

/** Repeats what failed by chance, but never a write: it might be booked twice. */
async function withRepeats(
  gateway: GatewayName,
  write: boolean,
  signal: AbortSignal | undefined,
  send: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  for (let repeat = 0; ; repeat += 1) {
    const outcome = await send().then(
      (answer): SendResult => ({ answer }),
      (error: unknown): SendResult => ({ error }),
    );
    const wait = write || repeat >= NETWORK.retries ? undefined : waitBefore(repeat, outcome);
    if (
      wait === undefined ||
      breakerOf(gateway).pausedUntil(Date.now()) ||
      !retryBudget().spend(Date.now())
    ) {
      if ('answer' in outcome) return outcome.answer;
      throw outcome.error;
    }
    await pause(wait, signal);
  }
}

/** ms to wait before the next try; undefined when there must be none. */
function waitBefore(repeat: number, outcome: SendResult): number | undefined {
  const jitter = Math.random() * Math.min(NETWORK.retryCapMs, NETWORK.retryBaseMs * 2 ** repeat);
  if ('error' in outcome) {
    const { error } = outcome;
    return error instanceof GatewayError && error.code === 'NO_RESPONSE' ? jitter : undefined;
  }
  const { status, headers } = outcome.answer;
  if (status !== 408 && status !== 429 && status < 500) return undefined;
  const retryAfter = retryAfterOf(headers);
  if (retryAfter === undefined) return jitter;
  return retryAfter * 1000 > NETWORK.retryAfterMaxMs ? undefined : retryAfter * 1000;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
