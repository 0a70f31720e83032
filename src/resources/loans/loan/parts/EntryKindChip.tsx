import { LedgerEntryKind } from '../../../../domain/enums/accounting';
import { toneOf } from '../../../../domain/enums/readEnum';
import { EnumChip } from '../../../../ui/Chip/EnumChip';

/** What an entry of the ledger books. */
export const EntryKindChip = ({ kind }: { kind: LedgerEntryKind }) => (
  <EnumChip name="LedgerEntryKind" value={kind} tone={toneOf(LedgerEntryKind, kind)} />
);
