import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { urtuuHost } from './mocks/host/urtuuHost.ts';
import { manifestPlugin } from './scripts/manifestPlugin.ts';
import { startChunk } from './scripts/startChunk.ts';

const start = startChunk(() => [react(), manifestPlugin()]);

/** The texts of an area in one language come together: `src/resources/<area>/…/labels.<language>.ts`. */
const LABELS = /[\\/]src[\\/]resources[\\/]([^\\/]+)[\\/](?:.+[\\/])?labels\.(\w+)\.ts$/;
/** Texts that several areas share. */
const SHARED_TEXTS = /[\\/]src[\\/]i18n[\\/](\w+)[\\/]shared[\\/](\w+)\.ts$/;

/** The pure parts of the kinds of fields: small, and every declaration has several. */
const KINDS = /[\\/]src[\\/]fields[\\/]\w+\.ts$/;

const named = (pattern: RegExp) => (id: string) => `texts-${pattern.exec(id)?.slice(1).join('-')}`;

/** Few chunks for what every start loads; the rest is split by page. Vendor code apart: it changes least. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 30,
  },
  {
    name: 'vendor',
    test: (id: string) => id.includes('node_modules') && start.contains(id),
    priority: 20,
  },
  { name: 'start', test: start.contains, priority: 10 },
  { name: named(SHARED_TEXTS), test: SHARED_TEXTS, priority: 6 },
  { name: named(LABELS), test: LABELS, priority: 5 },
  { name: 'fields', test: KINDS, priority: 4 },
];

/**
 * The class of a CSS module in the page: `Button-root`. Style sheets are called after their component, and no two alike,
 * so a name says where its rule is, and short names compress well.
 */
const scopedName = (local: string, file: string) =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}-${local}`;

export default defineConfig({
  plugins: [react(), manifestPlugin(), start, urtuuHost()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
});
