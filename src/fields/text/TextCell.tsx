import { isWebUrl, validateEmail } from '../../domain/identifiers';
import { trimText } from '../../domain/text';
import { isBlank, optionsOf } from '../../entity/Field';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import { NoWrap } from '../../ui/Text/Text';
import textStyles from '../../ui/Text/Text.module.css';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import type { TextOptions } from './schema';
import styles from './TextCell.module.css';

/** Characters of several lines that a table shows. */
const CELL_LENGTH = 60;

/**
 * A text in the form that its field asks for. In a table names and notes are cut by the column's width, several lines
 * after their first words, a version never; the whole is in the title. On a page everything is there, and addresses are
 * links.
 */
export function TextCell({ value, field, place }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const { format, multiline } = optionsOf<TextOptions>(field);
  const text = String(value);
  if (format === 'version') return <NoWrap>{text}</NoWrap>;
  if (place === 'cell')
    return (
      <span className={textStyles.clip} title={text}>
        {multiline ? trimText(text.replace(/\s+/g, ' '), CELL_LENGTH) : text}
      </span>
    );
  if (multiline) return <span className={styles.lines}>{text}</span>;
  if (format === 'email' && !validateEmail(text))
    return (
      <ExternalLink className={textStyles.break} href={`mailto:${text}`}>
        {text}
      </ExternalLink>
    );
  // The new tab gets neither this page's address nor a handle on it.
  if (format === 'url' && isWebUrl(text))
    return (
      <ExternalLink
        className={textStyles.break}
        href={text}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
      </ExternalLink>
    );
  return <span className={textStyles.break}>{text}</span>;
}
