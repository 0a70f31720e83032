import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/base/EmptyState';
import type { LoanRead } from '../useLoanRead';
import '../loans.css';

interface Props<T> {
  read: LoanRead<T>;
  /** Says that there is nothing to show. */
  isEmpty?: (data: T) => boolean;
  /** Why there is nothing, and what would bring something. */
  empty: { title: string; text?: string };
  children: (data: T) => ReactNode;
}

/** The body of a tab: waiting, failed with a way to try again, nothing yet, or the tab itself. */
export function ReadGate<T>({ read, isEmpty, empty, children }: Props<T>) {
  const { data, error } = read;
  if (error)
    return (
      <div className="u-card">
        <EmptyState
          kind={error.status === 403 ? 'no-permission' : 'failed'}
          reference={error.requestId}
          onRetry={() => void read.refetch()}
        />
      </div>
    );
  if (data === undefined)
    return (
      <div className="u-card u-card-body" aria-busy="true">
        <span className="u-skeleton" />
      </div>
    );
  if (isEmpty?.(data))
    return (
      <div className="u-card">
        <EmptyState kind="nothing-yet" title={empty.title} text={empty.text ?? ''} />
      </div>
    );
  return children(data);
}
