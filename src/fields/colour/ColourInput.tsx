import type { KindInputProps } from '../KindView';
import { COLOUR } from './schema';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';
import styles from './ColourCell.module.css';

/** A colour as text, with the browser's own picker beside it. */
export function ColourInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const shown = typeof bound.value === 'string' ? bound.value : '';
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={shown}
      onType={(typed) => bound.change(typed.trim() || null)}
      placeholder="#006879"
      maxLength={7}
      start={
        <input
          type="color"
          className={styles.swatch}
          // Large enough for a finger.
          style={{ width: 28, height: 24 }}
          value={COLOUR.test(shown) ? shown.toLowerCase() : '#006879'}
          disabled={bound.disabled}
          aria-label={`${props.label}: ${bound.translate('kinds.colour.pick')}`}
          onChange={(event) => bound.change(event.target.value)}
        />
      }
    />
  );
}
