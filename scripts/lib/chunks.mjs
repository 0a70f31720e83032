import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from './paths.mjs';

const assets = at('dist/assets');

/** 1 kB is 1024 bytes, here and in the budgets. */
export const KB = 1024;

/** Bytes as kB with one decimal. */
export const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, file]) => file);

/**
 * Every JavaScript and style file of the production build by its name: its size as gzip sends it, the files it
 * needs to start (static imports) and the files that it loads later (dynamic imports).
 *
 * @returns {Map<string, { gzip: number, needs: string[], loads: string[] }>}
 */
export function readChunks() {
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  return new Map(
    files.map((name) => {
      const code = readFileSync(`${assets}/${name}`);
      const text = name.endsWith('.js') ? code.toString('utf8') : '';
      return [
        name,
        {
          gzip: gzipSync(code, { level: 9 }).length,
          needs: matches(text, /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g),
          loads: matches(text, /\bimport\(\s*["'`]\.\/([\w.~-]+\.js)["'`]/g),
        },
      ];
    }),
  );
}

/** A chunk with everything it needs to start. */
export function closureOf(chunks, name, seen = new Set()) {
  if (seen.has(name) || !chunks.has(name)) return seen;
  seen.add(name);
  for (const needed of chunks.get(name).needs) closureOf(chunks, needed, seen);
  return seen;
}

/** The name without its hash: `CustomerShow-BxY12abc.js` is `CustomerShow`. */
export const plainName = (name) => name.replace(/-[\w-]{8}\.(js|css)$/, '');
