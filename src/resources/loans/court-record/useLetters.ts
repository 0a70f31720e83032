import type { Identifier } from 'ra-core';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { letterValues } from '../../../domain/letters/letterValues';
import { mergeLetter, type MergedLetter } from '../../../domain/letters/mergeLetter';
import { type StoredFile, htmlDataUrl } from '../../../fields/file/schema';
import type { LetterAnswer } from './api';

/** How a part of a court record's letter is read: for pages, and for many letters at once. */
export const letterQuery = <T>(
  dataProvider: UrtuuDataProvider,
  part: Endpoint<void, T, 'GET', `/court-list/:id/${string}`>,
  id: Identifier,
) => ({
  // The key begins with the resource: actions read it again.
  queryKey: ['court-list', part.path, String(id)],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    dataProvider.call(part, { params: { id }, signal }),
  retry: false as const,
});

/** The letter with its values in place; the gateway merges with the same function when it prints. */
export const mergedOf = ({ template, facts }: LetterAnswer): MergedLetter =>
  mergeLetter(template.html, letterValues(facts));

/** A document as the preview takes it. */
export const letterFile = (name: string, html: string): StoredFile => ({
  name: `${name}.html`,
  type: 'text/html',
  size: new TextEncoder().encode(html).length,
  data: htmlDataUrl(html),
});
