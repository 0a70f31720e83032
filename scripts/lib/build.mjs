import { existsSync, readdirSync, statSync } from 'node:fs';
import { at } from './paths.mjs';
import { runTool } from './run.mjs';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

/** True when there is no production build or a source is younger than it. */
export function isStale() {
  const page = at('dist/index.html');
  if (!existsSync(page)) return true;
  return Math.max(...SOURCES.map((source) => newest(at(source)))) > statSync(page).mtimeMs;
}

/** Makes the production build. */
export const build = () => runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);

/** Makes the production build when it is missing or old; ends the program when that fails. */
export async function ensureBuild() {
  if (!isStale()) return;
  console.log('Building …');
  const { code, output } = await build();
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
