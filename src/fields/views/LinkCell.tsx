import { isWebUrl, validateEmail } from '../../domain/identifiers';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';
import { TextCell } from './TextCell';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import textStyles from '../../ui/Text/Text.module.css';

/** A web address: text in a table, a link on a page that opens a new tab and gives nothing away. */
export function UrlCell(props: CellProps) {
  const { value, place } = props;
  if (isBlank(value)) return <EmptyValue />;
  if (place === 'cell' || typeof value !== 'string' || !isWebUrl(value))
    return <TextCell {...props} />;
  return (
    <ExternalLink
      className={textStyles.break}
      href={value}
      target="_blank"
      rel="noopener noreferrer"
    >
      {value}
    </ExternalLink>
  );
}

/** An e-mail address: text in a table, a link on a page. */
export function EmailCell(props: CellProps) {
  const { value, place } = props;
  if (isBlank(value)) return <EmptyValue />;
  if (place === 'cell' || typeof value !== 'string' || validateEmail(value))
    return <TextCell {...props} />;
  return (
    <ExternalLink className={textStyles.break} href={`mailto:${value}`}>
      {value}
    </ExternalLink>
  );
}
