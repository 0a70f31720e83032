import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuild } from '../../mocks/host/serveBuild';
import { listen, ask, endServerAfterEach } from './testServer';

endServerAfterEach();

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
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify default";

  it('sends with hashed files the few headers that they need, and no policy of a page', async () => {
    await listen(serveBuild(folder));
    for (const path of ['/assets/main-abc.js', '/assets/gone.js']) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toBeUndefined();
    }
  });

  it('lies below the path that a build was made for, and leads there from the addresses that people type', async () => {
    await listen(serveBuild(folder, undefined, '/office/'));
    const at = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, headers.location ?? headers['cache-control']];
    };
    expect(await at('/office/')).toEqual([200, 'no-store']);
    expect(await at('/office/customers/7')).toEqual([200, 'no-store']);
    expect(await at('/office/assets/main-abc.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await at('/')).toEqual([302, '/office/']);
    expect(await at('/office')).toEqual([302, '/office/']);
    expect(await at('/customers/7')).toEqual([404, 'no-store']);
    const { headers } = await ask('/office/preview.html', {
      headers: { host: 'console.example:8080' },
    });
    expect(headers['content-security-policy']).toContain(
      'script-src http://console.example:8080/office/preview.js;',
    );
  });

  it('sends the strict headers with every page', async () => {
    await listen(serveBuild(folder));
    for (const path of ['/', '/customers/7/update']) {
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
