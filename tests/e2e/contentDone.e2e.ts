import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, fill, save } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

it('pins a branch with the keyboard alone, on a map that asks nobody for pictures', async () => {
  const opened = await openConsole({ person: 'operator', path: '/branch/create' });
  const { page, requests } = opened;
  await page.getByRole('heading', { level: 1, name: 'Салбар нэмэх' }).waitFor();
  await page.locator('[name="code"]').focus();
  await page.keyboard.type('UB-07');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Чингэлтэй салбар');
  const map = page.getByRole('application');
  // Over the address and both coordinates to the map, without a mouse.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return map.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  const latitude = page.getByLabel('Өргөрөг');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => latitude.inputValue()).toBe('47.9189');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => latitude.inputValue()).toBe('47.9219');
  await expect.poll(() => page.getByLabel('Уртраг').inputValue()).toBe('106.9175');
  const monday = page.getByRole('switch', { name: /Даваа/ });
  await monday.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Даваа гарагийн цагийг ажлын өдрүүдэд хуулах' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('[data-part=phone-preview]').innerText())
    .toContain('Да–Ба 09:00–18:00');
  await save(page).focus();
  await page.keyboard.press('Enter');
  await succeeded(page, 'Амжилттай үүсгэлээ. Чингэлтэй салбар');
  const origin = new URL(page.url()).origin;
  expect(requests.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
    [],
  );
  expectClean(opened);
});

/** A new version with a sentence more, and with what must not run, load or lead away. */
const AGREEMENT = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=https://foreign.example">
<script>window.top.hacked = 1; document.title = 'hacked'</script></head><body>
<h1>Батлан даалттай зээлийн нөхцөл</h1><p>Хувилбар 1</p>
<p>1. Батлан даагч нь зээлдэгчийн үүргийг хамтран хариуцна.</p>
<p onclick="window.top.hacked = 1">2. Зээл хугацаа хэтэрвэл батлан даагчид апп болон мессежээр мэдэгдэнэ.</p>
<p>3. Батлан даагч зээл олгохоос өмнө зөвшөөрлөө цуцалж болно.</p>
<p>4. Батлан даагчийн хариуцах дүн нь зээлийн үлдэгдлээс хэтрэхгүй.</p>
<img src="https://foreign.example/x.png" onerror="window.top.hacked = 1"><iframe src="https://foreign.example"></iframe>
</body></html>`;

it('shows an agreement with a script in it harmlessly, and what is new in it', async () => {
  const opened = await openConsole({ person: 'admin', path: '/agreement/create' });
  const { page, requests } = opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await choose(page, 'option', 'Батлан даалттай зээлийн нөхцөл');
  await fill(page, {
    title: 'Батлан даалтын нөхцөл',
    summary: 'Хариуцах дүнгийн заалт нэмсэн.',
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'sponsion-loan.html',
    mimeType: 'text/html',
    buffer: Buffer.from(AGREEMENT),
  });
  const frame = page.frameLocator('iframe[title*="sponsion-loan.html"]');
  await expect
    .poll(() => frame.locator('body').innerText())
    .toContain('4. Батлан даагчийн хариуцах дүн');
  // The preview page's own script is all that is left of anything that runs or loads.
  await expect.poll(() => frame.locator('script, iframe, img, meta[http-equiv]').count()).toBe(0);
  const difference = page.locator('[data-part=difference]');
  await expect
    .poll(() => difference.locator('ins').allInnerTexts())
    .toEqual(['4. Батлан даагчийн хариуцах дүн нь зээлийн үлдэгдлээс хэтрэхгүй.']);
  await expect.poll(() => difference.locator('del').count()).toBe(0);
  await save(page).click();
  await page.locator('[data-part=record-head]').waitFor();
  await expect
    .poll(() => page.locator('[data-part=record-name] [data-part=chip]').innerText())
    .toBe('Ноорог');
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  expect(requests.filter(({ url }) => url.includes('foreign.example'))).toEqual([]);
  expect((await gateway.commits()).map(({ path }) => path)).toEqual(['/gateway-lab/agreements']);
  expectClean(opened);
});
