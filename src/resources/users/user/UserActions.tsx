import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { ShownRecord } from '../../../framework/record/ShownRecord';
import { useMay } from '../../../framework/useMay';
import { accountBlock } from './accountBlocks';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { PasswordDialog } from './PasswordDialog';
import { RolesDialog } from './RolesDialog';
import { Button } from '../../../ui/Button/Button';
import { Menu, type MenuItem } from '../../../ui/Menu/Menu';
import type { User } from './UserDialogProps';
import entity from './user.entity';

const dialogs = {
  edit: EditUserDialog,
  change_password: PasswordDialog,
  assign_roles: RolesDialog,
  delete: DeleteUserDialog,
} as const;

/** The four dialogs of a user: what is changed most as a button, the others in the menu. An account that has to stay says why. */
export function UserActions() {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  if (!user || !may('user:manage')) return null;
  const Dialog = open && dialogs[open];
  const own = user.id === session?.user.id;
  const stays = accountBlock('delete', user.facts ?? {}, own);
  const item = (key: keyof typeof dialogs): MenuItem => ({
    key,
    label: translate(`action.${key}`),
    onSelect: () => setOpen(key),
  });
  return (
    <>
      <Button onClick={() => setOpen('edit')}>{translate('action.edit')}</Button>
      <Menu
        framed
        label={translate('record.more_actions')}
        items={[
          item('change_password'),
          item('assign_roles'),
          {
            ...item('delete'),
            danger: true,
            divided: true,
            disabled: stays !== null,
            group: stays ? translate(stays.message, stays.values) : undefined,
          },
        ]}
      >
        {translate('record.more_actions')}
      </Menu>
      {Dialog && (
        <ShownRecord entity={entity} record={user}>
          {(shown) => <Dialog user={shown} own={own} onClose={() => setOpen(undefined)} />}
        </ShownRecord>
      )}
    </>
  );
}
