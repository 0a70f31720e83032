import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { EbarimtError } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import { Bullets } from '../../../ui/Text/Text';
import { isRefused } from '../../../domain/eReceipts/refused';
import type { ReceiptFacts } from './lifecycle';
import type receipt from './receipt.entity';

type Receipt = RecordOf<typeof receipt>;

/** What becomes of a receipt that failed. */
function wayOf(record: Receipt & { facts?: ReceiptFacts }): KeyBelow<'eReceipts.way'> {
  if (!isRefused(record)) return 'unanswered';
  if (record.facts?.other) return 'replaced';
  return record.facts?.isGivenBack ? 'given_back' : 'refused';
}

/** Why a receipt could not be sent, what to do about it, and that the payment is not touched by it. */
export function ReceiptTrouble() {
  const translate = useTranslate();
  const record = useRecordContext<Receipt & { facts?: ReceiptFacts }>();
  if (record?.state !== 'FAILED') return null;
  const cause = record.lastError
    ? translate(labelKeyOf(EbarimtError, record.lastError), { _: String(record.lastError) })
    : '';
  return (
    <Notice tone="danger" role="alert">
      {translate('eReceipts.failed', { cause, attempts: record.attempts })}{' '}
      {translate(`eReceipts.way.${wayOf(record)}`, { receipt: record.facts?.other ?? '' })}
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

/** What a correction does, inside its dialog. */
export function CorrectPreview({ record }: { record: Receipt }) {
  const translate = useTranslate();
  return (
    <Bullets>
      <li>{translate('eReceipts.correct.made', { count: record.lines?.length ?? 0 })}</li>
      <li>{translate('eReceipts.correct.kept', { receipt: String(record.billId) })}</li>
      <li>{translate('eReceipts.return.payment')}</li>
    </Bullets>
  );
}
