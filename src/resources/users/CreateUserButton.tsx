import { useRedirect, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { FormDialog } from '../../crud/form/FormDialog';
import { FormSections } from '../../crud/form/FormSections';
import { RecordSaving } from '../../crud/form/RecordSaving';
import { formErrors } from '../../crud/form/formErrors';
import { useSaving } from '../../crud/form/useSaving';
import { useMay } from '../../crud/useMay';
import { useIntentKeys } from '../../dataProviders/useIntentKeys';
import { PasswordFields } from './PasswordFields';
import { loginName } from './loginName';
import { passwordErrors } from './passwordErrors';
import entity from './users';
import type { RecordOf } from '../../entity/entity';

const validate = (values: object) => ({
  ...formErrors(entity, { ...values }),
  ...passwordErrors(values),
});
const DEFAULTS = { enabled: true, roles: [], temporaryPassword: true };

/** Opens the dialog that creates a user. */
export function CreateUserButton() {
  const translate = useTranslate();
  const may = useMay();
  const redirect = useRedirect();
  const [open, setOpen] = useState(false);
  const show = useCallback(
    (user: RecordOf<typeof entity>) => redirect(`/users/${user.id}`),
    [redirect],
  );
  const keys = useIntentKeys('users.new');
  const saving = useSaving({ resource: 'users', keys, nameOf: loginName, onSaved: show });

  if (!may(entity.access.create)) return null;
  return (
    <>
      <button type="button" className="u-button" data-main onClick={() => setOpen(true)}>
        {'+ '}
        {translate('title.create', { name: translate('resources.users.name', { smart_count: 1 }) })}
      </button>
      {open && (
        <RecordSaving saving={saving}>
          <FormDialog
            title={translate('title.create', {
              name: translate('resources.users.name', { smart_count: 1 }),
            })}
            validate={validate}
            defaultValues={DEFAULTS}
            onClose={() => setOpen(false)}
          >
            <FormSections entity={entity} />
            <PasswordFields />
          </FormDialog>
        </RecordSaving>
      )}
    </>
  );
}
