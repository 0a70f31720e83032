import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { at, root } from './lib/paths.mjs';

/** Writes docs/gateways.md from the declarations; with `--check` it only says whether the file is up to date. */
const file = at('docs/gateways.md');
const { module } = await runnerImport(at('scripts/currentGatewaysDoc.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const text = module.currentGatewaysDoc();
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/gateways.md is out of date: run node scripts/gateways-doc.mjs');
  process.exit(1);
}
