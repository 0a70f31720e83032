import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readCession } from './api';

/**
 * The statement of a contract split by its cession, or what a cession of today would do (docs/domain/contracts.md 8.3).
 */
export function useCession(id: number | string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['contract', 'cession', String(id)],
    queryFn: ({ signal }) => dataProvider.call(readCession, { params: { id }, signal }),
    retry: false,
  });
}
