import { useId, type ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Beside the title: buttons, counts. */
  aside?: ReactNode;
  /** The body keeps no distance from the card's edge: a table. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled card of a tab. */
export function Card({ title, aside, flush, className, children }: Props) {
  const id = useId();
  return (
    <section className={className ? `u-card ${className}` : 'u-card'} aria-labelledby={id}>
      <header className="u-section-head loan-card-head">
        <h2 id={id} className="u-card-title">
          {title}
        </h2>
        {aside}
      </header>
      {flush ? children : <div className="u-section-body">{children}</div>}
    </section>
  );
}
