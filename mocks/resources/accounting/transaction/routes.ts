import transactions from '../../../../src/resources/accounting/transaction/transaction.entity';
import { accountFacts } from '../../../ledger/chart';
import { ledgerOf, type PostedLine } from '../../../ledger/Ledger';
import { listedBooks } from '../../../engine/books';
import type { Call, Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** Whose account a line moves, where it is a customer's. */
function customerOf(store: Store, { account, holder }: PostedLine): unknown {
  if (holder === null) return null;
  const { subLedger } = accountFacts(account);
  if (subLedger === 'BA' || subLedger === 'TEMPORARY') return holder;
  const resource = subLedger === 'LN' ? 'loans' : subLedger === 'DP' ? 'saving' : undefined;
  return resource ? (store.collection(resource)?.get(holder)?.customerId ?? null) : null;
}

const transactionRows = (call: Call): MockRecord[] =>
  ledgerOf(call.store)
    .lines({ tenant: listedBooks(call) })
    .map((line): MockRecord => {
      const { id, account, number, debit, credit, ref, journal } = line;
      const { bookingDay, valueDate, bookedAt, kind, by, tenant, memo, of, lines } = journal;
      const others = lines.filter((one) => (one.debit === null) !== (debit === null));
      return {
        id,
        bookingDay,
        valueDate,
        bookedAt,
        kind,
        account,
        number,
        customerId: customerOf(call.store, line),
        debit,
        credit,
        counter: [...new Set(others.map((one) => one.account))],
        journalId: journal.id,
        origin: of?.label ?? null,
        memo,
        ref,
        by,
        tenant,
        createdAt: bookedAt,
      };
    });

/** Every line of the ledger. */
export const routes: readonly Route[] = derivedRoutes(transactions, transactionRows);
