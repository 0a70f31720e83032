import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/base/EmptyState';
import '../../../crud/crud.css';
import './people.css';

interface Read {
  data?: unknown;
  error: unknown;
  refetch: () => unknown;
}

interface Props {
  title: ReactNode;
  /** Beside the title: buttons, counts. */
  aside?: ReactNode;
  /** The body keeps no distance from the card's edge: a table. */
  flush?: boolean;
  /** What the body waits for. */
  read?: Read;
  /** Shown instead of the body when nothing is there. */
  empty?: { when: boolean; title: string; text?: string };
  children: ReactNode;
}

/** A titled card of a customer's page: waiting, failed with a way to try again, empty, or its body. */
export function PeopleCard({ title, aside, flush, read, empty, children }: Props) {
  const id = useId();
  return (
    <section className="u-card people-card" aria-labelledby={id}>
      <header className="u-section-head people-head">
        <h2 id={id} className="u-card-title">
          {title}
        </h2>
        {aside}
      </header>
      <CardBody read={read} empty={empty}>
        {flush ? children : <div className="u-section-body">{children}</div>}
      </CardBody>
    </section>
  );
}

function CardBody({ read, empty, children }: Pick<Props, 'read' | 'empty' | 'children'>) {
  const { status, requestId } = (read?.error ?? {}) as { status?: number; requestId?: string };
  if (read?.error)
    return (
      <EmptyState
        kind={status === 403 ? 'no-permission' : 'failed'}
        reference={requestId}
        onRetry={() => void read.refetch()}
      />
    );
  if (read && read.data === undefined)
    return (
      <div className="u-section-body" aria-busy="true">
        <span className="u-skeleton" />
      </div>
    );
  if (empty?.when)
    return <EmptyState kind="nothing-yet" title={empty.title} text={empty.text ?? ''} />;
  return children;
}
