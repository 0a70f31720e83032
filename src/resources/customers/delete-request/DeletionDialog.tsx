import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ActionDialogProps } from '../../../framework/loadEntity';
import { typedNumber } from '../../../framework/record/actionAnswers';
import { actionLabelKey } from '../../../framework/record/actionLabel';
import { displayError } from '../../../framework/record/displayError';
import { useAction } from '../../../framework/record/useAction';
import { checkOf } from '../../../framework/record/useOutcome';
import { useFieldLabel } from '../../../framework/useLabels';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import { represent } from '../../../entity/represent';
import entity from './deleteRequest.entity';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { readDeletionPhone } from './api';

const CONSEQUENCES = ['contracts', 'wallet', 'sign_in', 'log', 'accounting'] as const;

/**
 * Approves a deletion: what it does, and the last digits of the customer's phone to be typed (docs/domain/customers.md
 * 12.1). The whole number, which travels along, comes by a call of its own, which the gateway writes down as every look at masked data
 * (docs/domain/calls.md 5.2).
 */
export function DeletionDialog({ record, action, onClose }: ActionDialogProps<typeof entity>) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const perform = useAction(entity);
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [key] = useState(uuid);
  const { data, error } = useQuery({
    queryKey: ['deletion-phone', String(record.id)],
    queryFn: ({ signal }) =>
      dataProvider.call(readDeletionPhone, { params: { id: record.id }, signal }),
    retry: false,
    gcTime: 0,
  });
  const text = translate(actionLabelKey(entity.name, action));
  if (!data && !error) return null;
  // A customer without a phone is confirmed by the number of the request.
  const confirmedPhone = data?.phone ?? String(record.id);
  const named = data?.phone ? label('phone') : translate('shell.confirm.id');
  const title = `${text}: ${represent(entity.name, record)}`;
  if (error)
    return (
      <ConfirmDialog
        open
        kind="yes-no"
        title={title}
        confirmLabel={translate('action.close')}
        onConfirm={onClose}
        onClose={onClose}
      >
        {translate('identity.deletion.phone_failed')} {displayError(error, translate).message}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={title}
      confirmLabel={text}
      irreversible
      changes={CONSEQUENCES.map((one) => ({
        label: translate(`identity.deletion.${one}`),
        before: translate('identity.deletion.now'),
        after: translate(`identity.deletion.${one}_after`),
      }))}
      typed={typedNumber(confirmedPhone, named, translate)}
      tell={(failure) => displayError(failure, translate)}
      onUnknown={checkOf}
      onConfirm={(answer) => perform(record, action, { ...answer, confirmedPhone }, key)}
      onClose={onClose}
    />
  );
}
