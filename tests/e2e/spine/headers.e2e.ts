import { expect, it } from 'vitest';
import { openConsole } from '../support/console';
import { baseUrl } from '../support/provided';

const CONSOLE_POLICY =
  "default-src 'none'; script-src 'self'; " +
  "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; " +
  "manifest-src 'self'; media-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify default";

const FRAMED_POLICY = CONSOLE_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

const PREVIEW_POLICY =
  "sandbox allow-scripts allow-modals; default-src 'none'; " +
  `script-src ${baseUrl}/preview.js; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; ` +
  "form-action 'none'; frame-ancestors 'self'";

const SAME_EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), clipboard-write=(self), fullscreen=(self), geolocation=(), microphone=(), ' +
    'payment=(), usb=(), serial=(), display-capture=(), publickey-credentials-get=()',
};

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Address, status, type, how long it is kept, policy, who may frame it, who may load it. */
const table = [
  ['/', 200, HTML, 'no-store', CONSOLE_POLICY, 'DENY', 'same-origin'],
  ['/customers/100001', 200, HTML, 'no-store', CONSOLE_POLICY, 'DENY', 'same-origin'],
  ['/config.json', 200, JSON_TYPE, 'no-store', CONSOLE_POLICY, 'DENY', 'same-origin'],
  ['/preview.html', 200, HTML, 'no-store', PREVIEW_POLICY, 'SAMEORIGIN', 'same-origin'],
  ['/preview.js', 200, SCRIPT, 'no-store', CONSOLE_POLICY, 'DENY', 'cross-origin'],
  ['/silent-check-sso.html', 200, HTML, 'no-store', FRAMED_POLICY, 'SAMEORIGIN', 'same-origin'],
] as const;

const shown = (answer: Response, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));

it.each(table)(
  '%s answers %i with its own headers and no others missing',
  async (path, status, type, cache, policy, frame, resource) => {
    const expected = {
      ...SAME_EVERYWHERE,
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': policy,
      'x-frame-options': frame,
      'cross-origin-resource-policy': resource,
    };
    const answer = await fetch(`${baseUrl}${path}`);
    expect(answer.status).toBe(status);
    expect(shown(answer, Object.keys(expected))).toEqual(expected);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer.headers.has('server')).toBe(false);
    expect(answer.headers.has('x-powered-by')).toBe(false);
  },
);

const ASSET = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': null,
  'x-frame-options': null,
};

it('keeps hashed files for a year, also when they have not changed, and serves no source maps', async () => {
  const html = await (await fetch(baseUrl)).text();
  const script = /src="(\/assets\/[\w-]+\.js)"/.exec(html)?.[1] ?? '';
  const style = /href="(\/assets\/[\w-]+\.css)"/.exec(html)?.[1] ?? '';
  const expected = { ...ASSET, 'cache-control': 'public, max-age=31536000, immutable' };
  const sheet = await fetch(`${baseUrl}${style}`);
  expect(shown(sheet, Object.keys(expected))).toEqual({
    ...expected,
    'content-security-policy': null,
  });
  const answer = await fetch(`${baseUrl}${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(shown(answer, Object.keys(expected))).toEqual(expected);
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(`${baseUrl}${script}`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(shown(again, Object.keys(expected))).toEqual(expected);
  expect((await fetch(`${baseUrl}${script}.map`)).status).toBe(404);
  const gone = await fetch(`${baseUrl}/assets/gone-0123abcd.js`);
  expect(gone.status).toBe(404);
  expect(shown(gone, ['content-type', 'cache-control', ...Object.keys(ASSET)])).toEqual({
    ...ASSET,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
});

it.each(['OPTIONS', 'POST', 'DELETE'])(
  'refuses %s of a page, with the headers of all',
  async (method) => {
    const answer = await fetch(`${baseUrl}/customers`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(shown(answer, Object.keys(SAME_EVERYWHERE))).toEqual(SAME_EVERYWHERE);
  },
);

it('answers an unknown address of a gateway with 404 in JSON, never with a page', async () => {
  for (const path of ['/gateway-lab/nothing/here', '/gateway-unknown/customers', '/__nothing']) {
    const answer = await fetch(`${baseUrl}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^NOT_FOUND$/) });
  }
});

it('names itself an admin tool that no search engine shall list', async () => {
  const html = await (await fetch(baseUrl)).text();
  expect(html).toMatch(/<meta\s+name="robots"\s+content="noindex/);
  expect(html).toMatch(/<meta\s+name="application-name"\s+content="[^"]*admin/i);
});

it('cannot be framed, not even by itself; the preview page alone can, in an origin of its own', async () => {
  const { page } = await openConsole({ person: 'economist', expects: [/frame-ancestors/] });
  const framed = (path: string) => {
    const arrived = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
    return page
      .evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      }, path)
      .then(() => arrived);
  };
  const refused = await framed('/customers');
  expect(refused.url()).toBe('chrome-error://chromewebdata/');
  const preview = await framed('/preview.html');
  expect(preview.url()).toBe(`${baseUrl}/preview.html`);
  expect(await preview.evaluate(() => window.origin)).toBe('null');
});

it('names whose code is in the build, each with its licence', async () => {
  const answer = await fetch(`${baseUrl}/third-party-notices.md`);
  const notices = await answer.text();
  const named = [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name, licence]) => [
    name,
    licence,
  ]);
  expect(answer.status).toBe(200);
  expect(named).toEqual(
    expect.arrayContaining([
      ['react', 'MIT'],
      ['keycloak-js', 'Apache-2.0'],
      ['dompurify', '(MPL-2.0 OR Apache-2.0)'],
    ]),
  );
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(20);
});
