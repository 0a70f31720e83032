import { useGetList, type RaRecord } from 'ra-core';

/** Most rows of one kind that a customer's tab shows; somebody with more has a list of them. */
const MOST = 100;

/** The records of an entity that belong to a customer, in the entity's order; read again after every act. */
export function useOwned(name: string, customerId: RaRecord['id'] | undefined, sort: string) {
  return useGetList<RaRecord>(
    name,
    {
      filter: { customerId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: sort, order: 'ASC' },
    },
    { enabled: customerId !== undefined, retry: false },
  );
}
