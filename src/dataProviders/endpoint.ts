import type { Access } from '../entity/entity';
import type { Guard } from '../entity/guard';
import type { GatewayName } from '../http/gateways';
import type { Method } from '../http/request';
import type { ResourceName } from '../i18n/Catalogue';

/** The names of a path's parameters: `'id' | 'flag'` of `/customers/:id/access/:flag`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What an endpoint may say beside its line. */
export interface EndpointOptions {
  /** The documents say what the call is for and not how it is made: its path and payload are this console's reading. */
  assumed?: true;
  /** Permissions or roles of which one is enough; without it, everybody who is signed in. */
  access?: Access;
  /** Who may beside or instead of `access`, in words for docs/gateways.md. */
  allowed?: string;
  /** What stands beside a right that only opens a list, where something is written with it. */
  guard?: Guard;
  /** What the query or the body carries, in words for docs/gateways.md. */
  carries?: string;
  /** Its figures are those of the books that it asks for by `books`, the caller's own without it (docs/domain/money.md 2.4). */
  books?: true;
  /** A POST that only asks: repeated like a read, without an idempotency key. */
  safePost?: true;
  /**
   * A write on the record of this resource that `:id` names: it carries the version that the person saw (`seen`), and is
   * refused when there is another one meanwhile (docs/domain/calls.md 3.4).
   */
  on?: ResourceName;
  /** `nothing`: the answer may be empty or null; `file`: its bytes, as a `Blob`. */
  expects?: 'nothing' | 'file';
  /** True for an answer that can be shown; another one is a failure, never "nothing there". */
  isShaped?: (answer: unknown) => boolean;
}

/**
 * One call of a gateway, beside the ordinary ones of an entity: the only place that names its path. Pages send it by
 * `dataProvider.call`, the embedded gateway answers it by `route`, docs/gateways.md lists it. Plain data.
 * `Request` is the query of a GET and the body of any other method, `Response` the JSON of the answer.
 */
export interface Endpoint<
  Request = unknown,
  Response = unknown,
  M extends Method = Method,
  Path extends string = string,
> extends EndpointOptions {
  readonly isEndpoint: true;
  readonly gateway: GatewayName;
  readonly method: M;
  /** Below the gateway's base address, `:name` for parameters. */
  readonly path: Path;
  /** For the compiler alone: nothing has this field. */
  readonly types?: (request: Request) => Response;
}

/**
 * Declares a call: `endpoint<void, CheckResult>()('zms', 'GET /zms/checks/:id/result', { assumed: true })`. Two pairs of
 * parentheses, because TypeScript infers either all type arguments or none.
 */
export const endpoint =
  <Request = void, Response = unknown>() =>
  <const M extends Method, const Path extends `/${string}`>(
    gateway: GatewayName,
    line: `${M} ${Path}`,
    options: EndpointOptions = {},
  ): Endpoint<Request, Response, M, Path> => {
    const [method, path] = line.split(' ') as [M, Path];
    return { ...options, isEndpoint: true, gateway, method, path };
  };

/** Any endpoint. */
export type AnyEndpoint = Endpoint<never, unknown>;

export const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'isEndpoint' in value;

/** What an endpoint answers. */
export type ResponseOf<E> = E extends Endpoint<never, infer Response> ? Response : never;

/** The values of an endpoint's path parameters as the gateway sees them. */
export type ParamsOf<E> =
  E extends Endpoint<never, unknown, Method, infer Path>
    ? Readonly<Record<ParamName<Path>, string>>
    : never;

/** What every call may have. */
interface Common {
  signal?: AbortSignal;
  /** One per intent of the person; writes get one in any case. */
  idempotencyKey?: string;
  /** The record that a write is `on`, as the person saw it. */
  seen?: object;
}

type WithParams<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamName<Path>, string | number>> };

type WithPayload<Request, M extends Method> = [Request] extends [void]
  ? { query?: undefined; body?: undefined }
  : M extends 'GET'
    ? { query: Request; body?: undefined }
    : { body: Request; query?: undefined };

/** Whose books figures of the ledger are of: a lender's alias, or `ALL_BOOKS`; the caller's own without it. */
export interface AsksBooks {
  books?: string;
}

/** The options of any call, as the sender reads them. */
export interface LooseOptions extends Common {
  params?: Readonly<Record<string, string | number>>;
  query?: unknown;
  body?: unknown;
}

/** What a call of an endpoint needs: the parameters of its path, its query or body, and what every call may have. */
export type CallOptions<Request, M extends Method, Path extends string> = Common &
  WithParams<Path> &
  WithPayload<Request, M>;

/** The same as the last argument of a call, left out where nothing is needed. */
export type CallArguments<Request, M extends Method, Path extends string> =
  object extends CallOptions<Request, M, Path>
    ? [options?: CallOptions<Request, M, Path>]
    : [options: CallOptions<Request, M, Path>];

/** True for an answer that is an object with this field: for `isShaped`. */
export const hasField =
  (field: string) =>
  (answer: unknown): boolean =>
    typeof answer === 'object' && answer !== null && field in answer;

/** The path of a call with its parameters in place. */
export const pathOf = (
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
