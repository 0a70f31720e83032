import type { Query } from '../http/address';
import { request, type Method } from '../http/request';
import { badAnswer } from './checkAnswer';
import { ETAG, ifMatch } from './version';
import { pathOf, type CallArguments, type Endpoint, type LooseOptions } from './endpoint';

/**
 * Sends one call of a gateway: `callEndpoint(readCheckResult, { params: { id }, signal })`.
 * @throws GatewayError, `BAD_BODY` for an answer that has not the endpoint's shape
 */
export async function callEndpoint<Request, Response, M extends Method, Path extends string>(
  endpoint: Endpoint<Request, Response, M, Path>,
  ...[options]: CallArguments<Request, M, Path>
): Promise<Response> {
  const { gateway, method, safePost, expects, isShaped } = endpoint;
  const { params, query, body, signal, idempotencyKey, seen }: LooseOptions = options ?? {};
  const answer = await request<Response>(gateway, pathOf(endpoint, params), {
    method,
    safePost,
    expects,
    // An endpoint's query is typed by its names; the address takes any.
    query: query as Query | undefined,
    body,
    signal,
    idempotencyKey,
    headers: ifMatch((seen as Record<string, unknown> | undefined)?.[ETAG]),
    check: (json) => {
      if (isShaped && !isShaped(json)) throw badAnswer(method !== 'GET' && !safePost);
      return json;
    },
  });
  return answer.json;
}
