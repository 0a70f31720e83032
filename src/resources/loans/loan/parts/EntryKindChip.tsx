import { LoanEntryKind } from '../../../../domain/enums/loans';
import { toneOf } from '../../../../domain/enums/readEnum';
import { EnumChip } from '../../../../ui/Chip/EnumChip';

/** What an entry of the ledger books. */
export const EntryKindChip = ({ kind }: { kind: LoanEntryKind }) => (
  <EnumChip name="LoanEntryKind" value={kind} tone={toneOf(LoanEntryKind, kind)} />
);
