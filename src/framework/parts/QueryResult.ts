import type { UseQueryResult } from '@tanstack/react-query';

/** A failure of a read, as far as pages tell it. */
export interface ReadFailure extends Error {
  status?: number;
  requestId?: string;
}

/** How something that a part of a page shows is being read. */
export type QueryResult<T> = UseQueryResult<T, ReadFailure>;
