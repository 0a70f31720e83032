import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, editor, fill, input } from './inputs';
import { inside } from './steps';

/** Of the news that `writeNews` writes. */
export const TITLE = 'Шинэ салбар нээгдлээ';
const SHORT = 'Дархан хотод шинэ салбар үйлчилгээгээ эхэллээ.';
const BODY = 'Салбар өдөр бүр есөн цагт нээнэ.';

/** Fills in the form of a new piece of news. */
export async function writeNews(page: Page): Promise<void> {
  await fill(page, { title: TITLE, shortDescription: SHORT });
  await choose(page, 'category', 'Зээл');
  await choose(page, 'type', 'Вэбсайт: мэдээ');
  await editor(page).click();
  await page.keyboard.type(BODY);
}

/** All that was typed is in the form. */
export async function expectNews(page: Page): Promise<void> {
  await inside(page);
  await expect.poll(() => input(page, 'title').inputValue()).toBe(TITLE);
  await expect.poll(() => input(page, 'shortDescription').inputValue()).toBe(SHORT);
  await expect.poll(() => input(page, 'category').inputValue()).toBe('Зээл');
  await expect.poll(() => input(page, 'type').inputValue()).toBe('pocket_web');
  await expect.poll(() => editor(page).innerText()).toBe(BODY);
}
