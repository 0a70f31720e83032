import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { urtuuHost } from './mocks/host/urtuuHost.ts';
import { chunkPlan } from './scripts/chunkPlan.ts';
import { leanPackages } from './scripts/leanPackages.ts';
import { manifestPlugin } from './scripts/manifestPlugin.ts';
import { openingScript } from './scripts/openingScript.ts';
import { safeConfigPlugin } from './scripts/safeConfigPlugin.ts';
import { versionPlugin } from './scripts/versionPlugin.ts';

const sources = () => [react(), manifestPlugin(), leanPackages()];

const plan = chunkPlan(sources);

/**
 * The class of a CSS module in the page: `Button-root`. Style sheets are called after their component, and no two alike,
 * so a name says where its rule is, and short names compress well.
 */
const scopedName = (local: string, file: string) =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}-${local}`;

/**
 * Every start has these files already. Naming them, and the asked file itself, before each lazily loaded part would cost
 * the start some thousand bytes: a name with its hash does not compress.
 */
const isOfEveryStart = (name: string) =>
  /^assets\/(start|vendor|react|rolldown-runtime)-/.test(name);

export default defineConfig({
  plugins: [...sources(), plan, openingScript(), versionPlugin(), safeConfigPlugin(), urtuuHost()],
  build: {
    cssCodeSplit: false,
    target: 'es2022',
    // Their licences ask that their words go with their code.
    license: { fileName: 'third-party-notices.md' },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        needed.filter((name) => name !== file && !isOfEveryStart(name)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: plan.groups } } },
  },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
});
