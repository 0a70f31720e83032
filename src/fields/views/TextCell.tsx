import type { CellProps } from '../KindView';
import { isBlank } from '../../entity/Field';
import { EmptyValue } from './EmptyValue';
import { NoWrap } from '../../ui/Text/Text';
import textStyles from '../../ui/Text/Text.module.css';

/** One line of text; names and notes are cut by the column's width, the whole is in the title. */
export function TextCell({ value, place }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const text = String(value);
  if (place === 'page') return <span className={textStyles.break}>{text}</span>;
  return (
    <span className={textStyles.clip} title={text}>
      {text}
    </span>
  );
}

/** An identifier: never cut, never wrapped. */
export function IdentifierCell({ value }: CellProps) {
  return isBlank(value) ? <EmptyValue /> : <NoWrap>{String(value)}</NoWrap>;
}
