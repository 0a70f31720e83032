import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { type PendingReviewDetails, pendingReviewDetails } from './api';

/** The queues whose requests are about one loan. */
export type PendingQueue = keyof typeof pendingReviewDetails;

/** Reads what a decision rests on; again after any action (docs/domain/calls.md 3.6: the key begins with the resource). */
export function usePendingReviewDetails(
  queue: PendingQueue,
  id: string | number,
): QueryResult<PendingReviewDetails> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: [queue, 'evidence', String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call(pendingReviewDetails[queue], { params: { id }, signal }),
    retry: false,
  });
}
