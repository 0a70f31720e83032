import { useLayoutEffect, useRef } from 'react';
import { sanitizedFragment } from './sanitizeHtml';
import styles from './SafeHtml.module.css';

/** Formatted text of others. Nothing in it runs, loads, hides the page or is styled by its author. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitizedFragment(html));
  }, [html]);
  return <div ref={place} className={styles.rich} />;
}
