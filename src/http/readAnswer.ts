import { GatewayError } from './GatewayError';
import { plainMessage } from './plainMessage';
import type { RawAnswer } from './sendOnce';

/** What a call must bring: JSON that is not null, or perhaps nothing at all, or a file. */
export type Expected = 'json' | 'nothing' | 'file';

/**
 * The body of a successful answer. A 200 with HTML, cut JSON, `null` or nothing where a record was promised is a
 * failure, of unknown outcome after a write.
 */
export function readBody(
  { status, headers, body }: RawAnswer,
  expected: Expected,
  write: boolean,
): unknown {
  if (expected === 'file') return body;
  const text = String(body);
  if (expected === 'nothing' && text.trim() === '') return null;
  const parsed = parse(text);
  if (parsed !== undefined && (expected === 'nothing' || parsed !== null)) return parsed;
  throw new GatewayError({
    status,
    code: 'BAD_BODY',
    requestId: requestIdOf(headers),
    unknownOutcome: write,
  });
}

/** The error behind an answer of 400 and above. */
export function readError({ status, headers, body }: RawAnswer, write: boolean): GatewayError {
  const parsed = parse(String(body));
  const json = isRecord(parsed) ? parsed : {};
  return new GatewayError({
    status,
    code: typeof json.code === 'string' ? json.code.slice(0, 80) : undefined,
    serverMessage: plainMessage(json.message),
    fields: fieldsOf(json.fields, json.fieldValues),
    requestId: requestIdOf(headers) ?? shortId(json.requestId),
    unknownOutcome: write && status >= 500,
    retryAfter: retryAfterOf(headers),
    current: json.current,
    existingId: recordIdOf(json.existingId),
  });
}

/** Seconds of `Retry-After`, given as seconds or as a date. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const given = headers.get('Retry-After');
  if (!given) return undefined;
  const seconds = /^\d+$/.test(given.trim())
    ? Number(given)
    : Math.ceil((Date.parse(given) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** The number of the call: `X-Request-Id`, else the trace id of `traceparent`. */
function requestIdOf(headers: Headers): string | undefined {
  const trace = /^[\da-f]{2}-([\da-f]{32})-/.exec(headers.get('traceparent') ?? '')?.[1];
  return shortId(headers.get('X-Request-Id')) ?? trace;
}

const shortId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value) ? value : undefined;

const recordIdOf = (value: unknown): string | number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : shortId(value);

/** Refusals by field; values for the placeholders of their messages come beside them, under the same names. */
function fieldsOf(given: unknown, values: unknown): Record<string, string> | undefined {
  if (!isRecord(given)) return undefined;
  const fields = Object.entries(given).flatMap(([name, reason]): [string, string][] => {
    const text = plainMessage(Array.isArray(reason) ? reason[0] : reason);
    if (name === '__proto__') return [];
    const args = isRecord(values) && isRecord(values[name]) ? values[name] : undefined;
    return [[name, withArgs(text ?? 'errors.field_refused', args)]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A message with arguments in the text form that react-admin's forms hand on to the input. */
const withArgs = (message: string, args: object | undefined): string =>
  args ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
