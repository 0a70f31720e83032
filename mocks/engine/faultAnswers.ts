import { ApiError } from './ApiError';
import type { Fault } from './Faults';

/** A caller that never gives up gets an answer after this, ms. */
const LONGEST_HANG = 150_000;
/** Pause before an answer breaks off, ms. */
const HALF_SENT = 50;

/** Waits as the fault says: its delay, or until the caller gives up. */
export async function waitFor(fault: Fault | undefined, signal: AbortSignal): Promise<void> {
  const wait = fault?.fault === 'hang' ? LONGEST_HANG : (fault?.delay ?? 0);
  if (wait === 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait);
    timer.unref?.();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Refusals that come before anything is done. */
export function beforeFault(fault: Fault | undefined): void {
  switch (fault?.fault) {
    case 'drop':
    case 'hang':
      throw new ApiError(503, 'UNAVAILABLE');
    case '400':
      throw new ApiError(400, 'VALIDATION_FAILED', { fields: {} });
    case '401':
      throw new ApiError(401, 'UNAUTHORIZED');
    case '403':
      throw new ApiError(403, 'FORBIDDEN', { values: { permission: 'embedded:fault' } });
    case '409':
      throw new ApiError(409, 'CONFLICT');
    case '429':
      throw new ApiError(429, 'TOO_MANY_REQUESTS', {
        headers: { 'Retry-After': String(fault.retryAfter ?? 2) },
      });
    case '500':
      throw new ApiError(500, 'INTERNAL');
    case '503':
      throw new ApiError(503, 'UNAVAILABLE');
  }
}

/**
 * What happens to an answer on its way back. A lost one is a network error (a host with sockets destroys the
 * socket), one that breaks off fails while its body is read, and one may be a page of something else.
 */
export async function afterFault(fault: Fault | undefined, response: Response): Promise<Response> {
  switch (fault?.fault) {
    case 'drop':
    case 'drop-after-commit':
    case 'hang':
      return Response.error();
    case 'cut':
      return brokenOff(response);
    case 'html':
      return new Response('<!doctype html><html><body><h1>Gateway</h1></body></html>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    default:
      return response;
  }
}

async function brokenOff(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent) {
        // Time for the first half to leave.
        await new Promise((resolve) => setTimeout(resolve, HALF_SENT));
        controller.error(new TypeError('terminated'));
        return;
      }
      sent = true;
      controller.enqueue(bytes.slice(0, bytes.length >> 1));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
