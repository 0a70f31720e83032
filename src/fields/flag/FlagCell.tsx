import { useTranslate } from '../../i18n/useTranslate';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Muted } from '../../ui/Text/Text';

/** Yes in a word, no as a muted word; nothing where it is not known. */
export function FlagCell({ value }: CellProps) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '') return <EmptyValue />;
  return value === true || value === 'true' ? (
    <span>{translate('common.yes')}</span>
  ) : (
    <Muted>{translate('common.no')}</Muted>
  );
}
