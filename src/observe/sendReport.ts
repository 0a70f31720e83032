import { session } from '../auth/session';
import { GatewayError } from '../http/GatewayError';
import { REPORTS, WEB_VERSION } from '../domain/settings';
import type { ReportContext, ReportKind } from './report';
import { scrub } from './scrub';

/** Everything that a report may hold (docs/domain/calls.md 5.4): the whole list. */
export interface Report {
  version: string;
  /** ISO instant. */
  at: string;
  kind: ReportKind;
  /** Pattern of the route, e.g. `/news/:id`. */
  route?: string;
  /** Class of the error. */
  name: string;
  message?: string;
  /** File, line and column of the program. */
  place?: string;
  code?: string;
  /** Of a failed call, which the error itself brings: `customer`, `PUT /customers/{id}`. */
  gateway?: string;
  endpoint?: string;
  status?: number;
  /** The number under which the gateway knows the call. */
  requestId?: string;
  traceId?: string;
  /** How long the call took to fail. */
  ms?: number;
  /** First half of the SHA-256 of the user's id. */
  user?: string;
  subject?: string;
}

type Known = ReportContext & { route?: string; at: Date };

const seen = new Set<string>();
let sent: number[] = [];

/** Forgets what was sent: for tests. */
export function forgetReports(): void {
  seen.clear();
  sent = [];
}

/** Sends a report unless the like has been sent, or too many have. Never rejects. */
export async function sendReport(url: string, error: unknown, known: Known): Promise<void> {
  const report = await reportOf(error, known);
  const { kind, name, message, place, route, code, gateway, endpoint, status, subject } = report;
  const print = [
    kind,
    name,
    message,
    place,
    route,
    code,
    gateway,
    endpoint,
    status,
    subject,
  ].join();
  const time = known.at.getTime();
  sent = sent.filter((past) => past > time - REPORTS.windowMs);
  if (seen.has(print) || seen.size >= REPORTS.rememberedMax || sent.length >= REPORTS.perWindow)
    return;
  seen.add(print);
  sent.push(time);
  await post(url, JSON.stringify(report)).catch(() => undefined);
}

/** The report of an error. */
export async function reportOf(error: unknown, known: Known): Promise<Report> {
  const { name, message, stack } = asError(error);
  const refusal = error instanceof GatewayError ? error : undefined;
  const [user, subject] = await Promise.all([hash(session.get()?.user.id), hash(known.subject)]);
  return {
    version: WEB_VERSION,
    at: known.at.toISOString(),
    kind: known.kind,
    route: known.route,
    name: scrub(name),
    // What a gateway says is for the person who asked; its code says enough.
    message: scrub(refusal ? (refusal.code ?? refusal.kind) : message) || undefined,
    place: placeOf(stack),
    code: known.code,
    ...refusal?.call,
    status: refusal?.status,
    requestId: refusal?.requestId,
    user,
    subject,
  };
}

function asError(error: unknown): { name: string; message: string; stack?: string } {
  if (error instanceof Error) return error;
  return { name: typeof error, message: typeof error === 'string' ? error : '' };
}

/** The innermost place of the stack: name of the file, line, column; no addresses, no words. */
const placeOf = (stack = ''): string | undefined =>
  /([\w.-]+\.[jt]sx?)(?:\?[^:\s)]*)?:(\d+):(\d+)/.exec(stack)?.slice(1).join(':');

async function hash(id: string | undefined): Promise<string | undefined> {
  if (!id || !globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return [...new Uint8Array(bytes, 0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Survives the leaving of the page; brings no cookies and asks for no answer. */
async function post(url: string, body: string): Promise<void> {
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon?.(url, body);
    return;
  }
  await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
}
