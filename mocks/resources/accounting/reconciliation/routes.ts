import { isDay } from '../../../../src/domain/dateParts';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../../../src/domain/money';
import {
  runReconciliation,
  type LedgerCheck,
  type LedgerDifference,
  type Reconciliation,
} from '../../../../src/resources/accounting/reconciliation/api';
import { accountFacts, LEDGER_ACCOUNTS } from '../../../ledger/chart';
import { ledgerOf, type Journal } from '../../../ledger/Ledger';
import { invalid } from '../../../engine/ApiError';
import { booksOf } from '../../../engine/books';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';

const sideOf = ({ lines }: Journal, side: 'debit' | 'credit'): string =>
  total(lines.map((line) => line[side] ?? ZERO));

/** R6 over the journals of a day. */
function journalsOn({ store }: Call, date: string, tenant: string | undefined): LedgerCheck {
  const journals = ledgerOf(store).journals({ tenant, from: date, through: date });
  const differences = journals.flatMap((journal): LedgerDifference[] => {
    const left = sideOf(journal, 'debit');
    const right = sideOf(journal, 'credit');
    if (left === right) return [];
    const { id } = journal;
    return [{ resource: 'accounting/gl-transactions', id, label: id, left, right, journals: [id] }];
  });
  return {
    key: 'journals',
    asOf: 'day',
    left: total(journals.map((journal) => sideOf(journal, 'debit'))),
    right: total(journals.map((journal) => sideOf(journal, 'credit'))),
    differences,
  };
}

/** The trial balance at the end of a day: what accounts hold on the debit side is what others hold on the credit side. */
function trialOn({ store }: Call, date: string, tenant: string | undefined): LedgerCheck {
  const balances = LEDGER_ACCOUNTS.map((account) => {
    const balance = ledgerOf(store).balanceOf(account, { tenant, through: date });
    return accountFacts(account).natural === 'debit' ? balance : minus(ZERO, balance);
  });
  const below = balances.filter(isNegativeMoney);
  const above = balances.filter((balance) => !isNegativeMoney(balance));
  return {
    key: 'trial',
    asOf: 'day',
    left: total(above),
    right: minus(ZERO, plus(...below)),
    differences: [],
  };
}

/** Every check of a day: of the ledger itself, and those that the rooms bring. */
function reconcile(call: Call): Answer<Reconciliation> {
  const { store, caller } = call;
  need(caller, 'cgw-bank-income:access');
  const today = ledgerOf(store).openDay;
  const date = bodyOf(call).date ?? today;
  if (typeof date !== 'string' || !isDay(date)) throw invalid({ date: 'validation.date_invalid' });
  if (date > today) throw invalid({ date: 'validation.date_future' });
  const tenant = booksOf(call);
  return {
    body: {
      date,
      today,
      runAt: store.clock.iso(),
      checks: [
        journalsOn(call, date, tenant),
        trialOn(call, date, tenant),
        ...ledgerOf(store).checks(tenant, date),
      ],
    },
  };
}

/** Reconciliation of the books (docs/domain/money.md 4.6; the address is assumed). */
export const routes: readonly Route[] = [route(runReconciliation, reconcile)];
