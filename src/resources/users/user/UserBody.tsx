import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { filteredPath } from '../../../framework/list/filteredPath';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Permissions } from '../../../framework/permissions/Permissions';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import entity from './user.entity';
import { Muted } from '../../../ui/Text/Text';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../ui/Card/Card';

/** The account, the way to its sign-ins, and what the person may do in the end: the permissions behind the roles. */
export function UserBody() {
  const user = useRecordContext<RecordOf<typeof entity> & { permissions?: readonly string[] }>();
  const translate = useTranslate();
  const may = useMay();
  if (!user) return null;
  const permissions = user.permissions ?? [];
  const attempts = filteredPath('/login-attempts-list', { staffId: user.id });
  return (
    <>
      <RecordSections entity={entity} record={user} />
      {may(['auth-la:access', 'auth-la:view']) && (
        <p>
          <Link to={attempts}>{translate('users.login_attempts')}</Link>
        </p>
      )}
      <Card title={translate('users.effective_permissions', { smart_count: permissions.length })}>
        {permissions.length === 0 ? (
          <Muted>{translate('users.no_permissions')}</Muted>
        ) : (
          <Permissions of={permissions} />
        )}
      </Card>
    </>
  );
}
