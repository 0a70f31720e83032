import { trimText } from '../../domain/text';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { jsonText } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import textStyles from '../../ui/Text/Text.module.css';
import styles from './JsonCell.module.css';

/** Characters of an answer that a table shows. */
const CELL_LENGTH = 60;

/** What a service answered: its beginning in a table, in order and line by line on a page. */
export function JsonCell({ value, place }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const text = jsonText(value);
  if (place === 'cell')
    return (
      <span className={textStyles.clip}>{trimText(text.replace(/\s+/g, ' '), CELL_LENGTH)}</span>
    );
  return (
    <pre className={styles.json} tabIndex={0}>
      {text}
    </pre>
  );
}
