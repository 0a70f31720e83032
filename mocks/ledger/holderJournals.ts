import { isPositive, minus, plus, total, ZERO } from '../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../src/domain/money';
import { WALLET } from '../../src/domain/settings';
import type { HolderJournal, HolderJournals } from '../../src/resources/wallets/journals';
import type { Store } from '../engine/Store';
import type { LedgerAccount } from './chart';
import { ledgerOf } from './Ledger';

/**
 * What moved a holder's part of an account the newest first, with what was on it after each.
 * @param accounts several of which the parts are added: what moves between them moves nothing
 */
export function holderJournals(
  store: Store,
  accounts: readonly LedgerAccount[],
  holder: number,
): HolderJournals {
  const ledger = ledgerOf(store);
  const isOwn = (line: { account: LedgerAccount; holder: number | null }) =>
    line.holder === holder && accounts.includes(line.account);
  const ids = new Set(
    accounts.flatMap((account) =>
      ledger.lines({ account, holder }).map(({ journal }) => journal.id),
    ),
  );
  let balance = ZERO;
  const all = ledger
    .journals()
    .filter(({ id }) => ids.has(id))
    .map(({ id, bookingDay, bookedAt, kind, of, lines }): HolderJournal => {
      const own = lines.filter(isOwn);
      const net = minus(
        total(own.map(({ credit }) => credit ?? ZERO)),
        total(own.map(({ debit }) => debit ?? ZERO)),
      );
      balance = plus(balance, net);
      return {
        journalId: id,
        date: bookingDay,
        bookedAt,
        kind,
        in: isPositive(net) ? net : null,
        out: isNegativeMoney(net) ? minus(ZERO, net) : null,
        balance,
        origin: of && !OWN.includes(of.resource) ? of.label : null,
        // The opening of all holders is one journal: others' lines are nobody's business here.
        legs: lines
          .filter((line) => kind !== 'OPENING' || isOwn(line) || !accounts.includes(line.account))
          .map((leg) => ({
            accountKey: `ledgerAccounts.${leg.account}`,
            number: leg.number,
            debit: leg.debit,
            credit: leg.credit,
          })),
      };
    });
  return { total: all.length, journals: all.reverse().slice(0, WALLET.journalsShown) };
}

/** Records whose pages show the journals: they are not named as where these come from. */
const OWN: readonly string[] = ['wallets', 'saving'];
