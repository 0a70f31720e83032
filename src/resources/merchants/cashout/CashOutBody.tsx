import { useRecordContext, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { JournalTable } from '../../wallets/JournalTable';
import { MerchantLinks } from '../employee/MerchantLinks';
import { readMerchantJournals } from './api';
import entity from './merchantCashout.entity';

type CashOut = RecordOf<typeof entity>;

/** Where the money goes, what was decided, and the journals of the merchant's account. */
export function CashOutBody() {
  const record = useRecordContext<CashOut & RaRecord>();
  const translate = useTranslate();
  const read = useRecordPart(entity.name, readMerchantJournals, record?.id ?? '');
  if (!record) return null;
  return (
    <>
      <MerchantLinks id={String(record.merchantId)} />
      <RecordSections entity={entity} record={record} />
      <JournalTable title={translate('merchants.journals')} read={read} />
    </>
  );
}
