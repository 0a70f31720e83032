import { HttpError } from 'ra-core';
import type { MessageKey } from '../i18n/Catalogue';
import type { GatewayName } from './gateways';

/** Classes of the error catalogue (`describeError`). */
export type GatewayErrorKind =
  | 'no-response'
  | 'server'
  | 'forbidden'
  | 'unauthorized'
  | 'conflict'
  | 'other';

export interface GatewayErrorOptions {
  /** HTTP status; 0 = there was no answer. */
  status: number;
  /** The server's own code (`TRANSITION_FORBIDDEN`), or ours (`TIMEOUT`, `OFFLINE`, `PAUSED`, `BAD_BODY` …). */
  code?: string;
  /** What the server says, cleaned and cut (`plainMessage`). */
  serverMessage?: string;
  /** Message keys or texts by field name. */
  fields?: Readonly<Record<string, string>>;
  /** The number that the gateway gives the call. */
  requestId?: string;
  /** A write was sent and nobody can say whether it was booked. */
  unknownOutcome?: boolean;
  /** Seconds after which the gateway wants to be asked again. */
  retryAfter?: number;
  /** The record as the server has it now, with a conflict. */
  current?: unknown;
  /** The record that has the value already, with a duplicate, for those who may open it. */
  existingId?: string | number;
}

/** The call that failed; nothing of its record, its query or its values, which are personal data. */
export interface FailedCall {
  gateway: GatewayName;
  /** `PUT /customers/{id}` (`endpointId`). */
  endpoint: string;
  /** Id of the trace that was sent along; none when nothing was sent. */
  traceId?: string;
  /** How long it took to fail, ms. */
  ms?: number;
}

const kinds: ReadonlyMap<number, GatewayErrorKind> = new Map([
  [0, 'no-response'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [409, 'conflict'],
  [412, 'conflict'],
]);

/**
 * The one error of calls to gateways. Its `body.errors` is what react-admin puts onto the inputs of a form, its
 * `message` the server's words or a message key.
 */
export class GatewayError extends HttpError {
  declare status: number;
  declare body: { errors?: Readonly<Record<string, string>> };
  readonly kind: GatewayErrorKind;
  readonly code?: string;
  readonly serverMessage?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The number under which the gateway knows the call: its own, else that of the trace. */
  requestId?: string;
  /** The call during which it happened. */
  call?: FailedCall;
  readonly unknownOutcome: boolean;
  readonly retryAfter?: number;
  readonly current?: unknown;
  readonly existingId?: string | number;

  constructor(options: GatewayErrorOptions) {
    const { status, fields } = options;
    const kind = kinds.get(status) ?? (status >= 500 ? 'server' : 'other');
    const errors = fields && Object.keys(fields).length > 0 ? { errors: fields } : {};
    super(options.serverMessage ?? clientMessageKey(kind, options), status, errors);
    // `HttpError` sets its own prototype, which would hide this class from `instanceof`.
    Object.setPrototypeOf(this, GatewayError.prototype);
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = options.code;
    this.serverMessage = options.serverMessage;
    this.fields = fields;
    this.requestId = options.requestId;
    this.unknownOutcome = options.unknownOutcome ?? false;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
    this.existingId = options.existingId;
  }

  /** A conflict because somebody else changed the record meanwhile, not because it exists already. */
  get isStale(): boolean {
    return this.kind === 'conflict' && isStale(this);
  }

  /** Says during which call it happened; the first word counts. */
  during(call: FailedCall): this {
    this.call ??= call;
    this.requestId ??= call.traceId;
    return this;
  }
}

/** What the console says itself when the server says nothing that can be shown. */
export function clientMessageKey(
  kind: GatewayErrorKind,
  { status, code }: Pick<GatewayErrorOptions, 'status' | 'code'>,
): MessageKey {
  if (code === 'BAD_BODY') return 'errors.bad_answer';
  if (code === 'VIEW_ONLY') return 'errors.view_only';
  if (code === 'IDENTITY_UNREACHABLE') return 'errors.identity_silent';
  if (kind === 'no-response') return 'error.connection';
  if (kind === 'server') return 'error.server';
  if (kind === 'forbidden') return 'error.forbidden';
  if (kind === 'unauthorized') return 'error.session_expired';
  if (kind === 'conflict')
    return isStale({ status, code }) ? 'errors.changed_elsewhere' : 'error.conflict';
  if (status === 404) return 'error.not_found';
  if (status === 429) return 'errors.too_many';
  if (status === 400 || status === 422) return 'error.invalid_form';
  return 'error.unknown';
}

const isStale = ({ status, code }: Pick<GatewayErrorOptions, 'status' | 'code'>): boolean =>
  status === 412 || STALE.has(code ?? '');

const STALE: ReadonlySet<string> = new Set(['CHANGED_ELSEWHERE', 'VERSION_CONFLICT']);
