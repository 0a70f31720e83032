import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { Read } from '../../../framework/parts/Read';
import { type PendingEvidence, pendingEvidence } from './api';

/** The queues whose requests are about one loan. */
export type PendingQueue = keyof typeof pendingEvidence;

/** Reads what a decision rests on; again after any act (domain X5: the key begins with the resource). */
export function usePendingEvidence(
  queue: PendingQueue,
  id: string | number,
): Read<PendingEvidence> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: [queue, 'evidence', String(id)],
    queryFn: ({ signal }) => dataProvider.call(pendingEvidence[queue], { params: { id }, signal }),
    retry: false,
  });
}
