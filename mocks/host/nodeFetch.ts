import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';

/**
 * The address that a request asks for, on the host that it names in `Host`. The request line has a path (`/x`), or a whole
 * address, as proxies send it and every server must take it (RFC 9112 3.2.2); null for anything else, `*` among it.
 */
export function addressOf(incoming: IncomingMessage): URL | null {
  const { url = '/', headers, socket } = incoming;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url;
  const rooted = path.startsWith('?') || path === '' ? `/${path}` : path;
  if (!rooted.startsWith('/')) return null;
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const address = `${scheme}://${headers.host ?? 'localhost'}${rooted}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * A request of Node's server as a fetch request. The body is streamed; `signal` fires when the browser gives
 * up before the answer is complete.
 * @param address where it is for, by `addressOf`
 */
export function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: URL,
): Request {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal: abort.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

/**
 * Sends a fetch answer through Node's server. `Response.error()` and a body that fails midway cut the
 * connection, so that tests can have a dropped line.
 */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (incoming.method === 'HEAD' || response.body === null) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
  } catch {
    outgoing.destroy();
  }
}
