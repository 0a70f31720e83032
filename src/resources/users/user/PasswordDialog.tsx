import {
  RecordContextProvider,
  SaveContextProvider,
  useDataProvider,
  type SaveHandler,
} from 'ra-core';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { IdempotentSave } from '../../../framework/form/IdempotentSave';
import type { SaveAttempt } from '../../../framework/form/saveTrouble';
import { ReasonInput } from '../../../framework/record/ReasonInput';
import { useSaving } from '../../../framework/form/useSaving';
import type { GatewayError } from '../../../http/GatewayError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { setPassword } from './api';
import { Muted } from '../../../ui/Text/Text';
import { loginName } from './loginName';
import { PasswordFields } from './PasswordFields';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { passwordSchema } from './passwordSchema';
import type { UserDialogProps } from './UserDialogProps';

/** Sets a new password for a user, with the reason: its owner is told, and must change it. */
export function PasswordDialog({ user, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const { passwordMin } = useSystemSettings();
  const schema = useMemo(() => passwordSchema(passwordMin), [passwordMin]);
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const keys = useIdempotencyKeys(`users.${user.id}.password`);
  const saving = useSaving({
    resource: 'users',
    keys,
    nameOf: loginName,
    onSaved: onClose,
    action: 'password',
    savedKey: 'toast.password_changed',
  });
  const { onSuccess } = saving.options;

  const context = useMemo(() => {
    const save: SaveHandler<object> = async (data, { meta, onError } = {}) => {
      const attempt: SaveAttempt = { id: user.id, data, previousData: user, meta };
      const idempotencyKey = attempt.meta?.idempotencyKey;
      try {
        await dataProvider.call(setPassword, {
          params: { id: user.id },
          body: data,
          idempotencyKey,
          seen: user,
        });
      } catch (error) {
        onError?.(error, attempt, undefined);
        return (error as GatewayError).body?.errors;
      }
      onSuccess(user);
    };
    return { save };
  }, [dataProvider, onSuccess, user]);

  return (
    <SaveContextProvider value={context}>
      <IdempotentSave saving={saving}>
        {/* Not the user's record: a password is no part of it. */}
        <RecordContextProvider value={undefined}>
          <FormDialog
            title={`${translate('action.change_password')}: ${user.loginName}`}
            schema={schema}
            submitLabel={translate('action.change_password')}
            onClose={onClose}
          >
            <Muted as="p">{translate('users.password_pair')}</Muted>
            <PasswordFields />
            <ReasonInput />
          </FormDialog>
        </RecordContextProvider>
      </IdempotentSave>
    </SaveContextProvider>
  );
}
