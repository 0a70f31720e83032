import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSections } from '../../../framework/record/RecordSections';
import entity from './user.entity';
import { CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Acts } from '../../../ui/Page/Page';
import { Muted } from '../../../ui/Text/Text';
import { Chip } from '../../../ui/Chip/Chip';
import cardStyles from '../../../ui/Card/Card.module.css';
import type { RecordOf } from '../../../entity/entity';

/** The account, and what the person may do in the end: the permissions behind the roles. */
export function UserBody() {
  const user = useRecordContext<RecordOf<typeof entity> & { permissions?: readonly string[] }>();
  const translate = useTranslate();
  if (!user) return null;
  const permissions = [...(user.permissions ?? [])].sort();
  return (
    <>
      <RecordSections entity={entity} record={user} />
      <Surface as="section" aria-labelledby="effective">
        <CardHead>
          <CardTitle id="effective">
            {translate('users.effective_permissions', { smart_count: permissions.length })}
          </CardTitle>
        </CardHead>
        <Acts className={cardStyles.body}>
          {permissions.length === 0 && <Muted>{translate('users.no_permissions')}</Muted>}
          {permissions.map((permission) => (
            <Chip key={permission} as="code">
              {permission}
            </Chip>
          ))}
        </Acts>
      </Surface>
    </>
  );
}
