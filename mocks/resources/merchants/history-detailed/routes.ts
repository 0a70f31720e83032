import detailed from '../../../../src/resources/merchants/history-detailed/merchantHistoryDetailed.entity';
import type { Call, Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { ledgerMoves, nameOfCustomer, tenantOfCustomer } from '../moves';

/** Every movement of every merchant, line by line of the ledger. */
const moveRows = (call: Call): MockRecord[] =>
  ledgerMoves(call).map(({ line, balance, ...move }) => ({
    id: line.id,
    ...move,
    bookedAt: line.journal.bookedAt,
    entryKind: line.journal.kind,
    merchantName: nameOfCustomer(call.store, move.merchantId),
    balance,
    journalId: line.journal.id,
    origin: line.journal.of?.label ?? null,
    tenant: tenantOfCustomer(call.store, move.merchantId),
    createdAt: line.journal.bookedAt,
  }));

export const routes: readonly Route[] = derivedRoutes(detailed, moveRows);
