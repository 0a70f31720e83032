import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Button } from '../../ui/Button/Button';

/** No screen has this address, or no part of a record has it. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="no-match"
      level={1}
      title={translate('common.not_found_title')}
      text={translate('common.not_found_text')}
    >
      <Button to="/">{translate('common.home')}</Button>
    </EmptyState>
  );
}
