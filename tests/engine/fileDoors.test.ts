import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { twoColourPng } from '../../src/domain/png';
import { htmlDataUrl } from '../../src/fields/file/schema';
import { inForce } from './inForce';
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

describe('a file is kept as its preview shows it', () => {
  const html = (text: string) => ({
    name: 'a.html',
    type: 'text/html',
    size: 10,
    data: htmlDataUrl(text),
  });
  const MAIL = 'gateway-lab/email/templates/2';
  /** A text of mails is changed by one person and put in force by another. */
  const mail = async (text: string) => {
    const asked = await call(gateways, `PUT /${MAIL}`, { body: { htmlFile: html(text) } });
    const { status } = await inForce((line, given) => call(gateways, line, given), asked);
    return { status, body: (await call(gateways, `GET /${MAIL}`)).body };
  };
  const agreement = (text: string) =>
    call(gateways, 'POST /gateway-lab/agreements', {
      body: { option: 'sponsion-loan', title: 'А', summary: 'Б', htmlFile: html(text) },
    });

  test.each([
    ['<p>{{code}}</p><script>x()</script>', '', '<p>{{code}}</p>'],
    ['<p onclick="x()" style="color:red">{{code}}</p>', '', '<p style="color:red">{{code}}</p>'],
    ['<p>{{code}}</p><img src="https://evil.example/a.png">', '', '<p>{{code}}</p>'],
    ['<p>{{code}}</p><form action="/x"><input></form>', '', '<p>{{code}}</p>'],
    ['<p><a href="javascript:x()">{{code}}</a></p>', '', '<p><a>{{code}}</a></p>'],
    ['<p><a href="{{lender}}">{{code}}</a></p>', '', '<p><a href="{{lender}}">{{code}}</a></p>'],
    [
      '<style>p{color:red;background:url(//evil.example)}</style><p>{{code}}</p>',
      '<style>p{color:red;background:none}</style>',
      '<p>{{code}}</p>',
    ],
  ])('%s', async (given, head, shown) => {
    const { status, body } = await mail(given);
    const kept = body.htmlFile as unknown as { data: string; size: number };
    const text = Buffer.from(kept.data.split(',')[1], 'base64').toString();
    expect([status, text]).toEqual([200, `<html><head>${head}</head><body>${shown}</body></html>`]);
    expect(kept.size).toBe(text.length);
    expect((await mail(text)).body.version).toBe(body.version);
  });

  test.each([
    '<style>body { display: none }</style><p>Нөхцөл</p>',
    '<style>.x { visibility: hidden }</style><p class="x">Нөхцөл</p>',
    '<p><script>Нөхцөл</script></p>',
  ])('%s has nothing that anybody would see, and is refused', async (text) => {
    const { status, body } = await agreement(text);
    expect([status, body.fields]).toEqual([400, { htmlFile: 'validation.html_empty' }]);
  });

  test('what its own styles hide does not count as said', async () => {
    const hidden = '<style>.x{display:none}</style><p class="x">{{code}}</p>Сайн байна уу';
    expect((await mail(hidden)).status).toBe(400);
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
