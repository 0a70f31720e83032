import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOWHERE, leaveFor, settling } from './support/accessible';
import { expectClean, openConsole } from './support/console';
import {
  ENVIRONMENT,
  hostByNginx,
  makeBuild,
  makeProgram,
  nginx,
  startSandbox,
  type Hosted,
} from './support/hosting';
import { fill, input } from './support/inputs';
import { EVERY_PLACE } from './support/places';
import { failedRequest } from './support/problems';
import { baseUrl } from './support/provided';

/** The headers of which a host decides; the rest are of the file. */
const DECIDED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'content-encoding',
  'vary',
  'allow',
];

const BROTLI = { 'accept-encoding': 'br' };

describe.skipIf(!nginx)('a build for a place of its own at its host', () => {
  let hosted: Hosted;
  let remove = () => {};
  beforeAll(async () => {
    const made = await makeProgram();
    const build = await makeBuild('/office/');
    remove = () => {
      made.remove();
      build.remove();
    };
    hosted = await hostByNginx(made.program, build.dist);
  });
  afterAll(() => {
    hosted?.stop();
    remove();
  });

  it('lies there and nowhere else', async () => {
    const at = async (path: string) => {
      const { status, headers } = await fetch(hosted.origin + path, { redirect: 'manual' });
      return [status, headers.get('location') ?? headers.get('content-type')?.split(';')[0]];
    };
    expect(await at('/')).toEqual([302, '/office/']);
    expect(await at('/office')).toEqual([302, '/office/']);
    expect(await at('/office/')).toEqual([200, 'text/html']);
    expect(await at('/office/customers/100001')).toEqual([200, 'text/html']);
    expect(await at('/office/config.json')).toEqual([200, 'application/json']);
    expect(await at('/office/assets/gone.js')).toEqual([404, 'text/plain']);
    expect(await at('/customers/100001')).toEqual([404, 'text/plain']);
    expect(await at('/config.json')).toEqual([404, 'text/plain']);
    expect(hosted.log()).toMatch(/"asked":"\/customers","status":200/);
    const { headers } = await fetch(`${hosted.origin}/office/preview.html`);
    expect(headers.get('content-security-policy')).toContain(
      `script-src ${hosted.origin}/office/preview.js;`,
    );
  });

  it('signs in, opens records, shows foreign HTML and goes back, all below it', async () => {
    const opened = await openConsole({
      person: 'admin',
      fresh: true,
      path: '/office/loans',
      origin: hosted.origin,
    });
    const { page } = opened;
    const path = () => new URL(page.url()).pathname;
    const name = page.locator('tbody a').first();
    await expect.poll(() => name.getAttribute('href')).toMatch(/^\/office\/loans\/\d+$/);
    await name.click();
    await expect.poll(path).toMatch(/^\/office\/loans\/\d+$/);
    await page.goBack();
    await expect.poll(path).toBe('/office/loans');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      name.click({ modifiers: ['Control'] }),
    ]);
    await tab.locator('main h1').waitFor();
    expect(new URL(tab.url()).pathname).toMatch(/^\/office\/loans\/\d+$/);
    await tab.close();
    await page.goto(`${hosted.origin}/office/agreement/1`);
    await page.frameLocator('iframe').locator('p, li, h1, h2').first().waitFor();
    await page.reload();
    await page.locator('main h1').waitFor();
    expect(path()).toBe('/office/agreement/1');
    expectClean(opened);
  });
});

describe.skipIf(!nginx)('the build behind nginx', () => {
  let program = '';
  let remove = () => {};
  let hosted: Hosted;
  beforeAll(async () => {
    ({ program, remove } = await makeProgram());
    hosted = await hostByNginx(program);
  });
  afterAll(() => {
    hosted?.stop();
    remove();
  });

  const look = async (origin: string, path: string, options: RequestInit) => {
    const answer = await fetch(origin + path, options);
    const body = await answer.text();
    const headers = DECIDED.map((name) => [
      name,
      answer.headers.get(name)?.replaceAll(origin, 'ORIGIN') ?? '',
    ]);
    const text = body.length > 100 ? createHash('sha256').update(body).digest('hex') : body;
    return { status: answer.status, ...Object.fromEntries(headers), text };
  };

  /** One file of each kind, pages of the console, and what is not there. */
  const asked = (): [string, RequestInit][] => {
    const assets = readdirSync(join(hosted.build, 'assets'));
    const one = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`;
    const html = { headers: { accept: 'text/html' } };
    return [
      ...['/', '/index.html', '/customers/100001', '/loans/3?q=1', '/preview.html'],
      ...['/preview.js', '/silent-check-sso.html', '/silent-check-sso.js', '/push-worker.js'],
      ...['/version.json', '/third-party-notices.md', one('.js'), one('.css'), one('.woff2')],
      ...['/assets/gone.js', '/assets/gone.css', '/assets/gone', '/other.json', '/.secret'],
      ...['/assets/start.js.map', '/users/a.b'],
    ]
      .flatMap((path): [string, RequestInit][] => [
        [path, {}],
        [path, html],
        [path, { headers: BROTLI }],
        [path, { headers: { 'accept-encoding': 'gzip' } }],
        [path, { headers: { 'accept-encoding': 'identity' } }],
      ])
      .concat([['/', { method: 'HEAD' }]]);
  };

  it('answers every kind of file as the preview does', async () => {
    const differing: unknown[] = [];
    const compared = asked().filter(([, { headers }]) => hosted.brotli || headers !== BROTLI);
    for (const [path, options] of compared) {
      const [here, there] = [
        await look(hosted.origin, path, options),
        await look(baseUrl, path, options),
      ];
      for (const [name, value] of Object.entries(there))
        if (here[name as keyof typeof here] !== value)
          differing.push([path, options, name, here[name as keyof typeof here], value]);
    }
    expect(differing).toEqual([]);
  });

  it('refuses what is no question, and a body that is too long for any form', async () => {
    for (const path of ['/', '/customers/100001', '/config.json', '/assets/a.js']) {
      const { status, allow } = await look(hosted.origin, path, { method: 'POST', body: 'x' });
      expect([path, status, allow]).toEqual([path, 405, 'GET, HEAD']);
    }
    const body = 'x'.repeat(33_554_433);
    const sent = await fetch(`${hosted.origin}/gateway-customer/api/v1/customers`, {
      method: 'POST',
      body,
    }).then(
      ({ status }) => status,
      // The line is cut while the rest is still on its way.
      () => 413,
    );
    expect(sent).toBe(413);
  });

  it('keeps nothing of people in its log', async () => {
    await fetch(`${hosted.origin}/customers/100001?regnum=УК03271614`);
    await expect.poll(() => hosted.log()).toContain('"asked":"/customers"');
    expect(hosted.log()).not.toMatch(/100001|regnum|%D0|УК0327|127\.0\.0\.1/);
  });

  it('breaks no policy on a walk over forty pages', async () => {
    const opened = await openConsole({
      person: 'admin',
      origin: hosted.origin,
      expects: [failedRequest],
    });
    const settled = settling(opened.page);
    const places = EVERY_PLACE.filter(({ open }) => !open);
    const step = Math.floor(places.length / 40);
    const walk = Array.from({ length: 40 }, (_, index) => places[index * step]?.path ?? '/');
    for (const path of walk) {
      await leaveFor(opened.page, path);
      await settled();
    }
    expect(opened.requests.length).toBeGreaterThan(100);
    expectClean(opened);
  });

  it('tells of a new version, and leaves a half filled form as it is', async () => {
    const { page } = await openConsole({
      person: 'admin',
      path: '/news/create',
      origin: hosted.origin,
      expects: [failedRequest],
    });
    await fill(page, { title: 'Шинэ хувилбарын үед' });
    writeFileSync(join(hosted.build, 'version.json'), '{"build":"0123456789ab","base":"/"}\n');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page
      .getByText('Системийн шинэ хувилбар гарсан байна. Бичсэн зүйл тань ноорог болж үлдэнэ.')
      .waitFor();
    await expect.poll(() => input(page, 'title').inputValue()).toBe('Шинэ хувилбарын үед');
  });

  it('says of a part that is gone that a reload helps', async () => {
    const { page, requests } = await openConsole({
      person: 'admin',
      path: NOWHERE,
      origin: hosted.origin,
      expects: [failedRequest],
    });
    await settling(page)();
    // The next build has other names: what was not fetched yet is not there any more.
    const fetched = new Set(requests.map(({ url }) => new URL(url).pathname.split('/').pop()));
    const assets = join(hosted.build, 'assets');
    for (const name of readdirSync(assets))
      if (!fetched.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(assets, name));
    await leaveFor(page, '/video');
    await page.getByRole('heading', { name: 'Хуудсыг ачаалж чадсангүй' }).waitFor();
    await page.getByRole('button', { name: 'Хуудас дахин ачаалах' }).waitFor();
  });

  it('has a sandbox of gateways alone: no levers, no sign-in, nothing without a token', async () => {
    const { url, stop } = await startSandbox(program);
    const status = async (path: string) => (await fetch(url + path)).status;
    const asked = ['/health', '/gateway-lab/permissions', '/__clock', '/__identity'];
    const statuses = await Promise.all([...asked, '/realms/urtuu', '/'].map(status));
    stop();
    expect(statuses).toEqual([200, 401, 404, 404, 404, 404]);
  });

  it('refuses an environment by name, line by line, and does not begin', () => {
    const own = join(hosted.build, '..', 'refused');
    const prepare = (environment: Record<string, string>) =>
      spawnSync(process.execPath, [program, 'prepare', hosted.build, own], {
        env: environment,
        encoding: 'utf8',
      });
    const { URTUU_MAIN_TENANT: _, ...without } = ENVIRONMENT;
    const refused = prepare({ ...without, URTUU_IDENTITI_URL: '/', PORT: 'x' });
    expect([refused.status, refused.stderr.trim().split('\n')]).toEqual([
      1,
      [
        'URTUU_IDENTITI_URL: there is no such setting',
        'URTUU_MAIN_TENANT: a value is missing',
        'CONSOLE_ORIGIN: must be the console’s own address, as https://console.example',
        'PORT: must be the number of a port',
      ],
    ]);
    const taken = prepare({ ...ENVIRONMENT, CONSOLE_ORIGIN: 'https://console.example' });
    expect([taken.status, taken.stderr]).toEqual([0, '']);
    execFileSync(nginx ?? '', ['-t', '-q', '-e', 'stderr', '-c', join(own, 'nginx.conf')], {
      stdio: 'ignore',
    });
  });
});
