import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { loadConfig } from '../../src/config/config';
import { provideCredentials, type Credentials } from '../../src/http/credentials';
import { gatewayNames } from '../../src/http/gateways';
import { resetPauses } from '../../src/http/gatewayPauses';

/** Base address of a gateway in tests. */
export const base = (gateway: string) => `https://${gateway}.example`;

export const configuration = {
  identity: { url: 'https://id.example', realm: 'urtuu', clientId: 'urtuu-console' },
  gateways: Object.fromEntries(gatewayNames.map((name) => [name, base(name)])),
  mainTenant: 'pocketmn',
  deadlines: { read: 15_000, write: 30_000, upload: 120_000 },
};

export const goodCredentials: Credentials = {
  token: () => Promise.resolve('token-1'),
  renew: () => Promise.resolve('token-2'),
};

/** A request as it reached the gateway. */
export interface Seen {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A gateway world for one test file: msw in Node, configuration, credentials, and everything that was sent. */
export function setupConsole() {
  const server = setupServer();
  const seen: Seen[] = [];
  server.events.on('request:start', ({ request }) => {
    const copy = request.clone();
    const entry: Seen = {
      method: copy.method,
      url: new URL(copy.url),
      headers: copy.headers,
      body: undefined,
    };
    if (!copy.url.endsWith('/config.json')) seen.push(entry);
    void copy.text().then((text) => {
      entry.body = text ? JSON.parse(text) : undefined;
    });
  });
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    server.use(
      http.get('https://console.example/config.json', () => HttpResponse.json(configuration)),
    );
    await loadConfig('https://console.example/config.json');
  });
  beforeEach(() => {
    seen.length = 0;
    resetPauses();
    provideCredentials(goodCredentials);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { seen, answer: (...handlers: HttpHandler[]) => server.use(...handlers) };
}
