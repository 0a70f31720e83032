import { useTranslate } from 'ra-core';
import { useSession } from '../../../auth/useSession';
import { fieldLabelKey } from '../../../i18n/i18nProvider';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Muted } from '../../../ui/Text/Text';
import { Chip } from '../../../ui/Chip/Chip';
import { RecordHead, RecordStack } from '../../../ui/RecordHead/RecordHead';
import { Row } from '../../../ui/Stack/Stack';
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
      <Chips
        title={label('roles')}
        values={roles.map((role) => translate(`enums.StaffRole.${role}`, { _: role }))}
      />
      <Chips title={`${label('permissions')} (${permissions.length})`} values={permissions} />
    </RecordStack>
  );
}

function Chips({ title, values }: { title: string; values: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Card title={title}>
      <Row>
        {values.length === 0 && <Muted>{translate('common.none')}</Muted>}
        {[...values].sort().map((value) => (
          <Chip key={value} as="code">
            {value}
          </Chip>
        ))}
      </Row>
    </Card>
  );
}
