import { beforeAll, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(20);
});

const change = async (path: string, body: object) => {
  const answer = await call(gateways, `PUT /gateway-lab/${path}`, { body });
  const said = answer.body as unknown as { fields?: object } & Record<string, unknown>;
  return { status: answer.status, fields: said.fields, body: said };
};

describe('what becomes a header, a file or a line is one line', () => {
  test.each([
    ['email/templates/2', 'subject', 'a\r\nBcc: x@y.z', 'validation.one_line'],
    ['news/3', 'title', 'Мэдээ\nхоёр', 'validation.one_line'],
    ['news/3', 'title', 'Мэдээ\0', 'validation.one_line'],
    ['news/3', 'title', 'Мэдээ\u001b[31m', 'validation.one_line'],
    ['news/3', 'title', 'Мэдээ\u0085', 'validation.one_line'],
    ['news/3', 'title', '\u200b\u2060\u202e', 'validation.invisible'],
    ['news/3', 'title', '\u3164\u2800', 'validation.invisible'],
    ['news/3', 'content', '<p>a\u0000b</p>', 'validation.control'],
  ])('%s: %s %j is refused', async (path, field, value, key) => {
    expect(await change(path, { [field]: value })).toMatchObject({
      status: 400,
      fields: { [field]: key },
    });
  });

  test('marks among letters stay, and so do lines where there are several', async () => {
    const title = 'Дорж\u202eж 👩‍👩‍👧‍👦';
    expect(await change('news/3', { title })).toMatchObject({ status: 200, body: { title } });
    const reason = 'Эхний мөр\nхоёр дахь';
    const acted = (reason: string) =>
      call(gateways, 'POST /gateway-lab/news/3/unpublish', { body: { reason } });
    const { status, body } = await acted('Дууссан тул\u0007');
    expect([status, body]).toMatchObject([400, { fields: { reason: 'validation.control' } }]);
    expect((await acted(reason)).status).toBe(200);
  });

  test.each([
    ['title', 'а'.repeat(256)],
    ['content', `<p>${'а'.repeat(20_001)}</p>`],
    ['content', `<p>${'а'.repeat(1_000_000)}</p>`],
  ])('%s has an end', async (field, value) => {
    expect(await change('news/3', { [field]: value })).toMatchObject({
      status: 400,
      fields: { [field]: 'validation.max_length' },
    });
  });

  test('a name of a file is one line, too', async () => {
    const image = { name: 'a\r\nX: y.png', type: 'image/png', size: 1, data: 'data:,' };
    expect(await change('news/3', { image })).toMatchObject({
      fields: { image: 'validation.invalid_value' },
    });
  });
});

describe('formatted text is kept as it is shown', () => {
  const kept = async (content: string) => (await change('news/3', { content })).body.content;

  test.each([
    ['<p>Бүтэн <strong>мэдээ</strong></p>', '<p>Бүтэн <strong>мэдээ</strong></p>'],
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="position:fixed">b</p>', '<p>b</p>'],
    ['<p>c</p><img src="https://evil.example/a.png">', '<p>c</p>'],
    ['<p><a href="javascript:x()">d</a></p>', '<p><a>d</a></p>'],
    ['<p>e</p><iframe srcdoc="<p>x</p>"></iframe>', '<p>e</p>'],
    ['<p>f</p><!-- {{code}} -->', '<p>f</p>'],
  ])('%s', async (given, shown) => {
    expect(await kept(given)).toBe(shown);
  });

  test.each([
    '<script>alert(1)</script>',
    '<p><script>x</script></p>',
    '<style>p{}</style>',
    '<svg><text>x</text></svg>',
  ])('%s has nothing left, and is refused', async (content) => {
    expect(await change('news/3', { content })).toMatchObject({
      status: 400,
      fields: { content: 'validation.html_empty' },
    });
  });

  test('a new record is cleaned like a change', async () => {
    const { body } = await call(gateways, 'POST /gateway-lab/news', {
      body: {
        title: 'Шинэ',
        category: 'loan',
        type: 'pocket_app',
        shortDescription: 'Товч',
        content: '<p>Бүтэн</p><object data="x"></object>',
      },
    });
    expect(body.content).toBe('<p>Бүтэн</p>');
  });
});
