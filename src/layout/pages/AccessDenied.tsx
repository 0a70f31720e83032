import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { Permissions } from '../../framework/permissions/Permissions';
import { routeTitle } from '../../resources/routeTitle';
import { routeFor } from '../../resources/routes';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import styles from './AccessDenied.module.css';

interface AccessDeniedProps {
  /** Permissions of which one would be enough. Default: those of the address, or of `?from=` after a redirect. */
  needed?: readonly string[];
  /** The right is there, but only people of the main tenant change what all lenders share. */
  isRuled?: boolean;
}

/** The person may not open this screen; says which permission is missing, who gives it, and copies the request for it. */
export function AccessDenied({ needed, isRuled = false }: AccessDeniedProps) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const route = routeFor(new URLSearchParams(search).get('from') ?? pathname);
  const permissions = needed ?? route?.access ?? [];
  return (
    <EmptyState
      kind="no-permission"
      level={1}
      title={translate('common.access_denied_title')}
      text={translate(isRuled ? 'record.main_tenant_only' : 'shell.denied.text')}
    >
      <Stack gap={12} className={styles.reason}>
        {!isRuled && permissions.length > 0 && (
          <>
            <Muted>
              {translate(permissions.length > 1 ? 'shell.denied.any_of' : 'shell.denied.needed')}
            </Muted>
            <Permissions of={permissions} wanted={route && routeTitle(route, translate)} />
          </>
        )}
        <Button to="/">{translate('common.home')}</Button>
      </Stack>
    </EmptyState>
  );
}
