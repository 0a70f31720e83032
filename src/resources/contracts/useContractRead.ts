import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { DocumentVersion, RegistryWrite } from './wire';

/** What stands below `/contracts/{id}`, by the last part of its address. */
interface ContractReads {
  versions: DocumentVersion[];
  'registry-writes': RegistryWrite[];
}

/** A failure of a read, as far as pages tell it. */
export interface ReadFailure extends Error {
  requestId?: string;
}

/** Reads one part of a contract; again after any act (domain X5: the key begins with the resource). */
export function useContractRead<K extends keyof ContractReads>(
  part: K,
  id: string | number | undefined,
): UseQueryResult<ContractReads[K], ReadFailure> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<ContractReads[K], ReadFailure>({
    queryKey: ['contract', part, String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call<ContractReads[K]>('main', 'GET', `/contracts/${id}/${part}`, { signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
