import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { MessageKey } from '../../../i18n/Catalogue';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { LookupMessage } from '../../../framework/parts/LookupForm';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { WatchLookup } from './watchLookup';

/** The search of one list, by number or name. */
export type WatchSearch<Hit> = Endpoint<
  Partial<Record<WatchLookup['kind'], string>>,
  { hits: Hit[] },
  'POST',
  `/${string}`
>;

/**
 * Searches a watch list. What is typed stays out of the address, the hits out of every cache
 * (docs/domain/calls.md 5.3); that there are none is an answer, not a failure.
 * @param none message key for "not in the list"
 */
export function useWatchSearch<Hit>(search: WatchSearch<Hit>, none: MessageKey) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const find = async ({ kind, value }: WatchLookup): Promise<LookupMessage> => {
    setHits([]);
    const answer = await dataProvider.call(search, { body: { [kind]: value } });
    setHits(answer.hits);
    return answer.hits.length === 0
      ? { key: none }
      : { key: 'watch.search.found', values: { smart_count: answer.hits.length } };
  };
  return { hits, find };
}
