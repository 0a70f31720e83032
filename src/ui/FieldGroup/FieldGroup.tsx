import type { ReactNode, Ref } from 'react';
import { CardLegend, Surface } from '../Card/Card';
import { cx } from '../cx';
import { part, type PartProps } from '../part';
import stack from '../Stack/Stack.module.css';
import { Hidden } from '../Text/Text';
import styles from './FieldGroup.module.css';

/** Inputs in up to three columns, as the width around them has room; read and passed by Tab line by line. */
export const FieldGrid = part('div', styles.fields);

/** The place of an input in a `FieldGrid`; a wide one takes all columns. */
export const FieldCell = ({ wide, className, ...rest }: PartProps & { wide?: boolean }) => (
  <Cell {...rest} className={cx(wide && styles.wide, className)} />
);
const Cell = part('div', '');

/** The switches of a group, in a block of their own below its inputs. */
export const SwitchCells = part('div', cx(styles.wide, styles.switches), 'switches');

/** The line below a form that stays in sight: what sends it, what gives it up, and what is still wrong. */
export const FormFoot = part('div', cx(stack.row, styles.foot), 'form-foot');

interface FieldGroupProps {
  legend: ReactNode;
  /** The name is heard, not seen: the only input in it says the same. */
  quiet?: boolean;
  disabled?: boolean;
  ref?: Ref<unknown>;
  children: ReactNode;
}

/** A group of inputs in a frame with its name above. In a dialog without the frame. */
export const FieldGroup = ({ legend, quiet, children, ...rest }: FieldGroupProps) => (
  <Surface {...rest} className={styles.group} as="fieldset" data-part="fieldset">
    {quiet ? (
      <Hidden as="legend">{legend}</Hidden>
    ) : (
      <CardLegend className={styles.legend}>{legend}</CardLegend>
    )}
    {children}
  </Surface>
);
