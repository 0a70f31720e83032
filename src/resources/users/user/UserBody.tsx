import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSections } from '../../../framework/record/RecordSections';
import entity from './user.entity';
import { Muted } from '../../../ui/Text/Text';
import { Chip } from '../../../ui/Chip/Chip';
import type { RecordOf } from '../../../entity/entity';
import { Row } from '../../../ui/Stack/Stack';
import { Card } from '../../../ui/Card/Card';

/** The account, and what the person may do in the end: the permissions behind the roles. */
export function UserBody() {
  const user = useRecordContext<RecordOf<typeof entity> & { permissions?: readonly string[] }>();
  const translate = useTranslate();
  if (!user) return null;
  const permissions = [...(user.permissions ?? [])].sort();
  return (
    <>
      <RecordSections entity={entity} record={user} />
      <Card title={translate('users.effective_permissions', { smart_count: permissions.length })}>
        <Row>
          {permissions.length === 0 && <Muted>{translate('users.no_permissions')}</Muted>}
          {permissions.map((permission) => (
            <Chip key={permission} as="code">
              {permission}
            </Chip>
          ))}
        </Row>
      </Card>
    </>
  );
}
