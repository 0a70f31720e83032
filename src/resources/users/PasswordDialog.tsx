import { RecordContextProvider, SaveContextProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../crud/form/FormDialog';
import { DoubtContext, type Doubt } from '../../crud/form/saveTrouble';
import { checkOf } from '../../crud/record/useOutcome';
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
  const [doubt, setDoubt] = useState<Omit<Doubt, 'onVerdict'>>();

  const save = useMemo(() => {
    const goOn = () => {
      keys.done();
      notify('users.password_changed', {
        type: 'success',
        messageArgs: { name: user.loginName },
      });
      onClose();
    };
    return {
      saving,
      save: async (values: object) => {
        setSaving(true);
        try {
          await call({
            method: 'PUT',
            id: user.id,
            path: '/password',
            body: values,
            action: 'password',
            idempotencyKey: keys.keyFor(values),
            onBooked: goOn,
          });
          goOn();
        } catch (error) {
          const check = checkOf(error);
          setDoubt(check && { error, check, repeatable: false });
          if (!check) tellError(error);
          return (error as { body?: { errors?: object } }).body?.errors;
        } finally {
          setSaving(false);
        }
      },
    };
  }, [call, keys, notify, onClose, saving, tellError, user]);
  const onVerdict: Doubt['onVerdict'] = (verdict) =>
    setDoubt((now) => now && { ...now, repeatable: verdict === 'not-found' });

  return (
    <SaveContextProvider value={save}>
      <DoubtContext value={doubt && { ...doubt, onVerdict }}>
        {/* Not the user's record: its own "temporary" would take the place of the default. */}
        <RecordContextProvider value={undefined}>
          <FormDialog
            title={`${translate('action.change_password')}: ${user.loginName}`}
            validate={passwordErrors}
            defaultValues={{ temporaryPassword: true }}
            submitLabel={translate('action.change_password')}
            onClose={onClose}
          >
            <PasswordFields />
          </FormDialog>
        </RecordContextProvider>
      </DoubtContext>
    </SaveContextProvider>
  );
}
