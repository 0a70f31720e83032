import { chromium } from 'playwright-core';
import { launchOptions } from '../chromium.mjs';
import { startPreview } from './preview.mjs';

/** The first row of a list that holds data: skeleton rows are hidden from assistive technology. */
export const FIRST_ROW = 'main tbody tr:not([aria-hidden]) td';

const PERSON = { username: 'economist', password: 'demo' };

/** Marks the moment at which the first row is there. */
function markFirstRow(selector) {
  const look = () => {
    if (performance.getEntriesByName('first-row').length > 0 || !document.querySelector(selector))
      return;
    performance.mark('first-row');
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * Serves the production build and opens browsers in which a person has signed in, as if on an earlier visit: the
 * provider's cookie is there, everything else is empty.
 */
export async function openBench() {
  const server = await startPreview();
  const browser = await chromium.launch(await launchOptions());
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(`${server.url}/customers`);
  await page.fill('input[name="username"]', PERSON.username);
  await page.fill('input[name="password"]', PERSON.password);
  await page.press('input[name="password"]', 'Enter');
  await page.waitForSelector(FIRST_ROW);
  const cookies = await first.cookies();
  /** What the tab keeps for a reload: the token, the rights, the configuration that was found right. */
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  await first.close();

  return {
    url: server.url,
    /**
     * A page with a cold cache that has not gone anywhere yet.
     *
     * @param {{ stored?: boolean, conditions?: object, floor?: string }} [options] `stored`: as at a reload of a signed-in
     *   tab; `conditions`: of the network, as Chromium's protocol has them; `floor`: the floor app's address
     */
    async newPage({ stored = false, conditions, floor } = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies(cookies);
      await context.addInitScript(markFirstRow, FIRST_ROW);
      if (stored)
        await context.addInitScript((kept) => {
          for (const [key, value] of Object.entries(kept))
            if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value);
        }, storage);
      if (floor)
        await context.addInitScript(
          (token) => localStorage.setItem('floor.token', token),
          JSON.parse(storage['urtuu.session']).accessToken,
        );
      const page = await context.newPage();
      if (conditions) {
        const network = await context.newCDPSession(page);
        await network.send('Network.enable');
        await network.send('Network.emulateNetworkConditions', conditions);
      }
      return page;
    },
    async close() {
      await browser.close();
      server.stop();
    },
  };
}
