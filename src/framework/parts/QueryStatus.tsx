import { Suspense, type ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import type { QueryResult } from './QueryResult';
import { CardBody } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

interface Props {
  read: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'>;
  /** Why there is nothing, and what would bring something; undefined while there is something. */
  empty?: { title?: string; text?: string };
  children: ReactNode;
}

/**
 * What is read, or how far it is: waiting, failed with a way to try again, nothing yet. What the answer needs beside it,
 * for example another area's texts, is waited for here too: without a boundary of its own it would hide the whole page,
 * and take the focus out of a form that is being filled in beside it.
 */
export function QueryStatus({ read: { data, error, refetch }, empty, children }: Props) {
  if (error)
    return (
      <EmptyState
        kind={error.status === 403 ? 'no-permission' : 'failed'}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Waiting />;
  if (empty) return <EmptyState kind="nothing-yet" title={empty.title} text={empty.text ?? ''} />;
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

const Waiting = () => (
  <CardBody aria-busy="true">
    <Skeleton />
  </CardBody>
);
