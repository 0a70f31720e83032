import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { letterValues } from '../../../../domain/letters/letterValues';
import { mergeLetter, type MergedLetter } from '../../../../domain/letters/mergeLetter';
import type { StoredFile } from '../../../../entity/kinds/storedFile';
import { htmlDataUrl } from '../../../../entity/kinds/htmlFile';
import type { LetterAnswer, PrintedLetter } from '../../courtRecordWire';
import type { ReadFailure } from '../../../../crud/parts/Read';

interface LetterReads {
  letter: LetterAnswer;
  letters: PrintedLetter[];
}

/** Where a part of a court record's letter is read. The key begins with the resource: acts read it again (X5). */
export const letterQuery = <K extends keyof LetterReads>(
  dataProvider: UrtuuDataProvider,
  part: K,
  id: Identifier,
) => ({
  queryKey: ['court-list', part, String(id)],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    dataProvider.call<LetterReads[K]>('main', 'GET', `/court-list/${id}/${part}`, { signal }),
  retry: false as const,
});

/** Reads what the next letter is made of, or the printed copies. */
export function useLetterRead<K extends keyof LetterReads>(part: K, id: Identifier) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<LetterReads[K], ReadFailure>(letterQuery(dataProvider, part, id));
}

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
