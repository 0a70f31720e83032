import { trimText } from '../../domain/text';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';
import styles from './LongTextCell.module.css';
import textStyles from '../../ui/Text/Text.module.css';

/** Characters of a long text that a table shows. */
const CELL_LENGTH = 60;

/** Several lines: trimmed in a table, with their line breaks on a page. */
export function LongTextCell({ value, place }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const text = String(value);
  if (place === 'page') return <span className={styles.lines}>{text}</span>;
  return (
    <span className={textStyles.clip} title={text}>
      {trimText(text.replace(/\s+/g, ' '), CELL_LENGTH)}
    </span>
  );
}
