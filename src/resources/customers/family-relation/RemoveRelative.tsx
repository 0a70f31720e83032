import { useDataProvider, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { displayError } from '../../../framework/record/displayError';
import { checkOf, useOutcome } from '../../../framework/record/useOutcome';
import { uuid } from '../../../domain/ids';
import type { RecordOf } from '../../../entity/entity';
import { represent } from '../../../entity/represent';
import type { ToastOptions } from '../../../ui/Toast/toasts';
import type familyRelation from './familyRelation.entity';

const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

const RESOURCE = 'family_relation';

/** Asks before a relative is taken off; the confirmation of the others is not touched. */
export function RemoveRelative({
  relative,
  onClose,
}: {
  relative: RecordOf<typeof familyRelation>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { guard } = useOutcome(RESOURCE);
  const dataProvider = useDataProvider();
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [idempotencyKey] = useState(uuid);
  const name = represent(RESOURCE, relative);
  const onBooked = () => {
    const options: ToastOptions = { detail: name };
    notify('toast.deleted', { type: 'success', ...options });
  };

  const action = async () => {
    const { id } = relative;
    await guard({ id, action: 'delete', removes: true, idempotencyKey, onBooked }, () =>
      dataProvider.delete(RESOURCE, { id, previousData: relative, meta: { idempotencyKey } }),
    );
    await queryClient.invalidateQueries({ queryKey: [RESOURCE] });
    // The customer's record and history show it too (docs/domain/calls.md 3.6).
    await queryClient.invalidateQueries({ queryKey: ['customers'] });
    onBooked();
  };

  return (
    <Suspense>
      <ConfirmDialog
        open
        kind="consequence"
        title={`${translate('people.family.remove')}: ${name}`}
        confirmLabel={translate('action.delete')}
        irreversible
        tell={(error) => displayError(error, translate, 'error.delete_failed')}
        onUnknown={checkOf}
        onConfirm={action}
        onClose={onClose}
      >
        {translate('people.family.remove_text')}
      </ConfirmDialog>
    </Suspense>
  );
}
