import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleHost } from '../../mocks/host/bundleHost';
import { makeAhead } from '../../mocks/host/makeAhead';
import { urtuuHost } from '../../mocks/host/urtuuHost';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('embedded servers in development', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [urtuuHost()],
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    });
    await server.listen();
  });
  afterAll(() => server.close());

  it('answer when the console may be asked for, in front of it', async () => {
    const address = server.httpServer?.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const journal = await fetch(`${url}/__journal`);
    expect([journal.status, await journal.json()]).toEqual([200, []]);
    expect((await fetch(`${url}/gateway-customer/customers`)).status).toBe(401);
    expect((await fetch(`${url}/realms/urtuu/resources/logo.svg`)).status).toBe(200);
  });

  it('are one file with nothing of the console’s pages in it', async () => {
    const code = await bundleHost(server.config);
    expect(code.match(/^\/\/#region .*\.tsx$/gm)).toBeNull();
    expect(code.match(/^import .* from "(?!node:).*$/gm)).toBeNull();
  });
});

describe('what is made ahead', () => {
  it('waits until nobody asks for anything, and ends', () => {
    vi.useFakeTimers();
    const next = vi.fn(() => next.mock.calls.length < 3);
    const asked = makeAhead(next, () => undefined);
    vi.advanceTimersByTime(900);
    asked();
    vi.advanceTimersByTime(900);
    expect(next).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(100);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(next).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('tells what goes wrong, and goes no further', () => {
    vi.useFakeTimers();
    const reported: unknown[] = [];
    const next = vi.fn(() => {
      throw new Error('broken');
    });
    makeAhead(next, (error) => reported.push(error));
    vi.advanceTimersByTime(5_000);
    expect(reported).toEqual([new Error('broken')]);
    expect(next).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
