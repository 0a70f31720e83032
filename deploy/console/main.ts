import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { squeezed } from '../../mocks/host/builtFile';
import { readHostConfig } from '../../mocks/host/hostConfig';
import { HOSTING } from '../../src/domain/settings';
import { Refusal, readEnvironment } from './environment';
import { nginxConfig } from './nginxConfig';

/** Where the packages of nginx put the module that sends brotli forms. */
const BROTLI_MODULES = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Puts the compressed forms of a build's files beside them. */
async function squeeze(build: string): Promise<void> {
  for (const name of await readdir(build, { recursive: true })) {
    const path = join(build, name);
    if (!(await stat(path)).isFile()) continue;
    const { br, gzip } = await squeezed(name, await readFile(path));
    if (br) await writeFile(`${path}.br`, br);
    if (gzip) await writeFile(`${path}.gz`, gzip);
  }
}

/** The place at its host that a build was made for, as the build itself says. */
async function baseOf(build: string): Promise<string> {
  const said = await readFile(join(build, 'version.json'), 'utf8').catch(() => undefined);
  if (said === undefined) throw new Refusal(`${build}: there is no build of the console`);
  const { base } = JSON.parse(said) as { base: string };
  if (!/^\/(?:[\w-]+\/)*$/.test(base))
    throw new Refusal(`${build}: was made for ${base}, which is no path as / or /console/`);
  return base;
}

/** Writes what nginx needs for a build into a folder of its own: its configuration and the console's `config.json`. */
async function prepare(build: string, own: string): Promise<void> {
  const { config, ...said } = readEnvironment(process.env);
  const brotli = BROTLI_MODULES.find((path) => existsSync(path));
  const base = await baseOf(build);
  // nginx finds files by their paths alone: the folders are as the place of the console at its host.
  const root = base === '/' ? build : join(own, 'site');
  await mkdir(join(own, base), { recursive: true });
  await writeFile(join(own, base, 'config.json'), config);
  if (base !== '/') {
    const place = join(root, base.slice(0, -1));
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { force: true });
    await symlink(build, place);
  }
  await writeFile(
    join(own, 'nginx.conf'),
    nginxConfig({
      ...said,
      root,
      own,
      base,
      config: readHostConfig(config),
      ...(brotli && { brotli }),
      largestBody: HOSTING.maxBodyBytes,
    }),
  );
}

const USAGE = 'console.mjs squeeze BUILD\nconsole.mjs prepare BUILD FOLDER';

/**
 * The two steps of hosting a build (README, "Operations"): `squeeze`, once for each build; `prepare`, at every start. Ends
 * with 1 and a line for each variable when the environment is wrong.
 */
async function main([command, build, own]: readonly string[]): Promise<void> {
  if (command === 'squeeze' && build) return squeeze(resolve(build));
  if (command === 'prepare' && build && own) return prepare(resolve(build), resolve(own));
  throw new Refusal(USAGE);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
