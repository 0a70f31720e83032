import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/**
 * Starts a program; it ends with this one at the latest.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, stdio?: 'inherit' | 'pipe', cwd?: string }} [options] `cwd` is the project's
 *   root where it is not named
 */
export function start(command, parameters, { env = {}, stdio = 'pipe', cwd = root } = {}) {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
    // npm and npx are batch files there.
    shell: process.platform === 'win32' && !command.includes('node'),
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end and keeps what it wrote.
 *
 * @returns {Promise<{ code: number, output: string, seconds: number }>} code 127 when it cannot be started
 */
export function run(command, parameters, options) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = start(command, parameters, options);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const finish = (code, extra = '') =>
      resolve({
        code,
        output: Buffer.concat(chunks).toString('utf8') + extra,
        seconds: (performance.now() - began) / 1000,
      });
    child.once('error', (error) => finish(127, String(error)));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Runs a script of package.json. */
export const runScript = (name, options) => run('npm', ['run', '--silent', name], options);

/** Runs one of the installed tools by its file: no shell, no npx, the same on every system. */
export const runTool = (file, parameters, options) =>
  run(process.execPath, [`node_modules/${file}`, ...parameters], options);
