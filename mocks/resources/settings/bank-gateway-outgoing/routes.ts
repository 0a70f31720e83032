import type { LedgerEntryKind } from '../../../../src/domain/enums/accounting';
import {
  readOutgoingJournals,
  type OutgoingJournals,
} from '../../../../src/resources/settings/bank-gateway-outgoing/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { journalLines } from '../../accounting/gl-transaction/journalLines';

/** Between a wallet and its bank. */
const ON_THE_WAY: ReadonlySet<LedgerEntryKind> = new Set(['TRANSFER_WAITING', 'TRANSFER_SENT']);

/** Where the money of a transfer has been: its journals name its number. */
function journals(call: Call): Answer<OutgoingJournals> {
  need(call.caller, readOutgoingJournals.access);
  const { number, journalId, tenant } = recordOf(call, 'bank-gateways/outgoing');
  const ledger = ledgerOf(call.store);
  const out = journalId === null ? undefined : ledger.journal(String(journalId));
  const onTheWay = ledger
    .journals({ tenant: String(tenant) })
    .filter(({ kind, memo }) => ON_THE_WAY.has(kind) && memo === number);
  return { body: { lines: [...(out ? [out] : []), ...onTheWay].flatMap(journalLines) } };
}

/** What stands behind a transfer. */
export const routes: readonly Route[] = [route(readOutgoingJournals, journals)];
