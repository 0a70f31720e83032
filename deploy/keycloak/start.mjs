import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { cache } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** The version that is fetched; another 26 can be named. */
const VERSION = process.env.KEYCLOAK_VERSION ?? '26.7.3';
const FETCH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const OLDEST_JAVA = 17;
const HEAP = '-Xms128m -Xmx512m';
/** A first start makes the server out of its parts. */
const START_LIMIT = 300_000;

const realmFile = new URL('./urtuu-realm.json', import.meta.url);
const folder = `${cache}/keycloak`;
const home = `${folder}/keycloak-${VERSION}`;

function javaVersion() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/** Why a Keycloak cannot be had on this machine, in plain words; nothing when it can. */
export function whatIsMissing() {
  if (process.platform === 'win32') return 'its script for Windows is not used here';
  if (javaVersion() < OLDEST_JAVA) return `Java ${OLDEST_JAVA} or later is not installed`;
  if (!existsSync(home) && spawnSync('mvn', ['-version']).status !== 0)
    return 'Maven, which fetches it, is not installed';
  return undefined;
}

/**
 * Fetches and unpacks Keycloak by Maven, once; leaves nothing outside of the cache.
 *
 * @throws Error with Maven's output when it cannot be had
 */
export async function fetchKeycloak() {
  if (existsSync(`${home}/bin/kc.sh`)) return;
  console.log(`Fetching Keycloak ${VERSION} …`);
  mkdirSync(folder, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const parameters = ['-q', '-B', FETCH, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
  // The plugin keeps its marks below the folder that it runs in.
  const { code, output } = await run('mvn', parameters, { cwd: folder });
  if (code !== 0) throw new Error(`Maven could not fetch Keycloak ${VERSION}.\n${output}`);
}

/** The realm with the addresses of the consoles in place of `https://CONSOLE`. */
export function realmFor(consoles, realm = readFileSync(realmFile, 'utf8')) {
  const parsed = JSON.parse(realm);
  const place = (address) => consoles.map((url) => address.replace('https://CONSOLE', url));
  for (const client of parsed.clients) {
    const after = client.attributes['post.logout.redirect.uris'];
    client.rootUrl = consoles[0];
    client.redirectUris = client.redirectUris.flatMap(place);
    client.webOrigins = client.webOrigins.flatMap(place);
    client.attributes['post.logout.redirect.uris'] = place(after).join('##');
  }
  return parsed;
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a Keycloak on loopback, with the realm of this folder and nothing else, in memory.
 *
 * @param {{ port: number, consoles: readonly string[] }} options origins where the console is served
 * @returns {Promise<{ url: string, admin: { username: string, password: string }, stop: () => void }>} rejects with the
 *   server's output when it does not start
 */
export async function startKeycloak({ port, consoles }) {
  await fetchKeycloak();
  mkdirSync(`${home}/data/import`, { recursive: true });
  writeFileSync(`${home}/data/import/urtuu-realm.json`, JSON.stringify(realmFor(consoles)));
  const url = `http://127.0.0.1:${port}`;
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const child = spawn(
    `${home}/bin/kc.sh`,
    [
      'start-dev',
      '--import-realm',
      '--db=dev-mem',
      '--cache=local',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
    ],
    {
      // Its script starts programs of its own: they end together.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        JAVA_OPTS_KC_HEAP: HEAP,
        KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
        KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
      },
    },
  );
  const stop = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', stop);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + START_LIMIT;
  while (!(await answers(`${url}/realms/urtuu`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new Error(`Keycloak did not start.\n${output}`);
    }
    await wait(500);
  }
  return { url, admin, stop };
}

/** Where the console is served by `npm run dev` and `npm run preview`. */
const USUAL_CONSOLES = ['http://localhost:5173', 'http://localhost:4173'];
const USUAL_PORT = 8180;

/**
 * `node deploy/keycloak/start.mjs [console's origin …]`: until it is interrupted. With `--realm` before the origins it only
 * prints their realm, for a Keycloak that something else starts.
 */
async function main(consoles) {
  if (consoles[0] === '--realm') {
    console.log(JSON.stringify(realmFor(consoles.slice(1))));
    return;
  }
  const missing = whatIsMissing();
  if (missing) throw new Error(`No Keycloak can be started: ${missing}.`);
  const { url, admin } = await startKeycloak({
    port: Number(process.env.KEYCLOAK_PORT ?? USUAL_PORT),
    consoles: consoles.length > 0 ? consoles : USUAL_CONSOLES,
  });
  console.log(`Keycloak ${VERSION}, realm "urtuu": ${url}`);
  console.log(`Its own console: ${url}/admin, ${admin.username} / ${admin.password}`);
  console.log(`Now, elsewhere: KEYCLOAK_URL=${url} npm run dev`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
