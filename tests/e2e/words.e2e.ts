import { expect, it } from 'vitest';
import { NOWHERE, leaveFor, settling } from './support/accessible';
import { expectClean, openConsole } from './support/console';
import { expectMongolian, listenTo } from './support/mongolian';
import { SIMILAR_PLACES } from './support/places';

const LONG = 180_000;

it(
  'says no foreign word and no key on the pages that no other walk comes by',
  async () => {
    const opened = await openConsole({ person: 'admin', path: NOWHERE });
    const { page } = opened;
    const settled = settling(page);
    const answered = listenTo(page);
    const problems: string[] = [];
    for (const { path, ready } of SIMILAR_PLACES) {
      try {
        await leaveFor(page, path);
        await page.locator(ready).first().waitFor();
        await settled();
        await expectMongolian(page, answered);
      } catch (error) {
        problems.push(`${path}: ${String(error).slice(0, 600)} ${page.url()}`);
      }
    }
    expect(problems.join('\n')).toBe('');
    expectClean(opened);
  },
  LONG,
);
