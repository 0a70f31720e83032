import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHost, isEmbedded } from '../../mocks/host/createHost';
import { ask, endServerAfterEach, listen, server } from './testServer';

endServerAfterEach();

const host = createHost(async () => ({
  accounts: { find: () => undefined },
  handle: async () => Response.json({ rows: 3 }),
  control: async ({ url }) => (url.endsWith('/__clock') ? new Response('clock') : null),
}));

describe('levers of tests', () => {
  const lever = async (headers: Record<string, string>) => {
    await listen(host.handle, isEmbedded);
    return ask('/__clock', { method: 'POST', headers, body: '{}' });
  };

  it.each([
    ['a page of this origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('do what %s asks', async (_, headers) => {
    expect((await lever(headers)).status).toBe(200);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
    ['an older browser on another site', { Origin: 'https://elsewhere.example' }],
    ['a page without an origin', { Origin: 'null' }],
  ])('refuse a page of %s', async (_, headers) => {
    const { status, body } = await lever(headers);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  });

  it('of the identity provider refuse them, too', async () => {
    await listen(host.handle, isEmbedded);
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await ask('/__identity', { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });
});

it('answers of gateways are no pages, whatever their bytes look like', async () => {
  await listen(host.handle, isEmbedded);
  const { headers } = await ask('/gateway-lab/rows');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'application/json',
  });
});

describe('a body that does not arrive', () => {
  /** All that comes back for a request whose body is announced and never sent whole. */
  const stalled = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const address = server?.address();
      const socket = connect(typeof address === 'object' && address ? address.port : 0);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
      socket.write('POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"a":');
    });

  it('is ended with 408, and its line is closed', async () => {
    await listen(async (request) => new Response(await request.text()), undefined, 50);
    expect(await stalled()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('leaves alone who waits for a slow answer', async () => {
    const slow = async (request: Request) => {
      await request.text();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return new Response('at last');
    };
    await listen(slow, undefined, 50);
    const { status, body } = await ask('/x', { method: 'POST', body: '{"a":1}' });
    expect([status, body.toString()]).toEqual([200, 'at last']);
  });
});
