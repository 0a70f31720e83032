import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { newResource } from './fixtures/newResource/newResource';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** What the build and the embedded servers are made of. */
const SOURCES = [
  'src',
  'mocks',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** The project with the new resource's files, in a folder of its own. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'urtuu-'));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, text] of newResource()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The whole type-check of the copy, as `npm run type-check` does it. @throws with the compiler's errors */
async function typeCheck(folder: string): Promise<void> {
  const run = promisify(execFile);
  await run(process.execPath, [join(folder, 'scripts/rooms.mjs')]);
  const checking = run(process.execPath, [tsc, '--noEmit', '--project', folder]);
  await checking.catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
}

/** The test's own mode would make a development build. */
const env = { ...process.env, NODE_ENV: 'production' };

/**
 * Builds and serves the console with the new resource, on a free port.
 *
 * @returns its address; `stop` ends the server and removes the copy
 */
export async function serveNewResource(): Promise<{ url: string; stop: () => void }> {
  const folder = copyProject();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await typeCheck(folder);
    await promisify(execFile)(process.execPath, [vite, 'build', folder, '--logLevel', 'warn'], {
      env,
      // The chunk plan reads the sources of the folder that it is run in.
      cwd: folder,
    });
    const { url, end } = await preview(folder);
    // The gateways get ready in the background: the first answer waits for them.
    await fetch(`${url}/gateway-lab/permissions`);
    const stop = () => {
      end();
      remove();
    };
    return { url, stop };
  } catch (failure) {
    remove();
    throw failure;
  }
}

/** Serves a built copy; rejects with the server's output when it does not start. */
function preview(folder: string): Promise<{ url: string; end: () => void }> {
  const server = spawn(
    process.execPath,
    [vite, 'preview', folder, '--host', '127.0.0.1', '--port', '0'],
    { env, cwd: folder },
  );
  let told = '';
  return new Promise((found, failed) => {
    const look = (chunk: Buffer) => {
      told += stripVTControlCharacters(chunk.toString('utf8'));
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(told)?.[0];
      if (url) found({ url, end: () => server.kill() });
    };
    server.stdout.on('data', look);
    server.stderr.on('data', look);
    server.once('close', () => failed(new Error(`The server did not start.\n${told}`)));
  });
}
