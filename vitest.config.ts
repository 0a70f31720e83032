import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { manifestPlugin } from './scripts/manifestPlugin.ts';

const shared = { plugins: [react(), manifestPlugin()] };
const inline = ['ra-keycloak', 'ra-language-russian'];

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/contract/**'],
          environment: 'node',
          server: { deps: { inline } },
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          environment: 'node',
          server: { deps: { inline } },
        },
      },
      {
        ...shared,
        test: {
          name: 'journeys',
          include: ['tests/**/*.journey.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/journeys/setup.ts'],
          testTimeout: 30_000,
          server: { deps: { inline } },
        },
      },
    ],
  },
});
