import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import type { Endpoint } from '../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { MessageKey } from '../../i18n/Catalogue';
import type { QueryResult, ReadFailure } from './QueryResult';

/**
 * Reads a part of a record: `useRecordPart('loans', loanParts.book, loan.id)`. Parts of a page that ask
 * for the same share one call; it is read again after any action on the resource, with whose name the key begins.
 * @param id nothing is read while there is none
 * @param failure what is said when it could not be had, where the documents have words for it
 */
export function useRecordPart<T>(
  resource: string,
  part: Endpoint<void, T, 'GET', `${string}/:id/${string}`>,
  id: Identifier | undefined,
  failure?: MessageKey,
): QueryResult<T> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<T, ReadFailure>({
    queryKey: [resource, part.path, String(id)],
    queryFn: ({ signal }) => dataProvider.call(part, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
    meta: { failure },
  });
}
