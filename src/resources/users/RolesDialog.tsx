import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useGetOne, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { toldOf } from '../../crud/record/toldOf';
import { checkOf } from '../../crud/record/useOutcome';
import { StaffRole } from '../../domain/enums/common';
import { uuid } from '../../domain/ids';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog';
import { StatusChip } from '../../ui/base/StatusChip';
import { roleMoves } from './api';
import type { UserDialogProps } from './UserDialogProps';
import { useUserCall } from './useUserCall';

interface Question {
  role: string;
  move: 'add' | 'remove';
  key: string;
}

/** The change shows in the list of roles. */
const nothing = () => undefined;

/** Adds and removes a user's roles, one act each, with its reason. A person cannot remove the own roles. */
export function RolesDialog({ user, own, onClose }: UserDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const call = useUserCall();
  const { data = user } = useGetOne('users', { id: user.id });
  const [question, setQuestion] = useState<Question>();
  const roles = (data.roles ?? []) as readonly string[];
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{`${translate('action.assign_roles')}: ${user.loginName}`}</DialogTitle>
      <DialogContent>
        <p className="u-muted">{translate('users.roles_help')}</p>
        <ul className="u-accesses">
          {StaffRole.values.map((role) => {
            const held = roles.includes(role);
            const refused = held && own;
            const label = translate(`enums.StaffRole.${role}`);
            return (
              <li key={role} className="u-access">
                <span>
                  {label}{' '}
                  {held && <StatusChip tone="success">{translate('users.held')}</StatusChip>}
                </span>
                <button
                  type="button"
                  className="u-button"
                  aria-label={`${translate(held ? 'action.remove_role' : 'action.add_role')}: ${label}`}
                  aria-disabled={refused || undefined}
                  title={refused ? translate('users.own_role') : undefined}
                  onClick={() =>
                    !refused && setQuestion({ role, move: held ? 'remove' : 'add', key: uuid() })
                  }
                >
                  {translate(held ? 'action.remove_role' : 'action.add_role')}
                </button>
              </li>
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions>
        <button type="button" className="u-button" onClick={onClose}>
          {translate('action.finish')}
        </button>
      </DialogActions>
      {question && (
        <ConfirmDialog
          open
          kind="reason"
          title={`${translate(`action.${question.move}_role`)}: ${translate(`enums.StaffRole.${question.role}`)}`}
          confirmLabel={translate(`action.${question.move}_role`)}
          tell={(error) => toldOf(error, translate)}
          onUnknown={checkOf}
          onConfirm={({ reason }) =>
            call({
              id: user.id,
              send: (dataProvider) =>
                dataProvider.call(roleMoves[question.move], {
                  params: { id: user.id },
                  body: { role: question.role, reason },
                  idempotencyKey: question.key,
                }),
              action: `${question.move}-role`,
              idempotencyKey: question.key,
              onBooked: nothing,
            })
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Dialog>
  );
}
