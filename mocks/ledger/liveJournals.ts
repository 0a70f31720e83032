import type { JournalLine } from '../../src/resources/loans/loan/api';
import { type LedgerAccount, numberOf } from './chart';
import type { Journal, JournalOrigin } from './Ledger';

/** Whose books lines are in, and whose accounts they move. */
export interface LiveOwner {
  tenant: string;
  of: JournalOrigin;
  /** The holder of a line's account; null for an account that nobody holds. */
  holderOf(account: LedgerAccount, line: JournalLine): number | null;
}

/** The journals that the lines of another store make up, as the ledger has them. */
export function liveJournals(
  lines: readonly JournalLine[],
  { tenant, of, holderOf }: LiveOwner,
): Journal[] {
  const byId = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = byId.get(line.journalId);
    if (known) known.push(line);
    else byId.set(line.journalId, [line]);
  }
  return [...byId].map(([id, own]): Journal => {
    const [{ kind, date, bookedAt, by }] = own;
    return {
      id,
      kind,
      valueDate: date,
      bookedAt,
      by,
      tenant,
      memo: null,
      of,
      reverses: null,
      reason: null,
      lines: own.map((line) => {
        const account = line.accountKey.replace('ledgerAccounts.', '') as LedgerAccount;
        const holder = holderOf(account, line);
        return {
          id: line.id,
          account,
          holder,
          number: numberOf(account, holder),
          debit: line.debit,
          credit: line.credit,
          ref: null,
        };
      }),
    };
  });
}
