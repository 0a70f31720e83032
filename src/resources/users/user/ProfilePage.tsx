import { useTranslate } from 'ra-core';
import { useSession } from '../../../auth/useSession';
import { fieldLabelKey } from '../../../i18n/i18nProvider';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Acts } from '../../../ui/Page/Page';
import { Muted } from '../../../ui/Text/Text';
import { Chip } from '../../../ui/Chip/Chip';
import recordStyles from '../../../framework/record/Record.module.css';
import cardStyles from '../../../ui/Card/Card.module.css';

/** The signed-in person: name, tenant, roles and permissions, as the console knows them. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  if (!session) return null;
  const { user, roles } = session;
  const permissions = session.permissions ?? [];
  const label = (field: string) => translate(fieldLabelKey('logged_in_user', field));
  return (
    <div className={recordStyles.record} data-part="record">
      <Surface className={recordStyles.head} as="header" data-part="record-head">
        <PageTitle>{user.fullName}</PageTitle>
        <KeyFacts
          facts={[
            { key: 'name', label: label('name'), value: user.name },
            { key: 'tenant', label: label('tenantAlias'), value: user.tenantAlias },
            { key: 'customer', label: label('customerId'), value: user.customerId },
          ]}
        />
      </Surface>
      <Chips
        title={label('roles')}
        values={roles.map((role) => translate(`enums.StaffRole.${role}`, { _: role }))}
      />
      <Chips title={`${label('permissions')} (${permissions.length})`} values={permissions} />
    </div>
  );
}

function Chips({ title, values }: { title: string; values: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Surface as="section">
      <CardHead>
        <CardTitle>{title}</CardTitle>
      </CardHead>
      <Acts className={cardStyles.body}>
        {values.length === 0 && <Muted>{translate('common.none')}</Muted>}
        {[...values].sort().map((value) => (
          <Chip key={value} as="code">
            {value}
          </Chip>
        ))}
      </Acts>
    </Surface>
  );
}
