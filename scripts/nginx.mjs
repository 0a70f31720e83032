import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib/run.mjs';

/** Debian's packages: the server, and its module for brotli. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

function fromPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync);
}

async function fromDebian() {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return undefined;
  console.log('No nginx found: installing the Debian package …');
  // At this run level no installed service is started.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { env });
  return fromPath();
}

/**
 * Finds an nginx, or gets one: NGINX_PATH, PATH, Debian's package (as root).
 *
 * @returns {Promise<string | undefined>} undefined when none can be had
 */
export const findNginx = async () => process.env.NGINX_PATH ?? fromPath() ?? (await fromDebian());
