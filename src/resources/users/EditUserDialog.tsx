import { EditBase, useEditContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormDialog } from '../../crud/form/FormDialog';
import { FormSections } from '../../crud/form/FormSections';
import { IntentSave } from '../../crud/form/IntentSave';
import { formErrors } from '../../crud/form/formErrors';
import { useSaving } from '../../crud/form/useSaving';
import { useIntentKeys } from '../../dataProviders/useIntentKeys';
import { useTellError } from '../../dataProviders/useTellError';
import { anyEntity } from '../../entity/entity';
import { loginName } from './loginName';
import type { UserDialogProps } from './UserDialogProps';
import users from './users';

const entity = anyEntity(users);

/** Changes a user's names, address and state. Roles have a dialog of their own, because each change is an act. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const keys = useIntentKeys(`users.${user.id}`);
  const tellError = useTellError();
  const saving = useSaving({ resource: 'users', keys, nameOf: loginName, onSaved: onClose });
  return (
    <EditBase
      resource="users"
      id={user.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      mutationOptions={saving.options}
      queryOptions={{
        onError: (error: unknown) => {
          tellError(error);
          onClose();
        },
      }}
    >
      <IntentSave saving={saving}>
        <WhenRead>
          <FormDialog
            title={translate('title.update', { name: String(user.loginName) })}
            validate={(values) => formErrors(entity, { ...values })}
            onClose={onClose}
          >
            <FormSections entity={entity} omit={['roles']} />
          </FormDialog>
        </WhenRead>
      </IntentSave>
    </EditBase>
  );
}

/** A form that is filled in by a late answer would lose what was typed until then. */
function WhenRead({ children }: { children: ReactNode }) {
  return useEditContext().record ? children : null;
}
