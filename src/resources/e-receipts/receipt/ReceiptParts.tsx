import { useRecordContext, useTranslate } from 'ra-core';
import { EbarimtError } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import { Bullets } from '../../../ui/Text/Text';
import type receipt from './receipt.entity';

type Receipt = RecordOf<typeof receipt>;

/** Why a receipt could not be sent, and that the payment is not touched by it. */
export function ReceiptTrouble() {
  const translate = useTranslate();
  const record = useRecordContext<Receipt>();
  if (record?.state !== 'FAILED') return null;
  const cause = record.lastError
    ? translate(labelKeyOf(EbarimtError, record.lastError), { _: String(record.lastError) })
    : '';
  return (
    <Notice tone="danger" role="alert">
      {translate('eReceipts.failed', { cause, attempts: record.attempts })}
    </Notice>
  );
}

/** What a return does, inside its dialog. */
export function ReturnPreview({ record }: { record: Receipt }) {
  const translate = useTranslate();
  return (
    <Bullets>
      <li>{translate('eReceipts.return.void')}</li>
      {record.receiverType === 'B2C' && <li>{translate('eReceipts.return.lottery')}</li>}
      <li>{translate('eReceipts.return.fees', { count: record.lines?.length ?? 0 })}</li>
      <li>{translate('eReceipts.return.payment')}</li>
    </Bullets>
  );
}
