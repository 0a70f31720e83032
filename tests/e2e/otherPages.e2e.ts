import { expect, it } from 'vitest';
import { NOWHERE, leaveFor, settling } from './support/accessible';
import { expectClean, openConsole, viewports } from './support/console';
import { expectListFits, listsByPath } from './support/lists';
import { expectMongolian, listenTo } from './support/mongolian';
import { EVERY_PLACE, SIMILAR_PLACES, lists } from './support/places';

/** Lists that no other walk comes by. Every other list is measured where its page is looked at for accessibility. */
const otherLists = lists(
  ...[...listsByPath.keys()].filter(
    (list) => !EVERY_PLACE.some(({ path, open }) => path === list && !open),
  ),
);

it('counts every list of the menu', () => {
  expect(listsByPath.size).toBe(135);
});

it('says no foreign word and has every list in view on the pages that no other walk comes by', async () => {
  const opened = await openConsole({ person: 'admin', path: NOWHERE });
  const { page } = opened;
  const settled = settling(page);
  const answered = listenTo(page);
  const problems: string[] = [];
  for (const { path, ready } of [...SIMILAR_PLACES, ...otherLists]) {
    try {
      await page.setViewportSize(viewports.desk);
      await leaveFor(page, path);
      await page.locator(ready).first().waitFor();
      await settled();
      await expectMongolian(page, answered);
      const list = listsByPath.get(path);
      if (list) await expectListFits(page, list);
    } catch (error) {
      problems.push(`${path}: ${String(error).slice(0, 600)} ${page.url()}`);
    }
  }
  expect(problems.join('\n')).toBe('');
  expectClean(opened);
});
