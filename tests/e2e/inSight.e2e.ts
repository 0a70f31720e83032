import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';

/** Whether something is whole in the window as it stands, nothing scrolled. */
const isInSight = async (of: Locator, width: number, height: number): Promise<boolean> => {
  const box = await of.boundingBox();
  return (
    box !== null &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= width &&
    box.y + box.height <= height
  );
};

it('the desk has the lines, all nine proposals, the consequence and the keys in one window', async () => {
  const viewport = { width: 1440, height: 900 };
  const opened = await openConsole({
    person: 'accountant',
    path: '/accounting/profits/900102',
    viewport,
  });
  const { page } = opened;
  const desk = page.locator('[data-part=desk]');
  const proposals = desk.locator('li > button');
  await proposals.nth(8).waitFor();
  await page.keyboard.press('1');
  await desk.getByText('Зээлийн үлдэгдэл, ₮').waitFor();
  const parts = [
    proposals.first(),
    proposals.last(),
    desk.locator('[aria-current=true]'),
    desk.getByText('Зээлийн үлдэгдэл, ₮'),
    desk.getByText(/^J, K – /),
  ];
  for (const one of parts)
    await expect.poll(() => isInSight(one, viewport.width, viewport.height)).toBe(true);
  await expect.poll(() => proposals.count()).toBe(9);
  expectClean(opened);
});

it('what a trial balance ends with is in sight in a narrow window', async () => {
  const viewport = { width: 800, height: 900 };
  const opened = await openConsole({
    person: 'accountant',
    path: '/accounting/trial-balance',
    viewport,
  });
  const { page } = opened;
  for (const name of ['Эцсийн үлдэгдэл, Дт, ₮', 'Эцсийн үлдэгдэл, Кт, ₮']) {
    const head = page.getByRole('columnheader', { name });
    await head.waitFor();
    await expect.poll(() => isInSight(head, viewport.width, viewport.height)).toBe(true);
  }
  const [debit, credit] = [
    await page.getByRole('columnheader', { name: 'Эцсийн үлдэгдэл, Дт, ₮' }).boundingBox(),
    await page.getByRole('columnheader', { name: 'Эцсийн үлдэгдэл, Кт, ₮' }).boundingBox(),
  ];
  expect((debit?.x ?? 0) + (debit?.width ?? 0)).toBeLessThanOrEqual((credit?.x ?? 0) + 1);
  expectClean(opened);
});
