import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ActionDialogProps } from '../../../framework/loadEntity';
import { displayError } from '../../../framework/record/displayError';
import { useAction } from '../../../framework/record/useAction';
import { checkOf } from '../../../framework/record/useOutcome';
import { uuid } from '../../../domain/ids';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import entity from './qrCard.entity';

/** The page adds the customer who wants the code. */
type Props = ActionDialogProps<typeof entity> & { record: { wantedBy?: Identifier } };

/** Asks before a printed code is tied to the customer of the page (`wantedBy`). */
export function ConnectQrDialog({ record, action, onClose }: Props) {
  const translate = useTranslate();
  const perform = useAction(entity);
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [key] = useState(uuid);
  const text = translate('action.connect_qr');
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={`${text}: ${String(record.sequenceNumber)}`}
      confirmLabel={text}
      tell={(error) => displayError(error, translate)}
      onUnknown={checkOf}
      onConfirm={() => perform(record, action, { customerId: record.wantedBy }, key)}
      onClose={onClose}
    >
      {translate('people.qr.connect_text')}
    </ConfirmDialog>
  );
}
