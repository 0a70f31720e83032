import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useRedirect, type RaRecord } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import { collectionPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { DialogSubjectContext } from '../../ui/Dialog/Dialog';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { changePath, CHANGES } from '../changes/AskedChange';
import { WriteButton } from '../parts/WriteButton';
import { displayError } from './displayError';
import { GuardNote } from './GuardNote';
import { checkOf, useOutcome } from './useOutcome';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

/** Takes a record out, after a question; what guards money or law is only asked for (docs/domain/authority.md 4). */
export function RemoveButton({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const [asks, setAsks] = useState(false);
  if (!record) return null;
  return (
    <>
      <WriteButton of={entity} writing="delete" record={record} onClick={() => setAsks(true)}>
        {translate('action.delete')}
      </WriteButton>
      {asks && <RemoveDialog entity={entity} record={record} onClose={() => setAsks(false)} />}
    </>
  );
}

interface Props {
  entity: AnyEntity;
  record: RaRecord;
  onClose: () => void;
}

function RemoveDialog({ entity, record, onClose }: Props) {
  const { name, guards } = entity;
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { guard } = useOutcome(name);
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [idempotencyKey] = useState(uuid);
  const named = represent(name, record);

  const tell = (asked: boolean) => {
    const options: ToastOptions = { detail: named };
    notify(asked ? 'toast.asked_change' : 'toast.deleted', { type: 'success', ...options });
    void queryClient.invalidateQueries({ queryKey: [asked ? CHANGES : name] });
    if (!asked) redirect(collectionPath(name, 'list') ?? '/');
  };
  const remove = async () => {
    const { id } = record;
    const { data } = await guard(
      {
        id,
        action: 'delete',
        removes: true,
        idempotencyKey,
        onBooked: (asked) => tell(asked === true),
      },
      () => dataProvider.delete(name, { id, previousData: record, meta: { idempotencyKey } }),
    );
    tell(changePath(data as RaRecord) !== undefined);
  };

  return (
    <Suspense>
      <DialogSubjectContext value={<GuardNote guard={guards?.delete} />}>
        <ConfirmDialog
          open
          kind="consequence"
          title={`${translate('action.delete')}: ${named}`}
          confirmLabel={translate('action.delete')}
          irreversible={guards?.delete !== 'inForceByAnother'}
          tell={(error) => displayError(error, translate, 'error.delete_failed')}
          onUnknown={checkOf}
          onConfirm={remove}
          onClose={onClose}
        />
      </DialogSubjectContext>
    </Suspense>
  );
}
