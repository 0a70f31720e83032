import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { DialogFoot } from '../../../ui/Dialog/DialogFoot';
import { useGetOne, useNotify } from 'ra-core';
import { useState } from 'react';
import { displayError } from '../../../framework/record/displayError';
import { checkOf } from '../../../framework/record/useOutcome';
import { StaffRole } from '../../../domain/enums/common';
import { uuid } from '../../../domain/ids';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Chip } from '../../../ui/Chip/Chip';
import { accountBlock } from './accountBlocks';
import { roleMoves } from './api';
import type { UserDialogProps } from './UserDialogProps';
import { useAssignableRoles } from './useAssignableRoles';
import { useUserCall } from './useUserCall';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../ui/Text/Text';
import { Button } from '../../../ui/Button/Button';
import text from '../../../ui/Text/Text.module.css';
import { Row, Stack } from '../../../ui/Stack/Stack';
import type { ToastOptions } from '../../../ui/Toast/toasts';

interface Question {
  role: StaffRole;
  move: 'add' | 'remove';
  key: string;
}

const DONE = { add: 'toast.roles_assigned', remove: 'toast.role_removed' } as const;

/**
 * Adds and removes a user's roles, one action each, with its reason: those of the identity provider that may be assigned.
 * Nobody does so with the own ones.
 */
export function RolesDialog({ user, own, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const call = useUserCall();
  const notify = useNotify();
  const { data = user } = useGetOne('users', { id: user.id });
  const [question, setQuestion] = useState<Question>();
  const assignable = useAssignableRoles();
  const held = data.roles;
  const offered: readonly StaffRole[] = assignable.data ?? [];
  // Roles that are not given here stay visible; they can be taken away.
  const shown = StaffRole.values.filter((role) => offered.includes(role) || held.includes(role));
  const tellDone = ({ role, move }: Question) => {
    const detail = `${translate(`enums.StaffRole.${role}`)}: ${user.loginName}`;
    const options: ToastOptions = { detail };
    notify(DONE[move], { type: 'success', ...options });
  };
  return (
    <Dialog width="xs" onClose={onClose}>
      <DialogTitle>{`${translate('action.assign_roles')}: ${user.loginName}`}</DialogTitle>
      <DialogContent>
        <Muted as="p">{translate('users.roles_help')}</Muted>
        {assignable.isPending && <Skeleton aria-busy="true" />}
        {assignable.isError && (
          <EmptyState kind="failed" onRetry={() => void assignable.refetch()} />
        )}
        <Stack as="ul" gap={0} lined data-part="accesses">
          {(assignable.data ? shown : []).map((role) => {
            const isHeld = held.includes(role);
            const stays = accountBlock(isHeld ? 'remove_role' : 'add_role', user.facts ?? {}, own);
            const label = translate(`enums.StaffRole.${role}`);
            return (
              <Row
                as="li"
                key={role}
                between
                pad="12px 0"
                className={text.small}
                data-part="access"
              >
                <span>
                  {label} {isHeld && <Chip tone="success">{translate('users.held')}</Chip>}
                </span>
                <Button
                  aria-label={`${translate(isHeld ? 'action.remove_role' : 'action.add_role')}: ${label}`}
                  aria-disabled={stays ? true : undefined}
                  title={stays ? translate(stays.message, stays.values) : undefined}
                  onClick={() =>
                    !stays && setQuestion({ role, move: isHeld ? 'remove' : 'add', key: uuid() })
                  }
                >
                  {translate(isHeld ? 'action.remove_role' : 'action.add_role')}
                </Button>
              </Row>
            );
          })}
        </Stack>
      </DialogContent>
      <DialogFoot onCancel={onClose} cancelKey="action.finish" />
      {question && (
        <ConfirmDialog
          open
          kind="reason"
          title={`${translate(`action.${question.move}_role`)}: ${translate(`enums.StaffRole.${question.role}`)}`}
          confirmLabel={translate(`action.${question.move}_role`)}
          tell={(error) => displayError(error, translate, 'error.update_failed')}
          onUnknown={checkOf}
          onConfirm={({ reason }) =>
            call({
              id: user.id,
              seen: data,
              send: (dataProvider) =>
                dataProvider.call(roleMoves[question.move], {
                  params: { id: user.id },
                  body: { role: question.role, reason },
                  idempotencyKey: question.key,
                  seen: data,
                }),
              action: `${question.move}-role`,
              idempotencyKey: question.key,
              onBooked: () => tellDone(question),
            }).then(() => tellDone(question))
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Dialog>
  );
}
