import type { ReactNode } from 'react';
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
  <Stack gap={16} className={styles.record} data-part="record" {...props} />
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

/** Who or what a record is: name, status, key figures, and what can be done with it. */
export const RecordHead = ({
  name,
  sub,
  actions,
  facts = [],
  as = 'header',
  ...rest
}: RecordHeadProps) => (
  <Surface {...rest} className={styles.head} as={as} data-part="record-head">
    <PageHead as="div">
      <div>
        <RecordName>{name}</RecordName>
        {sub && <RecordSub>{sub}</RecordSub>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </PageHead>
    {facts.length > 0 && <KeyFacts facts={facts} />}
  </Surface>
);
