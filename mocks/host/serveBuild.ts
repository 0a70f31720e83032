import { readdir } from 'node:fs/promises';
import type { BuiltFile, BuiltFiles } from './builtFile';
import { createBuiltFiles, HIDDEN } from './builtFile';
import type { Handler } from './fetchMiddleware';
import { readHostConfig } from './hostConfig';
import { BARE_HEADERS, securityHeaders } from './securityHeaders';

/** What a file may be kept for: one whose name has its hash for ever, anything else never. */
export const KEPT = { hashed: 'public, max-age=31536000, immutable', other: 'no-store' } as const;

/** What is asked of the console's files. */
export const METHODS = 'GET, HEAD';

const isHashed = (path: string) => path.startsWith('/assets/');

/** The representation that the browser takes, brotli first. */
function choose(file: BuiltFile, accepted: string): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (file.br && /\bbr\b/.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.identity };
}

/** A path of the console is shown by its one page; a path that looks like a file is not. */
const isPage = (path: string, accept: string) =>
  !isHashed(path) && (accept.includes('text/html') || !/\.[^/]*$/.test(path));

async function find(files: BuiltFiles, path: string, accept: string) {
  const exact = path === '/' ? '/index.html' : path;
  const file = await files(exact);
  if (file || HIDDEN.test(exact) || !isPage(path, accept)) return { file, served: exact };
  return { file: await files('/index.html'), served: '/index.html' };
}

/** What lies beside the console's own place: the way to it, from the addresses that people type. */
function elsewhere(asked: string, base: string): Response {
  if (asked !== '/' && `${asked}/` !== base)
    return new Response('Not found', {
      status: 404,
      headers: { ...BARE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return new Response(null, { status: 302, headers: { ...BARE_HEADERS, Location: base } });
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Serves the built console as its web server should: strict security headers on every answer, hashed assets
 * immutable when they exist and 404 when they do not, everything else never stored, unknown paths shown by
 * the console itself, brotli or gzip for text.
 * @param given what `/config.json` says, where that is not the file of the build
 * @param base the path that the build was made for; what is asked elsewhere is led to it, or is not there
 */
export function serveBuild(folder: string, given?: string, base = '/'): Handler {
  const files = createBuiltFiles(folder, given === undefined ? {} : { '/config.json': given });

  return async (request) => {
    const { pathname: asked, origin } = new URL(request.url);
    if (!asked.startsWith(base)) return elsewhere(asked, base);
    const pathname = `/${asked.slice(base.length)}`;
    const accept = request.headers.get('accept') ?? '';
    const path = decode(pathname);
    const { file, served } = path
      ? await find(files, path, accept)
      : { file: undefined, served: pathname };
    const config = readHostConfig((await files('/config.json'))?.identity.toString() ?? '');
    const headers = new Headers(securityHeaders(served, origin + base, config));
    headers.set('Cache-Control', KEPT.other);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      headers.set('Allow', METHODS);
      return new Response('Method not allowed', { status: 405, headers });
    }
    if (!file) {
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response('Not found', { status: 404, headers });
    }
    if (isHashed(served)) headers.set('Cache-Control', KEPT.hashed);
    headers.set('ETag', file.etag);
    if (file.br || file.gzip) headers.set('Vary', 'Accept-Encoding');
    if (request.headers.get('if-none-match')?.includes(file.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const { body, encoding } = choose(file, request.headers.get('accept-encoding') ?? '');
    headers.set('Content-Type', file.type);
    headers.set('Content-Length', String(body.length));
    if (encoding) headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  };
}

/** Compresses the build's files before anybody asks, so that the first visit is not slower than others. */
export async function warmUp(folder: string, handle: Handler, base = '/'): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const path = name.split('\\').join('/').split('/').map(encodeURIComponent).join('/');
    await handle(new Request(`http://localhost${base}${path}`, { method: 'HEAD' }));
  }
}
