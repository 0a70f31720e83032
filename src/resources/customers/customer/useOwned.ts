import { useGetList, type Identifier } from 'ra-core';
import type { AnyEntity, RecordOf } from '../../../entity/entity';

/** Most rows of one kind that a customer's tab shows; somebody with more has a list of them. */
const MOST = 100;

/** The records of an entity that belong to a customer, in this order; read again after every action. */
export function useOwned<E extends AnyEntity>(
  { name }: E,
  customerId: Identifier | undefined,
  sort: (keyof E['fields'] & string) | 'id',
) {
  return useGetList<RecordOf<E>>(
    name,
    {
      filter: { customerId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: sort, order: 'ASC' },
    },
    { enabled: customerId !== undefined, retry: false },
  );
}
