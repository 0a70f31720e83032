import type { UseQueryResult } from '@tanstack/react-query';

/** The part of a failed read that pages show. */
export interface ReadFailure extends Error {
  status?: number;
  requestId?: string;
}

/** How something that a part of a page shows is being read. */
export type QueryResult<T> = UseQueryResult<T, ReadFailure>;
