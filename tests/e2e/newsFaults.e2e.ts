import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { expectFaultMatrix, type Flow } from './support/faultMatrix';
import { choose, editor, fill, input, save } from './support/inputs';
import { succeeded } from './support/messages';

const typed = async (page: Page) => [
  page.url().replace(/.*:\d+/, ''),
  await input(page, 'title').inputValue(),
  await input(page, 'shortDescription').inputValue(),
  await editor(page).innerText(),
];

const create: Flow = {
  checks: false,
  person: 'operator',
  method: 'POST',
  path: '/gateway-lab/news',
  starts: Array.from({ length: 5 }, () => '/news/create'),
  fill: async (page, turn) => {
    await fill(page, { title: `Шинэ салбар ${turn}`, shortDescription: 'Дарханд нээгдлээ.' });
    await choose(page, 'category', 'Зээл');
    await choose(page, 'type', 'Апп: мэдээ');
    await editor(page).fill('Даваагаас ажиллана.');
  },
  send: (page) => save(page).click(),
  typed,
  done: (page, turn) => succeeded(page, `Хадгаллаа: Шинэ салбар ${turn}.`),
};

const edit: Flow = {
  ...create,
  checks: true,
  method: 'PUT',
  path: '/gateway-lab/news/*',
  starts: [1, 2, 3, 4, 5].map((id) => `/news/${id}/update`),
  fill: async (page, turn) => {
    await fill(page, { title: `Шинэчилсэн ${turn}`, shortDescription: 'Дарханд нээгдлээ.' });
    await editor(page).fill('Даваагаас ажиллана.');
  },
  done: (page, turn) => succeeded(page, `Хадгаллаа: Шинэчилсэн ${turn}.`),
};

const dialog = (page: Page) => page.getByRole('alertdialog');

const publish: Flow = {
  checks: true,
  person: 'operator',
  method: 'POST',
  path: '/gateway-lab/news/*/publish',
  starts: [4, 8, 12, 16, 20].map((id) => `/news/${id}`),
  fill: (page) =>
    page
      .locator('[data-part=record-head]')
      .getByRole('button', { name: 'Нийтлэх', exact: true })
      .click(),
  send: (page) => dialog(page).getByRole('button', { name: 'Нийтлэх', exact: true }).click(),
  typed: (page) => dialog(page).getByRole('heading').innerText(),
  done: (page) => succeeded(page, 'Гүйцэтгэлээ: Нийтлэх.'),
};

it.each(Object.entries({ create, edit, publish }))('survives every fault: %s', (_name, flow) =>
  expectFaultMatrix(flow),
);
