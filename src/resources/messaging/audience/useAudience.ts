import { skipToken, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { filterQuery } from '../../../dataProviders/gatewayLists';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { MessageChannel } from '../../../domain/enums/messaging';
import { countAudience, type Audience } from './api';

/** An audience in the words of its list's own call. */
export const audienceOf = ({ of, filter }: Audience): Audience => ({
  of,
  filter: filterQuery(filter),
});

/**
 * Who of an audience would get a message now. Asked again whenever another one is chosen, never taken from an earlier look.
 * @param audience nothing is asked while it is undefined
 * @param each every record gets a message of its own
 */
export function useAudience(
  audience: Audience | undefined,
  channels: readonly MessageChannel[],
  each = false,
) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const question = audience && { ...audienceOf(audience), channels, each };
  return useQuery({
    queryKey: ['audience', question],
    queryFn: question
      ? ({ signal }) => dataProvider.call(countAudience, { body: question, signal })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
