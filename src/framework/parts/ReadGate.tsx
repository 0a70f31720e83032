import type { ReactNode } from 'react';
import type { Read } from './Read';
import { ReadState } from './ReadState';
import { Surface } from '../../ui/Card/Card';

interface Props<T> {
  read: Pick<Read<T>, 'data' | 'error' | 'refetch'>;
  /** Says that there is nothing to show. */
  isEmpty?: (data: T) => boolean;
  /** Why there is nothing, and what would bring something; needed where something can be empty. */
  empty?: { title: string; text?: string };
  children: (data: T) => ReactNode;
}

/** The body of a tab: waiting, failed with a way to try again, nothing yet, or the tab itself. */
export function ReadGate<T>({ read, isEmpty, empty, children }: Props<T>) {
  const { data, error } = read;
  const nothing = data !== undefined && isEmpty?.(data) === true;
  if (!error && data !== undefined && !nothing) return children(data);
  return (
    <Surface as="section">
      <ReadState read={read} empty={nothing ? (empty ?? {}) : undefined}>
        {null}
      </ReadState>
    </Surface>
  );
}
