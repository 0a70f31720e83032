import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sizes } from '../../theme/tokens';
import { Surface } from '../Card/Card';
import { KeyFacts, type KeyFact } from '../Facts/KeyFacts';
import { Actions, PageHead } from '../Page/Page';
import { Stack } from '../Stack/Stack';
import { part, type PartProps } from '../part';
import { cx } from '../cx';
import stack from '../Stack/Stack.module.css';
import styles from './RecordHead.module.css';

/** The page of a record: its parts under each other, no wider than can be read. */
export const RecordStack = (props: PartProps) => (
  <Stack gap={12} className={styles.record} data-part="record" {...props} />
);

/** The name of a record with its status beside it. */
export const RecordName = part('div', cx(stack.row, styles.name), 'record-name');

/** Whose record it is, or what more there is to say than its name, in small muted words. */
export const RecordSub = part('p', styles.sub, 'record-sub');

interface RecordHeadProps {
  /** Title and status. */
  name: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  facts?: readonly KeyFact[];
  as?: 'header' | 'section';
  'aria-label'?: string;
}

/**
 * Who or what a record is: name, status, key figures, and what can be done with it. The head of a page stays in sight while
 * the page is scrolled, by its first line.
 */
export function RecordHead({
  name,
  sub,
  actions,
  facts = [],
  as = 'header',
  ...rest
}: RecordHeadProps) {
  const { mark, isPassed } = useMark();
  const stays = as === 'header';
  return (
    <Surface
      {...rest}
      className={cx(styles.head, stays && styles.stays)}
      as={as}
      data-part="record-head"
      data-slim={(stays && isPassed) || undefined}
    >
      {stays && <span ref={mark} className={styles.mark} />}
      <PageHead as="div">
        <RecordName>{name}</RecordName>
        {actions && <Actions>{actions}</Actions>}
      </PageHead>
      {sub && <RecordSub>{sub}</RecordSub>}
      {facts.length > 0 && <KeyFacts facts={facts} />}
    </Surface>
  );
}

/** Whether an element has gone under the top bar. */
function useMark() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < sizes.bar),
      { rootMargin: `-${sizes.bar}px 0px 0px` },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return { mark, isPassed };
}
