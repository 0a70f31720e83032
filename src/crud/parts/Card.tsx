import { useId, type ReactNode } from 'react';
import type { Read } from './Read';
import { ReadState } from './ReadState';
import '../crud.css';

interface Props {
  title: ReactNode;
  /** Beside the title: buttons, counts, a verdict. */
  aside?: ReactNode;
  /** The body keeps no distance from the card's edge: a table. */
  flush?: boolean;
  /** What the body waits for. */
  read?: Pick<Read<unknown>, 'data' | 'error' | 'refetch'>;
  /** Shown instead of the body when nothing is there. */
  empty?: { when: boolean; title: string; text?: string };
  className?: string;
  children: ReactNode;
}

/** A titled card of a page; with `read` it is waiting, failed with a way to try again, empty, or its body. */
export function Card({ title, aside, flush, read, empty, className, children }: Props) {
  const id = useId();
  const body = flush ? children : <div className="u-section-body">{children}</div>;
  return (
    <section className={`u-card u-titled ${className ?? ''}`.trim()} aria-labelledby={id}>
      <header className="u-section-head u-titled-head">
        <h2 id={id} className="u-card-title">
          {title}
        </h2>
        {aside}
      </header>
      {read ? (
        <ReadState read={read} empty={empty?.when ? empty : undefined}>
          {body}
        </ReadState>
      ) : (
        body
      )}
    </section>
  );
}
