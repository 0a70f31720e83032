import { useGetList } from 'ra-core';
import type { Check } from './Check';

const MOST = 50;

/** All checks of a customer, the newest first. */
export const useChecksOf = (customerId: unknown, enabled = true) =>
  useGetList<Check>(
    'zms',
    {
      filter: { customerId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: enabled && customerId !== undefined && customerId !== null, retry: false },
  );
