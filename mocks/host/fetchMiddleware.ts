import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { addressOf, sendResponse, toRequest } from './nodeFetch';
import { BARE_HEADERS } from './securityHeaders';

/** The one method that Node knows and a fetch request cannot have; nobody needs it. */
const UNKNOWN_METHOD = 'TRACE';

/** How long a body may be on its way, ms: what is larger than any form arrives in a second here. [R] */
export const BODY_MS = 30_000;

/** Ends a request whose body does not come, so that nobody holds lines open by saying nothing. */
function endStalled(incoming: IncomingMessage, outgoing: ServerResponse, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    if (!outgoing.headersSent) outgoing.writeHead(408, { ...BARE_HEADERS, Connection: 'close' });
    outgoing.end(() => incoming.destroy());
  }, bodyMs).unref();
  for (const over of ['end', 'close']) incoming.once(over, () => clearTimeout(timer));
}

/** Answers a request, or leaves it (`null`) to the next middleware. */
export type Handler = (request: Request) => Promise<Response | null>;

/**
 * A handler as middleware of a Node server. A handler's own failure goes to `report` and is answered with
 * 500 JSON, so that it reaches the console as any server error would; an address that is none with 400; a body that does not
 * arrive with 408.
 * @param bodyMs how long a body may be on its way, ms
 */
export function fetchMiddleware(
  handle: Handler,
  accepts: (path: string) => boolean,
  report: (error: unknown) => void,
  bodyMs = BODY_MS,
): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const address = addressOf(incoming);
    if (address === null) {
      outgoing.writeHead(400, { ...BARE_HEADERS, 'Content-Type': 'application/json' });
      outgoing.end('{"code":"BAD_ADDRESS","message":"The address cannot be read."}');
      return;
    }
    // What comes after knows paths alone.
    if (!incoming.url?.startsWith('/')) incoming.url = `${address.pathname}${address.search}`;
    if (!accepts(address.pathname)) return next();
    if (incoming.method === UNKNOWN_METHOD) {
      outgoing.writeHead(405, { ...BARE_HEADERS, Allow: 'GET, HEAD' });
      outgoing.end();
      return;
    }
    endStalled(incoming, outgoing, bodyMs);
    const answer = async () => {
      const request = toRequest(incoming, outgoing, address);
      let response: Response | null;
      try {
        response = await handle(request);
      } catch (error) {
        if (request.signal.aborted) return;
        report(error);
        response = Response.json(
          { code: 'INTERNAL_ERROR', message: 'The embedded server failed.' },
          { status: 500 },
        );
      }
      if (response === null) return next();
      await sendResponse(response, incoming, outgoing);
    };
    answer().catch(next);
  };
}
