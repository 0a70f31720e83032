import { escapeHtml } from './letterTable';
import type { LetterValue, LetterValues } from './letterValues';
import { variablesOf, type LetterVariable } from './letterVariables';
import { fillPlaces } from '../words/places';

/** A template with its values in place. */
export interface MergedLetter {
  /** HTML document; a missing value is marked and shown as its placeholder. */
  html: string;
  /** Variables that the template names and nobody knows a value of. */
  empty: string[];
  /** Names in the template that are no variables of such a document. */
  unknown: string[];
  /** Both of them: how many keep the letter from being printed. */
  missing: number;
}

/**
 * Puts values into a template (docs/domain/lending.md 11.6). Values are text and are escaped, tables alone bring
 * markup. What has no value, or is no variable at all, is marked yellow and keeps the letter from being printed for
 * good.
 */
export function mergeLetter(template: string, values: LetterValues): MergedLetter {
  const named = variablesOf(template);
  const valueOf = (name: string): LetterValue | undefined =>
    Object.hasOwn(values, name) ? values[name as LetterVariable] : undefined;
  const unknown = named.filter((name) => valueOf(name) === undefined);
  const empty = named.filter((name) => valueOf(name) === null);
  const html = fillPlaces(template, 'double', (name) => {
    const value = valueOf(name);
    if (!value) return `<mark>{{${escapeHtml(name)}}}</mark>`;
    return 'html' in value ? value.html : escapeHtml(value.text);
  });
  return { html, empty, unknown, missing: empty.length + unknown.length };
}

/**
 * Several letters as one document, each on a page of its own: what a batch print sends to the printer.
 * @param letters merged documents
 */
export function joinLetters(letters: readonly string[]): string {
  const style = letters[0] ? (/<style>[\s\S]*?<\/style>/.exec(letters[0])?.[0] ?? '') : '';
  const pages = letters.map((letter) => `<article class="page">${bodyOf(letter)}</article>`);
  return (
    `<!doctype html><html lang="mn"><head><meta charset="utf-8">${style}` +
    `<style>.page{break-after:page}.page:last-child{break-after:auto}</style></head>` +
    `<body>${pages.join('')}</body></html>`
  );
}

const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
