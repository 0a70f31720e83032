import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeHtml } from '../../src/ui/SafeHtml/SafeHtml';
import { sanitizedDocument } from '../../src/ui/SafeHtml/sanitizeHtml';

/** What is inside the frame of the text. */
const shown = (html: string) =>
  render(<SafeHtml html={html} />).container.firstElementChild?.innerHTML;

describe('formatted text of others', () => {
  it.each([
    ['a handler', '<img src="/assets/a.png" onerror="alert(1)">', '<img src="/assets/a.png">'],
    ['a script', 'а<script>alert(1)</script>б', 'аб'],
    ['a style sheet', '<style>*{display:none}</style><p>а</p>', '<p>а</p>'],
    ['an inline style', '<p style="position:fixed" id="root">а</p>', '<p>а</p>'],
    ['a picture of another host', '<p>а<img src="https://canary.example/1.png"></p>', '<p>а</p>'],
    ['a script behind a link', '<a href="javascript:alert(1)">а</a>', '<a>а</a>'],
    ['a form', '<form action="https://evil.example"><input name="a"><b>а</b></form>', '<b>а</b>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>а', 'а'],
  ])('loses %s', (_what, html, left) => {
    expect(shown(html)).toBe(left);
  });

  it('keeps its marks, and its links give nothing away', () => {
    expect(shown('<h2>а</h2><ul><li><b>б</b></li></ul>')).toContain(
      '<h2>а</h2><ul><li><b>б</b></li></ul>',
    );
    expect(shown('<a href="https://example.mn">а</a>')).toContain(
      '<a href="https://example.mn" target="_blank" rel="noopener noreferrer">а</a>',
    );
  });

  it('keeps the style sheet of a document for the sandboxed preview, but nothing that actions', () => {
    const clean = sanitizedDocument(
      '<html><head><style>p{color:red}</style><meta http-equiv="refresh" content="0;url=https://evil.example"></head>' +
        '<body onload="alert(1)"><script>alert(1)</script><p style="color:blue">а</p><form><input></form></body></html>',
    );
    expect(clean).toContain('p{color:red}');
    expect(clean).toContain('<p style="color:blue">а</p>');
    expect(clean).not.toMatch(/script|onload|meta|form|input|refresh/);
  });
});
