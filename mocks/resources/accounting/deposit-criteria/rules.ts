import { addDays } from '../../../../src/domain/dates';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { compareMoney } from '../../../../src/domain/money';
import { AUTHORITY } from '../../../../src/domain/settings';
import type { Hooks, LastMonth } from '../../../engine/Hooks';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { criteriaIn } from './criteria';

/** What each repayment of the last month left on its temporary account, by the books. */
function leftByRepayments(store: Store): string[] {
  const from = addDays(store.clock.today(), -AUTHORITY.lastMonthDays);
  const balances = new Map<number | null, string>();
  return ledgerOf(store)
    .lines({ account: 'temporary' })
    .flatMap(({ holder, debit, credit, journal }) => {
      const left = minus(plus(balances.get(holder) ?? ZERO, credit ?? ZERO), debit ?? ZERO);
      balances.set(holder, left);
      const isRepayment =
        debit !== null && journal.of?.resource === 'loans' && journal.kind === 'RECEIPT';
      return isRepayment && journal.bookingDay >= from ? [left] : [];
    });
}

/** How many repayments left enough. By which day their rows were due then is not kept. */
const leavingEnough: LastMonth = ({ after: { minBalance } }, { store }) => {
  const now = criteriaIn(store).minBalance;
  if (compareMoney(String(minBalance), now) === 0) return 'moved_on';
  const left = leftByRepayments(store);
  const enough = (least: string) =>
    left.filter((balance) => compareMoney(balance, least) !== -1).length;
  return [
    {
      says: 'fits',
      field: 'minBalance',
      of: left.length,
      before: enough(now),
      after: enough(String(minBalance)),
    },
  ];
};

/** The criteria: what is asked for holds from the next repayment on; each change is in the history. */
export const hooks: Hooks = {
  resource: 'deposit_criteria',
  recorded: ['nextPaymentMinDay', 'minBalance'],
  lastMonth: { change_criteria: leavingEnough },
  actions: { change_criteria: (_, __, asked) => ({ ...asked }) },
};
