import { expect } from 'vitest';
import type { OpenConsole } from './console';

/** What a token looks like wherever it turns up. */
export const TOKEN = /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/;

const holds = (text: string, secret: string | RegExp): boolean => {
  const readings = [text, decodeSafely(text)];
  return readings.some((one) =>
    typeof secret === 'string' ? one.includes(secret) : secret.test(one),
  );
};

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * None of the secrets is in an address that was asked for, in the page's own address or title, in local storage, in a
 * cookie that scripts can read, or in the browser's console (docs/domain/identity.md 2.4; docs/domain/calls.md 5.3).
 *
 * @param allowed addresses of which the specification itself says that they carry the value
 */
export async function expectNoLeak(
  { page, requests, problems }: OpenConsole,
  secrets: readonly (string | RegExp)[],
  allowed: readonly RegExp[] = [],
): Promise<void> {
  const stored = await page.evaluate(() => ({
    address: location.href,
    title: document.title,
    cookies: document.cookie,
    local: JSON.stringify({ ...localStorage }),
  }));
  const places: [string, string][] = [
    ...Object.entries(stored),
    ...requests
      .filter(({ url }) => !allowed.some((pattern) => pattern.test(url)))
      .map(({ url }): [string, string] => ['request', url]),
    ...problems.map((problem): [string, string] => ['browser console', problem]),
  ];
  const leaks = places.filter(([, text]) => secrets.some((secret) => holds(text, secret)));
  expect(leaks, 'private values in the open').toEqual([]);
}
