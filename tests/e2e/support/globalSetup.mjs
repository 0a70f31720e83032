import { chromium } from 'playwright-core';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { startPreview } from '../../../scripts/lib/preview.mjs';

/** One server and one browser for all files. */
export default async function setup(project) {
  const [server, browser] = await Promise.all([
    startPreview(),
    launchOptions().then((options) => chromium.launchServer(options)),
  ]);
  project.provide('baseUrl', server.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.stop();
  };
}
