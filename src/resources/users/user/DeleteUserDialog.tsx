import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { dayOf } from '../../../domain/dates';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { displayError } from '../../../framework/record/displayError';
import { typedNumber } from '../../../framework/record/actionAnswers';
import { checkOf } from '../../../framework/record/useOutcome';
import { useFieldLabel } from '../../../framework/useLabels';
import { represent } from '../../../entity/represent';
import { uuid } from '../../../domain/ids';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import type { ToastOptions } from '../../../ui/Toast/toasts';
import { readOpenWork } from './api';
import { OpenWorkTable } from './OpenWorkTable';
import type { UserDialogProps } from './UserDialogProps';
import { useUserCall } from './useUserCall';

/**
 * Deletes a user: irreversible. Typed are month and day of the account's beginning, which stand in the dialog: its number
 * is the identity provider's own and says nothing to people, and a login name needs a layout of its own. Switching the
 * account off is the milder way. Before it stands whose account it was, and what is left unfinished.
 */
export function DeleteUserDialog({ user, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const call = useUserCall();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [key] = useState(uuid);
  const label = useFieldLabel('users');
  const login = String(user.loginName);
  const since = dayOf(user.createdAt);
  const { employee } = user.facts ?? {};
  const work = useQuery({
    queryKey: ['users', 'open-work', user.id],
    queryFn: ({ signal }) => dataProvider.call(readOpenWork, { params: { id: user.id }, signal }),
    retry: false,
  });

  const goOn = () => {
    const options: ToastOptions = { detail: login };
    notify('toast.deleted', { type: 'success', ...options });
    redirect('/users');
  };
  const remove = async () => {
    await call({
      id: user.id,
      send: (gateways) =>
        gateways.delete('users', {
          id: user.id,
          previousData: user,
          meta: { idempotencyKey: key },
        }),
      action: 'delete',
      removes: true,
      idempotencyKey: key,
      onBooked: goOn,
    });
    goOn();
  };

  return (
    <ConfirmDialog
      open
      kind="consequence"
      irreversible
      title={`${translate('action.delete')}: ${represent('users', user)}`}
      confirmLabel={translate('action.delete')}
      changes={[
        { label: translate('users.account'), before: login, after: translate('users.gone') },
        ...(employee
          ? [{ label: translate('users.former_employee'), before: employee.name, after: null }]
          : []),
        ...(since ? [{ label: label('createdAt'), before: since, after: null }] : []),
      ]}
      typed={
        since
          ? typedNumber(since, label('createdAt'), translate)
          : typedNumber(user.id, translate('shell.confirm.id'), translate)
      }
      tell={(error) => displayError(error, translate, 'error.delete_failed')}
      onUnknown={checkOf}
      onConfirm={remove}
      onClose={onClose}
    >
      {translate('users.delete_help')}
      <QueryStatus read={work}>{work.data && <OpenWorkTable work={work.data} />}</QueryStatus>
    </ConfirmDialog>
  );
}
