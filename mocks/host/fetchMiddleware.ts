import type { Connect } from 'vite';
import { addressOf, sendResponse, toRequest } from './nodeFetch';
import { BARE_HEADERS } from './securityHeaders';

/** The one method that Node knows and a fetch request cannot have; nobody needs it. */
const UNKNOWN_METHOD = 'TRACE';

/** Answers a request, or leaves it (`null`) to the next middleware. */
export type Handler = (request: Request) => Promise<Response | null>;

/**
 * A handler as middleware of a Node server. A handler's own failure goes to `report` and is answered with
 * 500 JSON, so that it reaches the console as any server error would; an address that is none with 400.
 */
export function fetchMiddleware(
  handle: Handler,
  accepts: (path: string) => boolean,
  report: (error: unknown) => void,
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
