import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/base/EmptyState';

/** No screen has this address. `<Admin catchAll={NotFound}>`. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="no-match"
      level={1}
      title={translate('common.not_found_title')}
      text={translate('common.not_found_text')}
    >
      <Link className="u-button" to="/">
        {translate('common.home')}
      </Link>
    </EmptyState>
  );
}
