import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';

beforeEach(() => gateway.reset());

describe('the review of an income', () => {
  it('reads a statement page by page and approves it by the keyboard', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers/income/requests?id=610001',
    });
    const { page } = opened;
    const confirm = page.getByRole('button', { name: 'Файл баталгаажуулах' });
    const shown = page.locator('[data-part=document-tools] [role=status]');
    await page.locator('[data-part=document-stage][aria-busy=false] canvas').waitFor();
    await expect.poll(() => shown.innerText()).toBe('1/4 хуудас');
    // The page is drawn: there is ink on the paper.
    const inked = await page.locator('[data-part=document-stage] canvas').evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at] < 128 && data[at + 3] > 0) dark += 1;
      return dark;
    });
    expect(inked).toBeGreaterThan(200);

    await page.keyboard.press('a');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(`${number}/4 хуудас`).waitFor();
      await page.locator('[data-part=document-stage][aria-busy=false]').waitFor();
    }
    await page.getByText('Бүгдийг үзсэн').waitFor();
    await page.keyboard.press('z');
    await page.locator('[data-part=documents][data-zoomed]').waitFor();
    await page.keyboard.press('c');

    await page.keyboard.press('ArrowRight');
    await page.locator('[data-part=image-stage] img').waitFor();
    await confirm.and(page.locator(':not([aria-disabled])')).waitFor();
    await page.keyboard.press('c');
    await expectAccessible(page);

    await page.locator('[data-part=queue-blocks]').waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Батлах' }).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    const commits = await gateway.commits();
    expect(commits.map(({ path }) => path).filter((path) => !path.endsWith('/seen'))).toEqual([
      '/gateway-customer/income-files/620001/confirm_file',
      '/gateway-customer/income-files/620002/confirm_file',
      '/gateway-customer/incomes/610001/approve_income',
    ]);
    expectClean(opened);
  });
});
