import type { ReactNode } from 'react';
import type { QueryResult } from './QueryResult';
import { QueryStatus } from './QueryStatus';
import { Surface } from '../../ui/Card/Card';

interface Props<T> {
  read: Pick<QueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Says that there is nothing to show. */
  isEmpty?: (data: T) => boolean;
  /** Why there is nothing, and what would bring something; needed where something can be empty. */
  empty?: { title: string; text?: string };
  children: (data: T) => ReactNode;
}

/** The body of a tab: waiting, failed with a way to try again, nothing yet, or the tab itself. */
export function QueryBoundary<T>({ read, isEmpty, empty, children }: Props<T>) {
  const { data, error } = read;
  const nothing = data !== undefined && isEmpty?.(data) === true;
  if (!error && data !== undefined && !nothing) return children(data);
  return (
    <Surface as="section">
      <QueryStatus read={read} empty={nothing ? (empty ?? {}) : undefined}>
        {null}
      </QueryStatus>
    </Surface>
  );
}
