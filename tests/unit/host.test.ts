import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHost, isEmbedded } from '../../mocks/host/createHost';
import { fetchMiddleware, type Handler } from '../../mocks/host/fetchMiddleware';
import { hint } from '../../mocks/host/hint';
import { readHostConfig } from '../../mocks/host/hostConfig';
import { serveBuild } from '../../mocks/host/serveBuild';
import { demoPeople } from '../../mocks/identity';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server | undefined;
const reported: unknown[] = [];

/** A real server on a free port with the handler in front; what it leaves is 418. */
async function listen(handle: Handler, accepts: (path: string) => boolean = () => true) {
  const middleware = fetchMiddleware(handle, accepts, (error) => reported.push(error));
  server = createServer((incoming, outgoing) => {
    middleware(incoming, outgoing, (error?: unknown) => {
      outgoing.statusCode = error ? 599 : 418;
      outgoing.end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
}

function ask(
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

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  reported.length = 0;
});

describe('Node server to fetch and back', () => {
  it('hands over method, address, headers and body, and sends the answer', async () => {
    await listen(async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const answer = Response.json(
        { method: request.method, pathname, search, type: request.headers.get('x-kind'), text },
        { status: 201, headers: { 'X-Request-Id': 'r-1' } },
      );
      answer.headers.append('Set-Cookie', 'a=1');
      answer.headers.append('Set-Cookie', 'b=2');
      return answer;
    });
    const { status, headers, body } = await ask('/some/path?a=1&a=2', {
      method: 'PUT',
      headers: { 'X-Kind': 'test' },
      body: '{"Өртөө":1}',
    });
    expect(status).toBe(201);
    expect(headers['x-request-id']).toBe('r-1');
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(JSON.parse(body.toString())).toEqual({
      method: 'PUT',
      pathname: '/some/path',
      search: '?a=1&a=2',
      type: 'test',
      text: '{"Өртөө":1}',
    });
  });

  it('keeps a path with two slashes on this host', async () => {
    await listen(async (request) => new Response(new URL(request.url).hostname));
    expect((await ask('//evil.example/x')).body.toString()).toBe('127.0.0.1');
  });

  it('answers HEAD without a body and leaves what it does not know', async () => {
    await listen(
      async ({ url }) => (url.endsWith('/own') ? new Response('text') : null),
      (path) => path !== '/foreign',
    );
    const head = await ask('/own', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask('/other')).status).toBe(418);
    expect((await ask('/foreign')).status).toBe(418);
  });

  it('tells a failure and answers 500 JSON', async () => {
    await listen(async () => {
      throw new Error('broken');
    });
    const { status, body } = await ask('/');
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'The embedded server failed.',
    });
    expect(reported).toEqual([new Error('broken')]);
  });

  it('cuts the connection for a network error and for a body that breaks off', async () => {
    await listen(async ({ url }) => {
      if (url.endsWith('/drop')) return Response.error();
      let pulls = 0;
      return new Response(
        new ReadableStream({
          pull(controller) {
            pulls += 1;
            if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"half":'));
            else controller.error(new Error('cut'));
          },
        }),
      );
    });
    await expect(ask('/drop')).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(ask('/cut')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('tells the handler when the browser gives up', async () => {
    let given: AbortSignal | undefined;
    const asked = new Promise<void>((resolve) => {
      void listen((request) => {
        given = request.signal;
        resolve();
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      }).then(() => {
        const address = server?.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        const outgoing = send({ host: '127.0.0.1', port, path: '/slow', agent: false });
        outgoing.on('error', () => undefined);
        outgoing.end();
        void asked.then(() => outgoing.destroy());
      });
    });
    await asked;
    await expect.poll(() => given?.aborted).toBe(true);
    expect(reported).toEqual([]);
  });
});

describe('embedded servers', () => {
  const host = createHost(async ({ people }) => ({
    handle: async ({ url }) =>
      url.endsWith('/gateway-lab/people') ? Response.json({ people: people.length }) : null,
    control: async ({ url }) => (url.endsWith('/__clock') ? new Response('clock') : null),
  }));

  it('asks identity provider, gateways and levers in this order', async () => {
    await listen(host.handle, isEmbedded);
    expect((await ask('/realms/urtuu/protocol/openid-connect/certs')).status).toBe(200);
    expect((await ask('/__identity')).status).toBe(200);
    expect((await ask('/gateway-lab/people')).body.toString()).toBe('{"people":8}');
    expect((await ask('/__clock')).body.toString()).toBe('clock');
  });

  it.each([
    '/gateway-lab',
    '/gateway-lab/nothing',
    '/gateway-unknown/x',
    '/__nothing',
    '/realms/other/account',
  ])('answers 404 JSON to %s', async (path) => {
    await listen(host.handle, isEmbedded);
    const { status, headers, body } = await ask(path, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({
      code: 'NOT_FOUND',
      message: `GET ${path}: no such end point`,
    });
  });

  it.each(['/', '/customers', '/gateway', '/src/gateway-lab.ts', '/__vite_ping', '/@vite/client'])(
    'leaves %s to Vite',
    async (path) => {
      await listen(host.handle, isEmbedded);
      expect((await ask(path)).status).toBe(418);
    },
  );
});

describe('built console', () => {
  let folder: string;
  const script = `console.info(${JSON.stringify('Өртөө '.repeat(400))});`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'urtuu-'));
    await mkdir(join(folder, 'assets'));
    const files = {
      'index.html': '<!doctype html><title>index</title>',
      'preview.html': 'preview',
      'preview.js': '1',
      'silent-check-sso.html': 'silent',
      'config.json': '{"tiles":{"url":"https://{s}.tile.example/{z}/{x}/{y}.png"}}',
      'assets/main-abc.js': script,
      'assets/main-abc.js.map': '{}',
      '.secret': 'secret',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const CONSOLE_POLICY =
    "default-src 'none'; script-src 'self'; " +
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; " +
    "img-src 'self' data: blob: https://*.tile.example; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
    "worker-src 'self'; manifest-src 'self'; media-src 'self'; object-src 'none'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify default";

  it('sends the strict headers with every answer', async () => {
    await listen(serveBuild(folder));
    for (const path of ['/', '/assets/main-abc.js', '/assets/gone.js', '/customers/7/update']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toBe(CONSOLE_POLICY);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy':
          'camera=(self), clipboard-write=(self), fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=(), ' +
          'serial=(), display-capture=(), publickey-credentials-get=()',
      });
    }
  });

  it('gives the preview and the silent check their own policies', async () => {
    await listen(serveBuild(folder));
    const host = 'console.example:8080';
    const preview = await ask('/preview.html', { headers: { host } });
    expect(preview.headers['content-security-policy']).toBe(
      "sandbox allow-scripts allow-modals; default-src 'none'; script-src http://console.example:8080/preview.js; " +
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect((await ask('/preview.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    const silent = await ask('/silent-check-sso.html');
    expect(silent.headers['content-security-policy']).toBe(
      CONSOLE_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
    expect(silent.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('lets hashed assets be kept for ever, and nothing else', async () => {
    await listen(serveBuild(folder));
    const asset = await ask('/assets/main-abc.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await ask('/assets/main-abc.js', {
      headers: { 'If-None-Match': asset.headers.etag ?? '' },
    });
    expect([again.status, again.headers['cache-control'], again.body.length]).toEqual([
      304,
      'public, max-age=31536000, immutable',
      0,
    ]);
    for (const path of ['/', '/config.json', '/assets/gone.js', '/loans/3']) {
      expect((await ask(path)).headers['cache-control']).toBe('no-store');
    }
  });

  it('shows unknown pages by the console and no missing file', async () => {
    await listen(serveBuild(folder));
    const accept = 'text/html';
    expect((await ask('/customers/7')).body.toString()).toContain('<title>index</title>');
    expect((await ask('/users/a.b', { headers: { accept } })).status).toBe(200);
    const missing = [
      '/assets/gone.js',
      '/other.json',
      '/assets/main-abc.js.map',
      '/.secret',
      '/%2e%2e/secret.txt',
      '/..%2fpackage.json',
      '/%',
    ];
    for (const path of missing) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask('/assets/gone.js', { headers: { accept } })).status).toBe(404);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('compresses text with brotli or gzip', async () => {
    await listen(serveBuild(folder));
    const get = (encodings: string) =>
      ask('/assets/main-abc.js', { headers: { 'Accept-Encoding': encodings } });
    const brotli = await get('gzip, deflate, br, zstd');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(Number(gzip.headers['content-length'])).toBe(gzip.body.length);
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });
});

describe('configuration of the policy', () => {
  it('admits exactly the foreign origins that config.json names', () => {
    const config = {
      identity: { url: 'https://sso.example/auth' },
      gateways: { main: 'https://api.example/lab', zms: 'https://api.example/zms', org: '/org' },
      tiles: { url: 'https://tiles.example:8443/{z}/{x}/{y}.png' },
      push: { apiKey: 'x' },
    };
    expect(readHostConfig(JSON.stringify(config))).toEqual({
      connect: [
        'https://sso.example',
        'https://api.example',
        'https://fcmregistrations.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
      images: ['https://tiles.example:8443'],
      frames: ['https://sso.example'],
    });
  });

  it('admits the sink of error reports when it is elsewhere', () => {
    const connect = (url: string) => readHostConfig(JSON.stringify({ reports: { url } })).connect;
    expect(connect('https://errors.example/api/7')).toEqual(['https://errors.example']);
    expect(connect('/reports')).toEqual([]);
  });

  it('admits nothing for a broken configuration or an address that would break out', () => {
    const none = { connect: [], images: [], frames: [] };
    expect(readHostConfig('{')).toEqual(none);
    expect(readHostConfig('{"tiles":{"url":"https://a.example;script-src *"}}')).toEqual(none);
  });
});

it('names the demo people in plain text', () => {
  const text = hint(demoPeople);
  expect(text).toContain('    agent       12 permissions | pocket_agent | pocketmn\n');
  expect(text).toContain('    nobody      no permissions | pocketmn\n');
});
