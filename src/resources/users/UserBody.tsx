import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSections } from '../../crud/record/RecordSections';
import entity from './users';
import type { RecordOf } from '../../entity/entity';

/** The account, and what the person may do in the end: the permissions behind the roles. */
export function UserBody() {
  const user = useRecordContext<RecordOf<typeof entity> & { permissions?: readonly string[] }>();
  const translate = useTranslate();
  if (!user) return null;
  const permissions = [...(user.permissions ?? [])].sort();
  return (
    <>
      <RecordSections entity={entity} record={user} />
      <section className="u-card" aria-labelledby="effective">
        <header className="u-section-head">
          <h2 id="effective" className="u-card-title">
            {translate('users.effective_permissions', { smart_count: permissions.length })}
          </h2>
        </header>
        <div className="u-section-body u-acts">
          {permissions.length === 0 && (
            <span className="u-muted">{translate('users.no_permissions')}</span>
          )}
          {permissions.map((permission) => (
            <code key={permission} className="u-chip">
              {permission}
            </code>
          ))}
        </div>
      </section>
    </>
  );
}
