import type { JournalLine } from '../../src/resources/loans/loan/api';
import { type LedgerAccount, numberOf } from './chart';
import type { Journal, JournalOrigin } from './Ledger';

/** Whose books lines are in, and whose accounts they move. */
export interface LiveOwner {
  /** Alias of the lender whose a journal is, by the place of its first line among all. */
  lenderOf(place: number): string;
  of: JournalOrigin;
  /** The holder of a line's account; null for an account that nobody holds. */
  holderOf(account: LedgerAccount, line: JournalLine): number | null;
}

/** The journals that the lines of another store make up, as the ledger has them. */
export function liveJournals(
  lines: readonly JournalLine[],
  { lenderOf, of, holderOf }: LiveOwner,
): Journal[] {
  const byId = new Map<string, { place: number; own: JournalLine[] }>();
  lines.forEach((line, place) => {
    const known = byId.get(line.journalId);
    if (known) known.own.push(line);
    else byId.set(line.journalId, { place, own: [line] });
  });
  return [...byId].map(([id, { place, own }]): Journal => {
    const [{ kind, date, bookedAt, by }] = own;
    return {
      id,
      kind,
      valueDate: date,
      bookedAt,
      by,
      tenant: lenderOf(place),
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
