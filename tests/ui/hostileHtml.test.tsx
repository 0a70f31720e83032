// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { htmlLines } from '../../src/ui/SafeHtml/htmlLines';
import { sanitizedDocument, sanitizedFragment } from '../../src/ui/SafeHtml/sanitizeHtml';
import { dangers, FOREIGN, HOSTILE_HTML } from '../support/hostileHtml';

it.each([
  ['<style>@import "//foreign.example/x.css";p{color:red}</style>', 'p{color:red}'],
  ['<style>p{background:url( "https://foreign.example/x.png")}</style>', 'p{background:none}'],
  ['<style>p{background:u\\72l(//foreign.example/x.png)}</style>', '<style></style>'],
  ['<p style="background:URL(//foreign.example/x.png)">x</p>', '<p style="background:none">'],
  ['<p style="color:red">x</p>', '<p style="color:red">'],
])('%s loads nothing and keeps its own looks', (html, kept) => {
  const clean = sanitizedDocument(`<html><head></head><body>${html}</body></html>`);
  expect(clean).toContain(kept);
  expect(clean).not.toContain(FOREIGN);
});

it('there are enough of them, each another one', () => {
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(60);
});

describe.each(HOSTILE_HTML.map((html) => [html.slice(0, 120), html]))('%s', (_, html) => {
  it('is harmless as a document of the preview, and keeps its words', () => {
    const document = new DOMParser().parseFromString(sanitizedDocument(html), 'text/html');
    expect(dangers(document)).toEqual([]);
    expect(document.body.textContent).toContain('Нөхцөл');
  });

  it('is harmless as formatted text, and is compared by its words', () => {
    const holder = document.createElement('div');
    holder.append(sanitizedFragment(html));
    expect(dangers(holder)).toEqual([]);
    expect(htmlLines(html)).toContain('Нөхцөл');
    expect((window as { hacked?: unknown }).hacked).toBeUndefined();
  });
});
