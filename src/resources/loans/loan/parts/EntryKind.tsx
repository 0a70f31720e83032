import { useTranslate } from '../../../../i18n/useTranslate';
import { LedgerEntryKind } from '../../../../domain/enums/accounting';
import { labelKeyOf } from '../../../../domain/enums/readEnum';

/** What an entry of the ledger books, in words. */
export function EntryKind({ kind }: { kind: LedgerEntryKind }) {
  const translate = useTranslate();
  return <>{translate(labelKeyOf(LedgerEntryKind, kind))}</>;
}
