import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { part } from '../part';
import styles from './Input.module.css';

/** A plain field of a filter or a search; forms have MUI's. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={cx(styles.input, className)} />
);

/** A plain field for a longer text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={cx(styles.input, styles.area, className)} />
);

/** A plain choice. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={cx(styles.input, styles.chooser, className)} />
);

/** The label above a field. */
export const FieldLabel = part('label', styles.label);
