import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { Permissions } from '../../../framework/permissions/Permissions';
import { fieldLabelKey } from '../../../i18n/i18nProvider';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Muted } from '../../../ui/Text/Text';
import { RecordHead, RecordStack } from '../../../ui/RecordHead/RecordHead';
import { Card } from '../../../ui/Card/Card';

/** The signed-in person: name, tenant, roles and permissions, as the console knows them. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  if (!session) return null;
  const { user, roles } = session;
  const permissions = session.permissions ?? [];
  const label = (field: string) => translate(fieldLabelKey('logged_in_user', field));
  return (
    <RecordStack>
      <RecordHead
        name={<PageTitle>{user.fullName}</PageTitle>}
        facts={[
          { key: 'name', label: label('name'), value: user.name },
          { key: 'tenant', label: label('tenantAlias'), value: user.tenantAlias },
          { key: 'customer', label: label('customerId'), value: user.customerId },
        ]}
      />
      <Rights title={label('roles')} of={roles} />
      <Rights title={`${label('permissions')} (${permissions.length})`} of={permissions} />
    </RecordStack>
  );
}

function Rights({ title, of }: { title: string; of: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Card title={title}>
      {of.length === 0 ? <Muted>{translate('common.none')}</Muted> : <Permissions of={of} />}
    </Card>
  );
}
