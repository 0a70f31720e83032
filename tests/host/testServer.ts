import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { fetchMiddleware, type Handler } from '../../mocks/host/fetchMiddleware';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export let server: Server | undefined;
export const reported: unknown[] = [];

/** A real server on a free port with the handler in front; what it leaves is 418. */
export async function listen(
  handle: Handler,
  accepts: (path: string) => boolean = () => true,
  bodyMs?: number,
) {
  const middleware = fetchMiddleware(handle, accepts, (error) => reported.push(error), bodyMs);
  server = createServer((incoming, outgoing) => {
    middleware(incoming, outgoing, (error?: unknown) => {
      outgoing.statusCode = error ? 599 : 418;
      outgoing.end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
}

export function ask(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<Answer> {
  const address = server?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Ends the server after each test of the file. Call it at the top of the file. */
export function endServerAfterEach(): void {
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
    reported.length = 0;
  });
}
