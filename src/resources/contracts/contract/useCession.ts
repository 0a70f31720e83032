import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readCession } from './api';

/**
 * The statement of a contract split by a day (docs/domain/contracts.md 8.3).
 * @param on the day; that of the contract's own cession without it
 */
export function useCession(id: number | string, on?: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['contract', 'cession', String(id), on],
    queryFn: ({ signal }) =>
      dataProvider.call(readCession, { params: { id }, query: on ? { on } : {}, signal }),
    retry: false,
  });
}
