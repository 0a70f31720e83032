import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib/run.mjs';

const SERVER = 'nginx-light';
/** Sends the brotli forms; an nginx that was there before may be without it. */
const BROTLI = 'libnginx-mod-http-brotli-static';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function fromPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync);
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Debian's packages, as root only. */
async function install(...packages) {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  // At this run level no installed service is started.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
}

/**
 * Finds an nginx, or gets one: NGINX_PATH, PATH, Debian's package (as root). Debian's own gets its module for brotli, where
 * it can be had.
 *
 * @returns {Promise<string | undefined>} undefined when none can be had
 */
export async function findNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  const found = fromPath();
  if (!found) await install(SERVER, BROTLI);
  else if (!existsSync(BROTLI_MODULE)) await install(BROTLI);
  return found ?? fromPath();
}
