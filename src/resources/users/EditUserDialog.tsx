import { EditBase, useTranslate } from 'ra-core';
import { FormDialog } from '../../crud/form/FormDialog';
import { FormSections } from '../../crud/form/FormSections';
import { IntentSave } from '../../crud/form/IntentSave';
import { formErrors } from '../../crud/form/formErrors';
import { useSaving } from '../../crud/form/useSaving';
import { useIntentKeys } from '../../dataProviders/useIntentKeys';
import { anyEntity } from '../../entity/entity';
import { loginName } from './loginName';
import type { UserDialogProps } from './UserDialogProps';
import users from './users';

const entity = anyEntity(users);
const ignore = () => undefined;

/** Changes a user's names, address and state. Roles have a dialog of their own, because each change is an act. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const keys = useIntentKeys(`users.${user.id}`);
  const options = useSaving({ keys, nameOf: loginName, onSaved: onClose });
  return (
    <EditBase
      resource="users"
      id={user.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      mutationOptions={options}
      queryOptions={{ onError: ignore }}
    >
      <IntentSave keys={keys}>
        <FormDialog
          title={translate('title.update', { name: String(user.loginName) })}
          validate={(values) => formErrors(entity, { ...values })}
          onClose={onClose}
        >
          <FormSections entity={entity} omit={['roles']} />
        </FormDialog>
      </IntentSave>
    </EditBase>
  );
}
