import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readBatchRows } from './api';

/** The id of a batch. */
export type BatchId = number | string;

/**
 * Rows of a batch with what the gateway keeps of each; read again whenever more are done, and what was known stays until
 * then.
 */
export function useBookedRows(batch: BatchId | undefined, done?: number) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['loans/batch-payment', 'rows', String(batch), done],
    queryFn: ({ signal }) =>
      dataProvider.call(readBatchRows, { params: { id: batch ?? '' }, signal }),
    enabled: batch !== undefined,
    placeholderData: (previous) => previous,
    retry: false,
  });
}
