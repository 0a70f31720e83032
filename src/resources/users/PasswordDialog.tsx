import { SaveContextProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../crud/form/FormDialog';
import { useIntentKeys } from '../../dataProviders/useIntentKeys';
import { useTellError } from '../../ui/toast/useTellError';
import { PasswordFields } from './PasswordFields';
import { passwordErrors } from './passwordErrors';
import type { UserDialogProps } from './UserDialogProps';
import { useUserCall } from './useUserCall';

/** Sets a new password for a user; temporary unless switched off. */
export function PasswordDialog({ user, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const call = useUserCall();
  const keys = useIntentKeys(`users.${user.id}.password`);
  const [saving, setSaving] = useState(false);

  const save = useMemo(
    () => ({
      saving,
      save: async (values: object) => {
        setSaving(true);
        try {
          await call('PUT', `/keycloak/user/${user.id}/password`, values, keys.keyFor(values));
          keys.done();
          notify('users.password_changed', {
            type: 'success',
            messageArgs: { name: user.loginName },
          });
          onClose();
        } catch (error) {
          tellError(error);
          return (error as { body?: { errors?: object } }).body?.errors;
        } finally {
          setSaving(false);
        }
      },
    }),
    [call, keys, notify, onClose, saving, tellError, user],
  );

  return (
    <SaveContextProvider value={save}>
      <FormDialog
        title={`${translate('action.change_password')}: ${user.loginName}`}
        validate={passwordErrors}
        defaultValues={{ temporaryPassword: true }}
        submitLabel={translate('action.change_password')}
        onClose={onClose}
      >
        <PasswordFields />
      </FormDialog>
    </SaveContextProvider>
  );
}
