import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { at, cache } from './paths.mjs';

const outDir = `${cache}/floor`;

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/**
 * Builds the floor app (`scripts/floor`) and serves it with brotli, its gateways' calls passed on to the console's server.
 *
 * @param {string} gateways address of the server with the embedded gateways
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startFloor(gateways) {
  await build({
    configFile: false,
    root: at('scripts/floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const files = new Map(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = `${parentPath}/${name}`;
        return [path.slice(outDir.length), brotliCompressSync(readFileSync(path))];
      }),
  );
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    if (url.startsWith('/gateway-')) {
      const { authorization = '', accept = '*/*' } = headers;
      const answer = await fetch(gateways + url, { method, headers: { authorization, accept } });
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? 'application/json',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const path = files.has(url) ? url : '/index.html';
    response.writeHead(200, {
      'Content-Type': TYPES[path.split('.').at(-1)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': path === '/index.html' ? 'no-store' : 'public, max-age=31536000, immutable',
    });
    response.end(files.get(path));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
