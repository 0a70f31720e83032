import { useTranslate } from 'ra-core';
import { useSession } from '../../auth/useSession';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import { KeyFacts } from '../../ui/base/KeyFacts';
import { PageTitle } from '../../ui/base/PageTitle';
import '../../crud/crud.css';

/** The signed-in person: name, tenant, roles and permissions, as the console knows them. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  if (!session) return null;
  const { user, roles } = session;
  const permissions = session.permissions ?? [];
  const label = (field: string) => translate(fieldLabelKey('logged_in_user', field));
  return (
    <div className="u-record">
      <header className="u-card u-record-head">
        <PageTitle>{user.fullName}</PageTitle>
        <KeyFacts
          facts={[
            { key: 'name', label: label('name'), value: user.name },
            { key: 'tenant', label: label('tenantAlias'), value: user.tenantAlias },
            { key: 'customer', label: label('customerId'), value: user.customerId },
          ]}
        />
      </header>
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
    <section className="u-card">
      <header className="u-section-head">
        <h2 className="u-card-title">{title}</h2>
      </header>
      <div className="u-section-body u-acts">
        {values.length === 0 && <span className="u-muted">{translate('common.none')}</span>}
        {[...values].sort().map((value) => (
          <code key={value} className="u-chip">
            {value}
          </code>
        ))}
      </div>
    </section>
  );
}
