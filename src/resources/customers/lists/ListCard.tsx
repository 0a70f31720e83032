import { useId, type ReactNode } from 'react';
import './customerLists.css';

interface Props {
  title: ReactNode;
  /** Beside the title: a count, a verdict. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled card whose body reaches its edges: a table, or a line that says why there is none. */
export function ListCard({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className="u-card cl-card" aria-labelledby={id}>
      <header className="u-section-head cl-head">
        <h2 id={id} className="u-card-title">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
