import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { routeFor } from '../../resources/routes';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Chip } from '../../ui/Chip/Chip';
import { Button } from '../../ui/Button/Button';

interface AccessDeniedProps {
  /** Permissions of which one would be enough. Default: those of the address, or of `?from=` after a redirect. */
  needed?: readonly string[];
}

/** The person may not open this screen; says which permission to ask the administrator for. */
export function AccessDenied({ needed }: AccessDeniedProps) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('from') ?? pathname;
  const permissions = needed ?? routeFor(asked)?.access ?? [];
  return (
    <EmptyState
      kind="no-permission"
      level={1}
      title={translate('common.access_denied_title')}
      text={
        <>
          {translate('shell.denied.text')}
          {permissions.length > 0 && (
            <>
              <br />
              {translate(
                permissions.length > 1 ? 'shell.denied.any_of' : 'shell.denied.needed',
              )}{' '}
              {permissions.map((permission) => (
                <Chip key={permission} as="code">
                  {permission}
                </Chip>
              ))}
              <CopyButton
                value={permissions.join(', ')}
                label={translate('shell.denied.permission')}
              />
            </>
          )}
        </>
      }
    >
      <Button to="/">{translate('common.home')}</Button>
    </EmptyState>
  );
}
