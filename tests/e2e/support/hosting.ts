import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/lib/preview.mjs';
import { findNginx } from '../../../scripts/nginx.mjs';
import { baseUrl } from './provided';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** An nginx of this machine; undefined where none can be had, which is said in a line. */
export const nginx = await findNginx();
if (!nginx) console.log('No nginx on this machine: hosting by nginx was not tested.');

/** What a host of the embedded gateways says of itself, but its address. */
export const ENVIRONMENT = {
  URTUU_IDENTITY_URL: '/',
  URTUU_IDENTITY_REALM: 'urtuu',
  URTUU_IDENTITY_CLIENT_ID: 'urtuu-console',
  URTUU_GATEWAYS_MAIN: '/gateway-lab',
  URTUU_GATEWAYS_ACCOUNTING: '/gateway-accounting',
  URTUU_GATEWAYS_CUSTOMER: '/gateway-customer',
  URTUU_GATEWAYS_IDENTITY: '/gateway-identity',
  URTUU_GATEWAYS_MERCHANT_WEB: '/gateway-merchant-web',
  URTUU_GATEWAYS_ORG: '/gateway-org',
  URTUU_GATEWAYS_ZMS: '/gateway-zms',
  URTUU_GATEWAYS_CUSTOMER_FINDER: '/gateway-customer-finder',
  URTUU_MAIN_TENANT: 'pocketmn',
};

/** The build behind a real nginx, as the container starts it. */
export interface Hosted {
  origin: string;
  /** The folder of the build, which a test may change. */
  build: string;
  /** Whether this nginx sends brotli forms. */
  brotli: boolean;
  /** What nginx has written so far. */
  log(): string;
  stop(): void;
}

const builtBy = (...args: readonly string[]) =>
  run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** The hosting program, made from its sources into a folder. */
async function programOf(folder: string): Promise<string> {
  const config = join(root, 'deploy/console/vite.config.ts');
  await builtBy('-c', config, '--outDir', folder, '--logLevel', 'warn');
  return join(folder, 'console.mjs');
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts a copy of the build behind nginx, by the steps of the container: the compressed forms once, then the configuration
 * from the environment. The gateways and the identity provider are this worker's.
 *
 * @throws with what nginx wrote when it does not answer
 */
export async function hostByNginx(program: string, dist = join(root, 'dist')): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'urtuu-host-'));
  const [build, own] = [join(folder, 'build'), join(folder, 'own')];
  // nginx reads as an ordinary user, even where root starts it.
  cpSync(dist, build, { recursive: true });
  for (const readable of [folder, build]) chmodSync(readable, 0o755);
  await run(process.execPath, [program, 'squeeze', build]);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...ENVIRONMENT,
    CONSOLE_ORIGIN: origin,
    PORT: String(port),
    PATH: [process.env.PATH, dirname(nginx ?? '')].join(delimiter),
    BUILD: build,
    OWN: own,
    UPSTREAMS: `/gateway-=${baseUrl} /realms/=${baseUrl}`,
  };
  // nginx opens its output anew by name, which a pipe of Node's does not allow.
  const written = join(folder, 'log');
  const output = openSync(written, 'a');
  // The script stands beside the program, as in the container.
  const script = join(dirname(program), 'start.sh');
  cpSync(join(root, 'deploy/console/start.sh'), script);
  const server = spawn('sh', [script], { env, stdio: ['ignore', output, output] });
  const log = () => readFileSync(written, 'utf8');
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(`${origin}/health`))) {
    if (server.exitCode !== null) {
      const said = log();
      stop();
      throw new Error(`nginx did not start.\n${said}`);
    }
    await new Promise((go) => setTimeout(go, 50));
  }
  const brotli = readFileSync(join(own, 'nginx.conf'), 'utf8').includes('brotli_static on;');
  if (!brotli) console.log('This nginx has no module for brotli: its forms were not compared.');
  return { origin, build, brotli, log, stop };
}

/** The embedded gateways by themselves, for the people of a Keycloak that need not be there until somebody signs in. */
export async function startSandbox(program: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const sandbox = join(dirname(program), 'sandbox.mjs');
  const env = { ...process.env, KEYCLOAK_URL: 'http://127.0.0.1:1', PORT: String(port) };
  const server = spawn(process.execPath, [sandbox], { cwd: root, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/health`))) {
    if (server.exitCode !== null) throw new Error('The sandbox did not start.');
    await new Promise((go) => setTimeout(go, 50));
  }
  return { url, stop: () => server.kill() };
}

/** A build for a place of its own at its host. */
export async function makeBuild(base: string): Promise<{ dist: string; remove(): void }> {
  const dist = mkdtempSync(join(tmpdir(), 'urtuu-build-'));
  await builtBy('--base', base, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error');
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** The program, for all tests of a file. */
export async function makeProgram(): Promise<{ program: string; remove(): void }> {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/hosting-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { program: await programOf(folder), remove };
}
