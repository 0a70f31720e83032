import { EditBase, useEditContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { ChangedRecord } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordSchema } from '../../../entity/validate';
import { useTellError } from '../../../dataProviders/useTellError';
import { Notice } from '../../../ui/Notice/Notice';
import { accountBlock } from './accountBlocks';
import { loginName } from './loginName';
import type { UserDialogProps } from './UserDialogProps';
import users from './user.entity';

const entity = users;
const schema = recordSchema(entity);

/** Changes a user's names, address and state. Roles have a dialog of their own, because each change is an action. */
export function EditUserDialog({ user, own, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const keys = useIdempotencyKeys(`users.${user.id}`);
  const tellError = useTellError();
  const saving = useSaving({ resource: 'users', keys, nameOf: loginName, onSaved: onClose });
  const act = user.enabled === false ? 'switch_on' : 'switch_off';
  const stays = accountBlock(act, user.facts ?? {}, own);
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
      <WhenRead>
        <ChangedRecord saving={saving} entity={entity}>
          <FormDialog
            title={translate('title.update', { name: String(user.loginName) })}
            schema={schema}
            onClose={onClose}
          >
            {stays && <Notice>{translate(stays.message, stays.values)}</Notice>}
            <FormSections entity={entity} omit={['roles']} locked={stays ? ['enabled'] : []} />
          </FormDialog>
        </ChangedRecord>
      </WhenRead>
    </EditBase>
  );
}

/** A form that is filled in by a late answer would lose what was typed until then. */
function WhenRead({ children }: { children: ReactNode }) {
  return useEditContext().record ? children : null;
}
