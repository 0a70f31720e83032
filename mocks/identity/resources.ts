import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const ownFiles = new Set([
  'identity.css',
  'sign-in.js',
  'login-status.js',
  'cookies-step1.js',
  'cookies-step2.js',
  'logo.svg',
]);

const fontFile = /^golos-text-(?:latin|latin-ext|cyrillic|cyrillic-ext)-wght-normal\.woff2$/;

function locate(name: string): string | undefined {
  const here = fileURLToPath(import.meta.url);
  if (ownFiles.has(name)) return join(dirname(here), 'static', name);
  if (!fontFile.test(name)) return undefined;
  return createRequire(here).resolve(`@fontsource-variable/golos-text/files/${name}`);
}

/** A style sheet, script or font of the provider's pages, by file name; `undefined` for any other name. */
export function resource(name: string): Response | undefined {
  const file = locate(name);
  if (!file) return undefined;
  return new Response(new Uint8Array(readFileSync(file)), {
    headers: {
      'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Cache-Control': name.endsWith('.woff2') ? 'public, max-age=86400' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
