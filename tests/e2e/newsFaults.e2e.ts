import type { Locator, Page } from 'playwright-core';
import { it } from 'vitest';
import { expectRenewed, expectSurvives, type Flow } from './support/faultWitness';
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
  starts: ['/news/create', '/news/create'],
  fill: async (page, turn) => {
    await fill(page, { title: `Шинэ салбар ${turn}`, shortDescription: 'Дарханд нээгдлээ.' });
    await choose(page, 'category', 'Зээл');
    await choose(page, 'type', 'Апп: мэдээ');
    await editor(page).fill('Даваагаас ажиллана.');
  },
  send: (page) => save(page).click(),
  typed,
  done: (page, turn) => succeeded(page, `Амжилттай үүсгэлээ. Шинэ салбар ${turn}`),
  refused: 'hang',
  lost: 'html',
};

const edit: Flow = {
  ...create,
  checks: true,
  method: 'PUT',
  path: '/gateway-lab/news/*',
  starts: ['/news/1/update', '/news/2/update'],
  fill: async (page, turn) => {
    await fill(page, { title: `Шинэчилсэн ${turn}`, shortDescription: 'Дарханд нээгдлээ.' });
    await editor(page).fill('Даваагаас ажиллана.');
  },
  done: (page, turn) => succeeded(page, `Амжилттай хадгаллаа. Шинэчилсэн ${turn}`),
  refused: 'drop',
  lost: 'cut',
};

const dialog = (page: Page) => page.getByRole('alertdialog');
const head = (page: Page) => page.locator('[data-part=record-head]');
const publisher = (part: Locator) => part.getByRole('button', { name: 'Нийтлэх', exact: true });

const publish: Flow = {
  checks: true,
  person: 'operator',
  method: 'POST',
  path: '/gateway-lab/news/*/publish',
  starts: ['/news/4', '/news/8'],
  fill: (page) => publisher(head(page)).waitFor(),
  // Nothing is asked; what failed is tried again from the dialog that says why.
  send: async (page) =>
    publisher((await dialog(page).count()) > 0 ? dialog(page) : head(page)).click(),
  typed: (page) => head(page).locator('[data-part=record-name]').innerText(),
  done: (page) => succeeded(page, 'Амжилттай нийтэллээ.'),
  refused: '503',
  lost: 'drop-after-commit',
};

it.each(Object.entries({ create, edit, publish }))(
  'survives a refusal and a lost answer: %s',
  (_name, flow) => expectSurvives(flow),
);

it('is sent again under a renewed token, and nobody notices', () => expectRenewed(create));
