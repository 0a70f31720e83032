import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { urtuuHost } from './mocks/host/urtuuHost.ts';
import { manifestPlugin } from './scripts/manifestPlugin.ts';
import { startChunk } from './scripts/startChunk.ts';

const start = startChunk();

/** The texts of an area in one language come together: `src/resources/<area>/…/labels.<language>.ts`. */
const LABELS = /[\\/]src[\\/]resources[\\/]([^\\/]+)[\\/](?:.+[\\/])?labels\.(\w+)\.ts$/;
/** Texts that several areas share. */
const SHARED_TEXTS = /[\\/]src[\\/]i18n[\\/](\w+)[\\/]shared[\\/](\w+)\.ts$/;

/** The pure parts of the kinds of fields: small, and every declaration has several. */
const KINDS = /[\\/]src[\\/]fields[\\/](?:index|\w+[\\/]schema|shared[\\/](?:rules|trimmed))\.ts$/;

const named = (pattern: RegExp) => (id: string) => `texts-${pattern.exec(id)?.slice(1).join('-')}`;

/** Few chunks for what every start loads; the rest is split by page. Vendor code apart: it changes least. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  {
    name: 'admin',
    test: /node_modules[\\/](ra-core|ra-i18n-polyglot|ra-data-simple-rest|node-polyglot|react-router|react-router-dom|@remix-run|@tanstack|react-hook-form|lodash|eventemitter3|query-string)[\\/]/,
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
