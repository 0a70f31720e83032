import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from './run.mjs';

/** The day that tests and measurements live in. */
export const TODAY = '2026-11-21';

const START_LIMIT = 60_000;

/** A port that nobody listens at now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the production build with the embedded gateways and identity provider, on a free port unless one is given.
 *
 * @returns {Promise<{ url: string, stop: () => void }>} rejects with the server's output when it does not start
 */
export async function startPreview({ env = {}, port } = {}) {
  port ??= await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = start(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'preview',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    { env: { TODAY, ...env } },
  );
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + START_LIMIT;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`The preview server did not start.\n${output}`);
    }
    await wait(100);
  }
  return { url, stop: () => server.kill() };
}
