import { useRedirect } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { StaffRole } from '../../../domain/enums/common';
import { ASSIGNABLE_ROLES } from '../../../domain/enums/users';
import { choices } from '../../../fields';
import { kindViews } from '../../../fields/views';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useMay } from '../../../framework/useMay';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordSchema } from '../../../entity/validate';
import { PasswordFields } from './PasswordFields';
import { Muted } from '../../../ui/Text/Text';
import { loginName } from './loginName';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { passwordFields } from './passwordSchema';
import entity from './user.entity';
import { FieldCell, FieldGrid } from '../../../ui/FieldGroup/FieldGroup';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useFieldLabel } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import type { RecordOf } from '../../../entity/entity';

/** What is said of the password; no field of the record. */
const PASSWORD = ['password', 'passwordConfirmation'];
const DEFAULTS = { enabled: true, roles: [] };

/** What may be assigned here (docs/domain/identity.md 6.2); the others are only shown. */
const ROLES = choices(StaffRole, { required: true, only: ASSIGNABLE_ROLES });

function RolesInput() {
  const label = useFieldLabel('users');
  const { Input } = kindViews[ROLES.kind.name];
  return (
    <FieldGrid>
      <FieldCell wide>
        <Suspense fallback={<Skeleton />}>
          <Input field={ROLES} source="roles" label={label('roles')} resource="users" />
        </Suspense>
      </FieldCell>
    </FieldGrid>
  );
}

/** Opens the dialog that creates a user. */
export function CreateUserButton() {
  const translate = useTranslate();
  const may = useMay();
  const { passwordMin } = useSystemSettings();
  const schema = useMemo(
    () => recordSchema(entity, { extra: passwordFields(passwordMin) }),
    [passwordMin],
  );
  const redirect = useRedirect();
  const [open, setOpen] = useState(false);
  const show = useCallback(
    (user: RecordOf<typeof entity>) => redirect(`/users/${user.id}`),
    [redirect],
  );
  const keys = useIdempotencyKeys('users.new');
  const saving = useSaving({
    resource: 'users',
    keys,
    nameOf: loginName,
    onSaved: show,
    savedKey: 'toast.created',
  });

  if (!may(entity.access.create)) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {'+ '}
        {translate('title.create', { name: translate('resources.users.name', { smart_count: 1 }) })}
      </Button>
      {open && (
        <RecordSaving saving={saving} entity={entity} besides={PASSWORD}>
          <FormDialog
            title={translate('title.create', {
              name: translate('resources.users.name', { smart_count: 1 }),
            })}
            schema={schema}
            defaultValues={DEFAULTS}
            onClose={() => setOpen(false)}
          >
            <FormSections entity={entity} omit={['roles']} />
            <RolesInput />
            <Muted as="p">{translate('users.password_pair')}</Muted>
            <PasswordFields />
          </FormDialog>
        </RecordSaving>
      )}
    </>
  );
}
