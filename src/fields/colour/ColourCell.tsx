import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { COLOUR } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import styles from './ColourCell.module.css';
import { Row } from '../../ui/Stack/Stack';

/** A swatch beside the colour's code. */
export function ColourCell({ value }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const text = String(value);
  return (
    <Row as="span" style={{ flexWrap: 'nowrap', gap: 6 }}>
      {COLOUR.test(text) && (
        <span className={styles.swatch} style={{ backgroundColor: text }} aria-hidden="true" />
      )}
      {text}
    </Row>
  );
}
