import { fileURLToPath } from 'node:url';
import { createLogger, loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';

it('is loaded by Vite without a warning, which every start of the console would repeat', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const warned: string[] = [];
  const logger = { ...createLogger(), warn: (message: string) => void warned.push(message) };
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, 'vite.config.ts', root, 'warn', logger);
  expect(loaded?.config.plugins).toBeTruthy();
  expect(warned).toEqual([]);
});
