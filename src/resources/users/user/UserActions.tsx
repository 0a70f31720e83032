import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../../auth/useSession';
import { ShownRecord } from '../../../framework/record/ShownRecord';
import { useMay } from '../../../framework/useMay';
import type { RecordOf } from '../../../entity/entity';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { PasswordDialog } from './PasswordDialog';
import { RolesDialog } from './RolesDialog';
import { Button } from '../../../ui/Button/Button';
import entity from './user.entity';

const dialogs = {
  edit: EditUserDialog,
  change_password: PasswordDialog,
  assign_roles: RolesDialog,
  delete: DeleteUserDialog,
} as const;

/** The four dialogs of a user. The own account cannot be deleted: the button says so. */
export function UserActions() {
  const user = useRecordContext<RecordOf<typeof entity>>();
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  if (!user || !may('user:manage')) return null;
  const Dialog = open && dialogs[open];
  const own = user.id === session?.user.id;
  return (
    <>
      {(Object.keys(dialogs) as (keyof typeof dialogs)[]).map((key) => {
        const refused = key === 'delete' && own;
        return (
          <Button
            key={key}
            danger={key === 'delete'}
            aria-disabled={refused || undefined}
            title={refused ? translate('users.own_account') : undefined}
            onClick={() => !refused && setOpen(key)}
          >
            {translate(`action.${key}`)}
          </Button>
        );
      })}
      {Dialog && (
        <ShownRecord entity={entity} record={user}>
          {(shown) => <Dialog user={shown} own={own} onClose={() => setOpen(undefined)} />}
        </ShownRecord>
      )}
    </>
  );
}
