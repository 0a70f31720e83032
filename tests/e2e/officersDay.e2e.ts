import { expect, it } from 'vitest';
import { expectClean } from './support/console';
import { visit } from './support/visit';

/** Decisions, and the keys that they may take altogether. */
const DECISIONS = 10;
const KEYS = 40;

it('starts the day at the desk, enters what waits longest and decides ten by the keyboard alone', async () => {
  const opened = await visit({ person: 'economist', path: '/' });
  const { page } = opened;
  const first = page.locator('[data-part=desk-queue]').first();
  await first.waitFor();
  await expect.poll(() => first.innerText()).toContain('Хүлээгдэж буй зээлийн хүсэлт');
  const counted = Number(await first.locator('b').innerText());
  // The side menu says the same number.
  const group = page.locator('[data-part=rail] li', { hasText: 'Зээл' });
  await group.locator('[data-part=menu-count]').first().waitFor();

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Digit1');
  await page.waitForURL('**/loans/pending/loan**');
  const counter = page.locator('main header [role=status]');
  await counter.filter({ hasText: `${counted} хүлээгдэж буй` }).waitFor();

  const entries = page.locator('[data-part=queue-list] a');
  const decision = page.locator('[data-part=queue-decision]');
  for (let decided = 0; decided < DECISIONS;) {
    await decision.waitFor();
    const before = await page.locator('[data-part=queue-list] [aria-current=true]').innerText();
    await page.locator('[data-part=queue-evidence] h2').first().waitFor();
    // What cannot be approved says why; it is left for later.
    if ((await decision.locator('[data-part=queue-blocks]', { hasText: 'Батлах' }).count()) > 0) {
      await press('KeyS');
    } else {
      await press('KeyA');
      const question = page.locator('[role=alertdialog], [role=dialog]');
      await question.waitFor();
      await question
        .locator('button:not([aria-disabled=true]):not(:disabled)', { hasText: 'Батлах' })
        .waitFor();
      await press('Control+Enter');
      await question.waitFor({ state: 'detached' });
      decided += 1;
    }
    await expect
      .poll(() => page.locator('[data-part=queue-list] [aria-current=true]').innerText())
      .not.toBe(before);
  }
  expect(keys).toBeLessThan(KEYS);
  await counter.filter({ hasText: `${counted - DECISIONS} хүлээгдэж буй` }).waitFor();
  await expect.poll(() => entries.count()).toBe(counted - DECISIONS);
  expectClean(opened);
});
