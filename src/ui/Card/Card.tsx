import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { part } from '../part';
import stack from '../Stack/Stack.module.css';
import styles from './Card.module.css';

const HEAD = cx(stack.row, stack.between, styles.head);

/** A surface with a border: the frame of what belongs together. */
export const Surface = part('div', styles.card);

/** A card without a head: its content keeps its distance from the edge. */
export const Panel = part('div', cx(styles.card, styles.padded));

/** The body of a card: its distance from the edge. */
export const CardBody = part('div', styles.body);

/** The line of a card above its body: title, actions. Actions go into the next line where there is no room. */
export const CardHead = part('header', HEAD);

/** The head of a group of fields. */
export const CardLegend = part('legend', cx(HEAD, styles.title));

/** The title of a card. */
export const CardTitle = part('h2', styles.title);

/** The line of a card below its body: remarks, buttons. */
export const CardFoot = part('div', cx(stack.row, styles.foot));

/** Cards in two columns, as a newspaper has them; `across` spans both. */
export const CardFlow = part('div', styles.flow);

interface CardProps {
  title: ReactNode;
  /** Beside the title: buttons, counts, a verdict. */
  aside?: ReactNode;
  /** The body keeps no distance from the card's edge: a table. */
  flush?: boolean;
  /** Over both columns of a `CardFlow`. */
  across?: boolean;
  className?: string;
  'data-part'?: string;
  children?: ReactNode;
}

/** A card with a title, which names it for screen readers. */
export function Card({ title, aside, flush, across, className, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Surface
      as="section"
      aria-labelledby={id}
      className={cx(across && styles.across, className)}
      {...rest}
    >
      <CardHead>
        <CardTitle id={id}>{title}</CardTitle>
        {aside}
      </CardHead>
      {flush ? children : <CardBody>{children}</CardBody>}
    </Surface>
  );
}
