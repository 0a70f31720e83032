import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { COLOUR } from '../colour';
import { EmptyValue } from './EmptyValue';
import styles from './ColourCell.module.css';
import kindsStyles from './kinds.module.css';

/** A swatch beside the colour's code. */
export function ColourCell({ value }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const text = String(value);
  return (
    <span className={styles.colour}>
      {COLOUR.test(text) && (
        <span className={kindsStyles.swatch} style={{ backgroundColor: text }} aria-hidden="true" />
      )}
      {text}
    </span>
  );
}
