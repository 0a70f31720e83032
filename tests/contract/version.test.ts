import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WEB_VERSION } from '../../src/domain/settings';

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The newest release of the change log, and its day. */
const [, released, day] =
  /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/m.exec(read('CHANGELOG.md')) ?? [];

it('is one version in the change log, the package, the page and on the screen', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string };
  const [, page] = /<meta name="version" content="([^"]+)"/.exec(read('index.html')) ?? [];
  expect(released).toMatch(/^\d+\.\d+\.\d+$/);
  expect({ version, lock: lock.version, page, screen: WEB_VERSION }).toEqual({
    version: released,
    lock: released,
    page: released,
    screen: released,
  });
});

it('comes after the one before, in number and in time', () => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\S+)$/gm)];
  const keys = releases.map(([, version, on]) =>
    [...version.split('.').map((part) => part.padStart(4, '0')), on].join(' '),
  );
  expect(keys).toEqual([...keys].sort().reverse());
  expect(day).toBe(releases[0][2]);
});
