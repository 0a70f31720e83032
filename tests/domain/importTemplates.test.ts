import { beforeAll, describe, expect, it } from 'vitest';
import { BATCH_COLUMNS } from '../../src/domain/batchPayment/batchRows';
import { guessMapping } from '../../src/domain/imports/columns';
import type { Phrases } from '../../src/i18n/flatten';
import { WATCH_COLUMNS } from '../../src/resources/watchlists/entry/import/watchRows';
import { catalogueOf } from '../i18n/catalogues';

/** A template that the console gives must be read by it without a choice. */
describe.each(['mn', 'en', 'ru'] as const)('a template in %s', (locale) => {
  let phrases: Phrases = {};
  beforeAll(async () => {
    phrases = await catalogueOf(locale);
  });

  it.each([
    ['batch.columns', BATCH_COLUMNS],
    ['watch.import.columns', WATCH_COLUMNS],
  ] as const)('%s: each heading is recognised as its column', (names, columns) => {
    const headings = columns.map(({ key }) => phrases[`${names}.${key}`] ?? '');
    const found = guessMapping(headings, columns);
    expect(columns.map(({ key }) => (found as Record<string, number>)[key])).toEqual(
      columns.map((_, index) => index),
    );
  });
});
