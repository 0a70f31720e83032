import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { manifestPlugin } from './scripts/manifestPlugin.ts';

const shared = { plugins: [react(), manifestPlugin()] };
const inline = ['ra-keycloak', 'ra-language-russian'];

/** Files that replace modules or globals, or need a document: each has a process of its own. */
const APART = /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(|@vitest-environment/;

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file));
const isApart = (file: string): boolean => APART.test(readFileSync(file, 'utf8'));

const node = { environment: 'node', server: { deps: { inline } } } as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        ...shared,
        test: {
          ...node,
          name: 'unit',
          include: testFiles.filter((file) => !isApart(file)),
          // Modules are loaded once for all files: that is most of the time of tests of pure rules and of gateways.
          isolate: false,
        },
      },
      { ...shared, test: { ...node, name: 'apart', include: testFiles.filter(isApart) } },
      {
        ...shared,
        test: {
          name: 'journeys',
          include: ['tests/**/*.journey.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/journeys/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          server: { deps: { inline } },
        },
      },
    ],
  },
});
