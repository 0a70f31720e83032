import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';

/** The last Chromium of this package that runs on Node 20. */
const FETCHED = '@sparticuz/chromium@143.0.4';

/**
 * The shells come first: they render as the whole browser does, and have no window. The whole one opens a window with
 * pages of its own for each console, which took it twice as long in Chromium 156.
 */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags for a quiet browser that also starts as root and in a container. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (existsSync(path)) return { path };
  throw new Error(`CHROMIUM_PATH names a file that does not exist: ${path}`);
}

function fromPath() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const path = [...candidates, ...USUAL_PLACES].find(existsSync);
  return path ? { path } : undefined;
}

async function fromDebian() {
  const isRoot = process.getuid?.() === 0;
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isRoot || !isDebian) return undefined;
  console.log('No Chromium found: installing the Debian package …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  // Not every release of Debian has the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    const found = fromPath();
    if (found) return found;
  }
  return undefined;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath())) {
    console.log('No Chromium found: asking Playwright for one …');
    await runTool('playwright-core/cli.js', ['install', '--no-shell', 'chromium']);
  }
  const path = chromium.executablePath();
  return existsSync(path) ? { path } : undefined;
}

async function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = `${cache}/chromium`;
  const module = `${folder}/node_modules/@sparticuz/chromium/build/esm/index.js`;
  if (!existsSync(module)) {
    console.log(`No Chromium found: fetching ${FETCHED} …`);
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      FETCHED,
    ]);
  }
  if (!existsSync(module)) return undefined;
  // When it runs on the kind of host it was packed for, the package also unpacks the libraries Chromium needs.
  const script =
    `import chromium from ${JSON.stringify(pathToFileURL(module).href)};` +
    'console.log(JSON.stringify({ path: await chromium.executablePath(), libraries: process.env.LD_LIBRARY_PATH }));';
  const env = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env,
  });
  if (code !== 0) return undefined;
  const { path, libraries } = JSON.parse(output.trim().split('\n').at(-1));
  return { path, env: libraries ? { LD_LIBRARY_PATH: libraries } : undefined };
}

/**
 * Finds a Chromium, or gets one: CHROMIUM_PATH, PATH, Debian's package (as root), Playwright's installer, and
 * at last a build from the npm registry.
 *
 * @returns {Promise<{ path: string, env?: Record<string, string> }>} rejects when none can be had
 */
export async function findChromium() {
  for (const source of [fromEnvironment, fromPath, fromDebian, fromPlaywright, fromRegistry]) {
    const found = await source();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium: none was found and none could be installed.\n' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run again.',
  );
}

/** What playwright-core's `launch` and `launchServer` take. */
export async function launchOptions() {
  const { path, env } = await findChromium();
  return { executablePath: path, args: FLAGS, headless: true, env: { ...process.env, ...env } };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log((await findChromium()).path);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
