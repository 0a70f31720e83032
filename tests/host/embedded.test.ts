import { request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHost, isEmbedded } from '../../mocks/host/createHost';
import { server, reported, listen, ask, endServerAfterEach } from './testServer';

endServerAfterEach();

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

  it('takes a whole address in the request line, as proxies send it, for its path', async () => {
    await listen(
      async (request) => new Response(`${new URL(request.url).host} ${request.url}`),
      (path) => path === '/some/path',
    );
    const { status, body } = await ask('http://elsewhere.example/some/path?a=1');
    const [host, url] = body.toString().split(' ');
    expect([status, url]).toEqual([200, `http://${host}/some/path?a=1`]);
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect((await ask('http://elsewhere.example')).status).toBe(418);
  });

  it.each([
    ['*', {}],
    ['/some/path', { Host: 'no host' }],
    ['/some/path', { Host: '127.0.0.1:99999' }],
  ])('refuses %s of %j without a word of its own insides', async (path, headers) => {
    await listen(async () => new Response('never'));
    const { status, body } = await ask(path, { method: 'OPTIONS', headers });
    expect([status, body.toString()]).toEqual([
      400,
      '{"code":"BAD_ADDRESS","message":"The address cannot be read."}',
    ]);
    expect(reported).toEqual([]);
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

  it('refuses TRACE without a word of its own insides', async () => {
    await listen(async () => new Response('never'));
    const { status, headers, body } = await ask('/', { method: 'TRACE' });
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', '']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(reported).toEqual([]);
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
    accounts: { find: () => undefined },
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
