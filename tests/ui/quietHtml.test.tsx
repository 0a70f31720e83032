// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietHtml } from '../../src/ui/SafeHtml/quietHtml';
import { sanitizedDocument, sanitizedFragment } from '../../src/ui/SafeHtml/sanitizeHtml';

/** What the policy of the console would object to, in a document that a parser makes of it. */
function breaches(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one instanceof HTMLTemplateElement ? all(one.content) : []),
    ]);
  return all(parsed).flatMap((element) => [
    ...(['style', 'base', 'meta', 'link', 'script'].includes(element.localName)
      ? [element.localName]
      : []),
    ...[...element.attributes]
      .filter(({ name }) => /^on/i.test(name) || name.toLowerCase() === 'style')
      .map(({ name }) => `${element.localName} ${name}`),
  ]);
}

const PIECES = [
  ...['<', '>', '"', "'", '=', '/', ' ', '\n', '\f', '!', '--', '-', '?', '&lt;', 'a'],
  ...['<p ', '<img src=x ', '</p', '<svg>', '<math>', '<title>', '</title>', '<a href="', '<b/'],
  ...['style=', 'onerror=x', ' onload ', 'STYLE="color:red"', "onClick='x'", '<style>', '</style>'],
  ...['<!--', '-->', '--!>', '<![CDATA[', ']]>', '<script>', '</script ', '<textarea>'],
  ...['</textarea>', '<noscript>', '</noscript>', '<plaintext>', '<base href=x>', '<template>'],
  ...['<select>', '<table>', '<iframe>', '</iframe>', '<xmp>', '</xmp>', '<meta ', '<body '],
];

describe('HTML without what a policy objects to', () => {
  it('has no handler, style, base or meta, however it is written', () => {
    const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((all) => all.join(''));
    fc.assert(
      fc.property(html, (given) => {
        expect([given, breaches(quietHtml(given))]).toEqual([given, []]);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['<p>Энгийн <b>текст</b> &amp; 1 < 2</p>', '<p>Энгийн <b>текст</b> &amp; 1 &lt; 2</p>'],
    ['<a href=/x title="a > b">y</a>', '<a href="/x" title="a > b">y</a>'],
    ["<img alt='\"' onerror=alert(1) src=x>", '<img alt="&quot;" src="x">'],
    ['<p class=MsoNormal style="mso-x:1"><o:p></o:p></p>', '<p class="MsoNormal"><o:p></o:p></p>'],
    ['a<!--[if gte mso 9]><xml>x</xml><![endif]-->b', 'ab'],
    ['<style>p{color:red}</style>x<script>y</script>', 'x'],
    ['<input disabled value=1>', '<input disabled value="1">'],
    ['<textarea><b onclick=x></textarea>z', '&lt;b onclick=x>z'],
    ['x<p onclick="', 'x'],
  ])('%s becomes %s', (given, quiet) => {
    expect(quietHtml(given)).toBe(quiet);
  });

  it('keeps a document’s own styles under another name where that is asked for', () => {
    expect(quietHtml('<td style="width: 5px">', 'data-x')).toBe('<td data-x="width: 5px">');
  });
});

it('is what the sanitiser sees, and its result is as before', () => {
  const holder = document.createElement('div');
  holder.append(
    sanitizedFragment(
      '<p onclick=x style="color:red">a <b>c</b><script>d</script></p><base href=x>',
    ),
  );
  expect(holder.innerHTML).toBe('<p>a <b>c</b></p>');
  expect(
    sanitizedDocument('<style>p{color:red}</style><p style="margin: 0" onclick="x">Гэрээ</p>'),
  ).toBe(
    '<html><head><style>p{color:red}</style></head><body><p style="margin: 0">Гэрээ</p></body></html>',
  );
});
