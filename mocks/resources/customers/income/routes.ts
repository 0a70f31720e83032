import { REVIEW_INCOME, VERIFY_STATEMENT } from '../../../../src/resources/customers/income/rights';
import { INCOME } from '../../../../src/domain/settings';
import incomeLoans from '../../../../src/resources/customers/income-loan/incomeLoan.entity';
import {
  notePageSeen,
  readIncomeStanding,
  readTransactions,
  type StatementTransactions,
  type IncomeStatusAnswer,
  type SeenPages,
} from '../../../../src/resources/customers/income/api';
import { linesOf } from '../bank-statement/samples';
import { monthsOf } from './incomeSummary';
import { invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import {
  ageOf,
  currentIncome,
  FILES,
  INCOMES,
  incomesOfCustomer,
  refreshIncome,
  statusOf,
} from './incomeParts';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** What a customer's income is, and what may be registered. */
function standing(call: Call): Answer<IncomeStatusAnswer> {
  need(call.caller, 'customer:view');
  const customer = collectionOf(call, 'customers').get(Number(call.query.get('customerId')));
  if (!customer || !isVisible(call.caller, customer)) throw notFound();
  return { body: statusOf(call.store, customer) };
}

/** Notes that a page of a file was seen; the reader also knows how many pages there are. */
function seePage(call: Call): Answer<SeenPages> {
  need(call.caller, REVIEW_INCOME);
  const file = recordOf(call, FILES);
  const { page, of } = bodyOf(call);
  const isPage = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= INCOME.pagesMax;
  if (!isPage(page) || !isPage(of) || page > of)
    throw invalid({ page: 'validation.invalid_value' });
  const totalPages = Math.max(Number(file.totalPages), of);
  const seen = new Set([...(file.seen as number[]), page]);
  const isNew = seen.size > (file.seen as number[]).length;
  if (isNew || totalPages !== file.totalPages) {
    collectionOf(call, FILES).change(file, {
      seen: [...seen].sort((one, other) => one - other),
      viewedPages: seen.size,
      totalPages,
    });
    refreshIncome(call.store, file.incomeId);
  }
  return {
    body: {
      id: Number(file.id),
      viewedPages: seen.size,
      totalPages,
      seen: file.seen as number[],
    },
    ...(isNew ? { commit: { resource: FILES, id: file.id } } : {}),
  };
}

/** Loans of customers whose limit rests on an approved income, with its age. */
function loanRows(call: Call): MockRecord[] {
  const { store } = call;
  const customers = collectionOf(call, 'customers');
  const current = new Map<unknown, MockRecord>();
  for (const { customerId } of collectionOf(call, INCOMES).all) {
    const income = current.has(customerId)
      ? undefined
      : currentIncome(incomesOfCustomer(store, customerId));
    if (income) current.set(customerId, income);
  }
  return collectionOf(call, 'loans').all.flatMap((loan) => {
    const income = current.get(loan.customerId);
    if (!income) return [];
    const { age, isStale } = ageOf(store, income);
    return [
      {
        ...loan,
        creditLimit: customers.get(Number(loan.customerId))?.creditLimit ?? null,
        incomeId: income.id,
        incomeType: income.type,
        amount: income.amount,
        approvedAt: income.decidedAt,
        ageDays: age,
        isStale,
      },
    ];
  });
}

/** The lines of a statement, and its sums by month beside what was declared. */
function transactions(call: Call): Answer<StatementTransactions> {
  need(call.caller, VERIFY_STATEMENT);
  const statement = recordOf(call, 'bank-statement-verification');
  const income = collectionOf(call, INCOMES).get(Number(statement.incomeId));
  if (!income) throw notFound();
  const lines = linesOf(statement, income);
  const declared = new Map(monthsOf(income).map(({ month, amount }) => [month, amount]));
  const body: StatementTransactions = {
    transactions: lines,
    sums: lines
      .filter((line) => line.income !== null)
      .map((line) => {
        const month = line.date.slice(0, 7);
        return {
          month,
          statement: String(line.income),
          declared: declared.get(month) ?? null,
        };
      }),
  };
  return { body };
}

/** Reads about incomes beside their lists (addresses are assumed). */
export const routes: readonly Route[] = [
  route(readIncomeStanding, standing),
  route(notePageSeen, seePage),
  route(readTransactions, transactions),
  derivedList(incomeLoans, loanRows),
];
