import type { ReactNode } from 'react';
import { Card as PlainCard, CardBody } from '../../ui/Card/Card';
import type { QueryResult } from './QueryResult';
import { QueryStatus } from './QueryStatus';

interface Props {
  title: ReactNode;
  /** Beside the title: buttons, counts, a verdict. */
  aside?: ReactNode;
  /** The body keeps no distance from the card's edge: a table. */
  flush?: boolean;
  /** What the body waits for. */
  read?: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'>;
  /** Shown instead of the body when nothing is there. */
  empty?: { when: boolean; title: string; text?: string };
  /** Over both columns of a `CardFlow`. */
  across?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled card of a page; with `read` it is waiting, failed with a way to try again, empty, or its body. */
export function Card({ read, empty, flush, children, ...card }: Props) {
  const body = flush ? children : <CardBody>{children}</CardBody>;
  return (
    <PlainCard {...card} flush>
      {read ? (
        <QueryStatus read={read} empty={empty?.when ? empty : undefined}>
          {body}
        </QueryStatus>
      ) : (
        body
      )}
    </PlainCard>
  );
}
