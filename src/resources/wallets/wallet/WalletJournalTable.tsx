import type { Identifier } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { JournalTable } from '../JournalTable';
import { readWalletJournals } from './api';

/** What moved a wallet, and what could be spent after it. */
export function WalletJournalTable({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const read = useRecordPart('wallets', readWalletJournals, id);
  return <JournalTable title={translate('wallets.journal')} read={read} />;
}
