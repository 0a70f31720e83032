import { beforeEach, expect, it } from 'vitest';
import { samplePng } from '../../mocks/engine/samples/sampleFile';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, editor, fill, save } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

/** A square picture, which no article and no banner may have. */
const SQUARE = {
  name: 'tsagaan-sar.png',
  mimeType: 'image/png',
  buffer: Buffer.from(samplePng(400, 400, '#2f74bb'), 'base64'),
};

it('publishes an article whose picture had the wrong ratio after cropping it', async () => {
  const opened = await openConsole({ person: 'operator', path: '/news/create' });
  const { page } = opened;
  await page.getByRole('heading', { level: 1, name: 'Мэдээ нэмэх' }).waitFor();
  await fill(page, {
    title: 'Цагаан сарын цагийн хуваарь',
    shortDescription: 'Гурав хоног амарна.',
  });
  await choose(page, 'category', 'Зээл');
  await choose(page, 'type', 'Апп: мэдээ');
  await editor(page).fill('Шинийн нэгнээс гурван хүртэл амарна.');
  await page.locator('input[type=file]').setInputFiles(SQUARE);
  // The crop is offered at once; without it the picture is refused beside its field.
  const crop = page.getByRole('dialog', { name: 'Зургийг тайрах' });
  await crop.getByRole('button', { name: 'Болих' }).click();
  await save(page).click();
  await page.getByText('Зургийн харьцаа 16:9, 4:3 байх ёстой.').first().waitFor();
  expect(await gateway.commits()).toEqual([]);
  await page.getByRole('button', { name: 'Тайрах', exact: true }).click();
  await crop.getByRole('button', { name: 'Тайрч авах' }).click();
  await crop.waitFor({ state: 'detached' });
  await page.getByText('Зургийн хэмжээ: 400 × 225 цэг').first().waitFor();
  const phone = page.locator('[data-part=phone-preview]');
  await expect.poll(() => phone.locator('img').count()).toBe(2);
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Цагаан сарын цагийн хуваарь');
  const head = page.locator('[data-part=record-head]');
  await head.getByRole('button', { name: 'Нийтлэх', exact: true }).click();
  await succeeded(page, 'Амжилттай нийтэллээ.');
  await expect
    .poll(() => page.locator('[data-part=record-name] [data-part=chip]').innerText())
    .toBe('Нийтлэгдсэн');
  expect((await gateway.commits()).map(({ path }) => path)).toEqual([
    '/gateway-lab/news',
    '/gateway-lab/news/41/publish',
  ]);
  expectClean(opened);
});

it('shows a video without asking its host', async () => {
  const opened = await openConsole({ person: 'operator', path: '/video/1' });
  const { page, requests } = opened;
  const phone = page.locator('[data-part=phone-preview]');
  await expect.poll(() => phone.innerText()).toContain('video.pocket.example');
  const origin = new URL(page.url()).origin;
  expect(requests.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
    [],
  );
  expectClean(opened);
});
