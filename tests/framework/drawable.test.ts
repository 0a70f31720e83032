import { expect, test } from 'vitest';
import { entity } from '../../src/entity/entity';
import { image, text, weeklySchedule } from '../../src/fields';
import { drawable } from '../../src/framework/drawable';

const article = entity('news', {
  gateway: 'main',
  endpoint: '/news',
  represent: 'title',
  access: { list: 'news:list' },
  fields: { title: text(), image: image(), content: weeklySchedule() },
  list: { columns: ['title'], sort: { field: 'title', order: 'ASC' } },
});

test.each([
  [
    { id: 1, title: 'Гарчиг' },
    { id: 1, title: 'Гарчиг' },
  ],
  [
    { id: 1, title: null, image: null },
    { id: 1, title: null, image: null },
  ],
  [{ id: 1, title: { unexpected: true } }, { id: 1 }],
  [{ id: 1, title: [] }, { id: 1 }],
  [
    { id: 1, image: { name: 'a.png' } },
    { id: 1, image: { name: 'a.png' } },
  ],
  [{ id: 1, image: [] }, { id: 1 }],
  [{ id: 1, image: 'a.png' }, { id: 1 }],
  [
    { id: 1, content: [{ weekday: 1, open: false }] },
    { id: 1, content: [{ weekday: 1, open: false }] },
  ],
  [{ id: 1, content: [{ day: 1 }, 7] }, { id: 1 }],
])('of %o a preview draws %o', (record, drawn) => {
  expect(drawable(article, record)).toEqual(drawn);
});
