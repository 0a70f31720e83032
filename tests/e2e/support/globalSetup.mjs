import { chromium } from 'playwright-core';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { startPreview } from '../../../scripts/lib/preview.mjs';

/** A server and a browser for each worker. */
export default async function setup(project) {
  const options = await launchOptions();
  const started = [];
  // One after the other: a free port that was found for one server is free until it listens.
  for (let worker = 0; worker < project.vitest.config.maxWorkers; worker += 1)
    started.push({ server: await startPreview(), browser: await chromium.launchServer(options) });
  project.provide(
    'places',
    started.map(({ server, browser }) => ({ baseUrl: server.url, browser: browser.wsEndpoint() })),
  );
  return async () => {
    for (const { server, browser } of started) {
      await browser.close();
      server.stop();
    }
  };
}
