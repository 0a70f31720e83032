import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { twoColourPng } from '../../src/domain/png';
import { htmlDataUrl } from '../../src/fields/file/schema';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(20);
});

const picture = (width: number, height: number) =>
  `data:image/png;base64,${twoColourPng(
    width,
    height,
    [
      [0, 0, 0],
      [255, 255, 255],
    ],
    () => false,
  )}`;
const file = (rest: object) => ({ name: 'zurag.png', type: 'image/png', size: 70, ...rest });
const change = async (path: string, body: object) => {
  const answer = await call(gateways, `PUT /gateway-lab/${path}`, { body });
  const { fields } = answer.body as unknown as { fields?: Record<string, string> };
  return [answer.status, fields];
};

describe('a picture is what its bytes say, whoever sends it', () => {
  test.each([
    ['an address elsewhere', { url: 'https://evil.example/a.png' }, 'validation.file_bytes'],
    [
      'an address of another file here',
      { url: '/gateway-lab/public/files/1' },
      'validation.file_bytes',
    ],
    ['plain words', { data: 'a picture' }, 'validation.file_bytes'],
    ['words that call themselves one', { data: 'data:image/png,abc' }, 'validation.file_bytes'],
    ['a header without points', { data: picture(16, 9).slice(0, 66) }, 'validation.image_broken'],
    ['too little to be seen', { data: picture(11, 4) }, 'validation.image_small'],
    [
      'another ratio than it says',
      { data: picture(20, 20), width: 16, height: 9 },
      'validation.image_ratio',
    ],
  ])('%s is refused', async (_, rest, key) => {
    expect(await change('news/3', { image: file(rest) })).toEqual([400, { image: key }]);
  });

  test('its own address may come back, and another record’s may not', async () => {
    const { body } = await call(gateways, 'PUT /gateway-lab/news/3', {
      body: { image: file({ data: picture(16, 9) }) },
    });
    const own = body.image as object;
    expect(await change('news/3', { image: { ...own, name: 'shine.png' } })).toEqual([
      200,
      undefined,
    ]);
    expect(await change('news/4', { image: own })).toEqual([
      400,
      { image: 'validation.file_bytes' },
    ]);
  });
});

describe('a template is a file', () => {
  const html = (rest: object) => ({ name: 'a.html', type: 'text/html', size: 10, ...rest });
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

  test.each([
    ['raw text', { data: '<p>{{nothing}}</p>' }, 'validation.file_bytes'],
    ['an address', { url: '/gateway-lab/files/1' }, 'validation.file_bytes'],
    ['no page', { data: htmlDataUrl('нууц код {{code}}') }, 'validation.file_html_only'],
    [
      'letters that nobody can read',
      { data: `data:text/html;base64,${base64('<p>{{code}} \xc3\xfd\xf0</p>')}` },
      'validation.file_encoding',
    ],
  ])('%s is refused', async (_, rest, key) => {
    const [status, fields] = await change('email/templates/2', { htmlFile: html(rest) });
    expect([status, fields]).toEqual([400, { htmlFile: key }]);
  });
});

test('what an action asks for is looked at, too', async () => {
  const found = gateways.store
    .collection('customers')
    ?.all.find(({ listType }) => listType === 'POCKET');
  const answer = await call(gateways, `POST /gateway-customer/customers/${found?.id}/change_name`, {
    body: {
      reason: 'Нэр солигдсон тул',
      lastName: 'Шинэ',
      firstName: 'Нэр',
      document: {
        name: 'a.pdf',
        type: 'application/pdf',
        size: 9,
        url: 'https://evil.example/a.pdf',
      },
    },
  });
  expect(answer.body).toMatchObject({ fields: { document: 'validation.file_bytes' } });
});
