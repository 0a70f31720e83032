import { chromium, type Browser } from 'playwright-core';
import { browserEndpoint } from './provided';

let connection: Promise<Browser> | undefined;

/** The browser of this test file. */
export function browser(): Promise<Browser> {
  connection ??= chromium.connect(browserEndpoint);
  return connection;
}

/** Leaves the browser; it goes on for the next file. */
export async function leaveBrowser(): Promise<void> {
  await (await connection)?.close();
  connection = undefined;
}
