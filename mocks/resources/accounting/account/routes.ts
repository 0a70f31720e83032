import { isDay } from '../../../../src/domain/dateParts';
import { addDays } from '../../../../src/domain/dates';
import { fromMongo, minus, plus, toMongo, total } from '../../../../src/domain/lending/amounts';
import { rangeProblem } from '../../../../src/fields/date/dateRange';
import accounts from '../../../../src/resources/accounting/account/account.entity';
import {
  readAccountBalance,
  readBalances,
  readStatement,
  type AccountBalance,
  type AccountStatement,
  type BalancePoint,
  type TrialBalanceAnswer,
} from '../../../../src/resources/accounting/account/api';
import depositAccounts from '../../../../src/resources/accounting/deposit-account/depositAccount.entity';
import internalAccounts from '../../../../src/resources/accounting/internal-account/internalAccount.entity';
import loanAccounts from '../../../../src/resources/accounting/loan-account/loanAccount.entity';
import { accountFacts, LEDGER_ACCOUNTS, numberOf } from '../../../ledger/chart';
import { ledgerOf, type LedgerLine } from '../../../ledger/Ledger';
import { invalid, notFound } from '../../../engine/ApiError';
import { booksOf } from '../../../engine/books';
import { askedOf, bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { derivedRow } from '../../../engine/derivedRow';
import { entityRoute, route } from '../../../engine/route';
import { accountRow, accountRows, askedAccount } from './accountRows';

const RIGHT = 'cgw-bank-income:access';
/** Days of the balance curve, the present one included. */
const CURVE_DAYS = 365;
/** Days of a statement that names none, the last one included. */
const STATEMENT_DAYS = 90;

/** Rows of the lists of one kind of accounts. */
const rowsOf = (list: string) => (call: Call) =>
  accountRows(call).filter((row) => row.list === list);

/** The account of the call. */
const oneRow = (call: Call) => accountRow(call, call.params.id);

/** A day of the body, at the latest the one that is open in the books. @throws ApiError 400 */
function dayIn(call: Call, field: string, otherwise: string): string {
  const day = bodyOf(call)[field] ?? otherwise;
  if (typeof day !== 'string' || !isDay(day)) throw invalid({ [field]: 'validation.date_invalid' });
  if (day > ledgerOf(call.store).openDay) throw invalid({ [field]: 'validation.date_future' });
  return day;
}

/** The days of a period, the one that is open in the books without them. @throws ApiError 400 */
function periodIn(call: Call, usual: { from: string; to: string }): { from: string; to: string } {
  const to = dayIn(call, 'to', usual.to);
  const from = dayIn(call, 'from', usual.to === to ? usual.from : to);
  const problem = rangeProblem({ from, to }, {}, ledgerOf(call.store).openDay);
  if (problem) throw invalid({ to: problem.key }, problem.values);
  return { from, to };
}

/** The trial balance of a period. */
function balances(call: Call): Answer<TrialBalanceAnswer> {
  need(call.caller, RIGHT);
  const ledger = ledgerOf(call.store);
  const today = ledger.openDay;
  const { from, to } = periodIn(call, { from: today, to: today });
  const tenant = booksOf(call);
  const rows = LEDGER_ACCOUNTS.map((account) => {
    const { kind, natural } = accountFacts(account);
    const lines = ledger.lines({ account, tenant, from, through: to });
    const sum = (side: 'debit' | 'credit') => total(lines.map((line) => line[side] ?? '0.00'));
    return {
      id: numberOf(account),
      account,
      kind,
      natural,
      opening: ledger.balanceOf(account, { tenant, through: addDays(from, -1) }),
      debit: sum('debit'),
      credit: sum('credit'),
      closing: ledger.balanceOf(account, { tenant, through: to }),
    };
  });
  return { body: { from, to, today, rows } };
}

/** One account and how its balance went. */
function balance(call: Call): Answer<AccountBalance> {
  need(call.caller, RIGHT);
  const asked = askedAccount(call, call.params.id);
  if (!asked) throw notFound();
  const { account, filter } = asked;
  const ledger = ledgerOf(call.store);
  const today = ledgerOf(call.store).openDay;
  const from = addDays(today, 1 - CURVE_DAYS);
  const { tenant, holder } = filter;
  let held = ledger.balanceOf(account, { tenant, holder, through: addDays(from, -1) });
  const points: BalancePoint[] = [{ date: from, balance: held }];
  for (const line of ledger.lines({ ...filter, from, through: today })) {
    held = plus(held, moved(account, line));
    const last = points[points.length - 1];
    const { bookingDay: date } = line.journal;
    if (last.date === date) last.balance = held;
    else points.push({ date, balance: held });
  }
  return {
    body: { id: numberOf(account, holder ?? null), account, today, balance: held, points },
  };
}

/** What a line does to the balance of its account. */
function moved(account: Parameters<typeof accountFacts>[0], line: LedgerLine): string {
  const net = minus(line.debit ?? '0.00', line.credit ?? '0.00');
  return accountFacts(account).natural === 'debit' ? net : fromMongo(-toMongo(net));
}

/** The lines of one account in a period. */
function statement(call: Call): Answer<AccountStatement> {
  need(call.caller, RIGHT);
  const today = ledgerOf(call.store).openDay;
  const { from, to } = periodIn(call, { from: addDays(today, 1 - STATEMENT_DAYS), to: today });
  const number = String(bodyOf(call).account ?? '');
  const asked = askedAccount(call, number);
  if (!asked) throw invalid({ account: 'validation.invalid_value' });
  const { account, filter } = asked;
  const ledger = ledgerOf(call.store);
  const { tenant, holder } = filter;
  const opening = ledger.balanceOf(account, { tenant, holder, through: addDays(from, -1) });
  const own = ledger.lines({ ...filter, from, through: to });
  let held = opening;
  const lines = own.map((line) => {
    held = plus(held, moved(account, line));
    const { id, debit, credit, journal } = line;
    return {
      id,
      date: journal.bookingDay,
      valueDate: journal.valueDate,
      bookedAt: journal.bookedAt,
      kind: journal.kind,
      journalId: journal.id,
      counter: counterOf(journal.lines, line),
      debit,
      credit,
      balance: held,
    };
  });
  return {
    body: {
      account: number,
      from,
      to,
      today,
      opening,
      debit: total(own.map(({ debit }) => debit ?? '0.00')),
      credit: total(own.map(({ credit }) => credit ?? '0.00')),
      closing: held,
      lines,
    },
  };
}

/** The accounts on the other side of a line's journal, each once. */
function counterOf(lines: readonly LedgerLine[], { debit }: LedgerLine) {
  const others = lines.filter((line) => (line.debit === null) !== (debit === null));
  return [...new Map(others.map(({ number, account }) => [number, { number, account }])).values()];
}

/** `POST /account/search`: the list of all accounts, with the question in the body. */
const listed = derivedList(accounts, accountRows);
const searched: Route = {
  ...listed,
  method: 'POST',
  path: accounts.list.via?.path ?? listed.path,
  run: (call) => listed.run({ ...call, query: askedOf(call) }),
};

/** Accounts, their balances and statements: sums over the lines of the ledger (docs/domain/money.md 2). */
export const routes: readonly Route[] = [
  route(readBalances, balances),
  route(readAccountBalance, balance),
  route(readStatement, statement),
  derivedList(loanAccounts, rowsOf('LOAN')),
  derivedList(depositAccounts, rowsOf('DEPOSIT')),
  derivedList(internalAccounts, rowsOf('INTERNAL')),
  searched,
  listed,
  entityRoute(accounts, 'GET', '/:id', (call) => ({
    body: derivedRow(call, accounts, oneRow),
  })),
  entityRoute(accounts, 'GET', '/:id/history', (call) => {
    derivedRow(call, accounts, oneRow);
    return { body: [] };
  }),
];
