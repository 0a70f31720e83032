import { chromium } from 'playwright-core';
import { startKeycloak } from '../../../deploy/keycloak/start.mjs';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { freePort, startPreview } from '../../../scripts/lib/preview.mjs';

/** A Keycloak, a console whose gateways trust it, and a browser. */
export default async function setup(project) {
  const options = await launchOptions();
  const consolePort = await freePort();
  const keycloak = await startKeycloak({
    port: await freePort(),
    consoles: [`http://127.0.0.1:${consolePort}`],
  });
  const server = await startPreview({ port: consolePort, env: { KEYCLOAK_URL: keycloak.url } });
  const browser = await chromium.launchServer(options);
  project.provide('places', [{ baseUrl: server.url, browser: browser.wsEndpoint() }]);
  project.provide('keycloak', { url: keycloak.url, admin: keycloak.admin });
  return async () => {
    await browser.close();
    server.stop();
    keycloak.stop();
  };
}
