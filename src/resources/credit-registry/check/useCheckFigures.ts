import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readCheckFigures } from './api';

/** How many checks are in each state, and what checks cost: of one, and of this month. */
export function useCheckFigures() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['zms', 'figures'],
    queryFn: ({ signal }) => dataProvider.call(readCheckFigures, { signal }),
    retry: false,
  });
}
