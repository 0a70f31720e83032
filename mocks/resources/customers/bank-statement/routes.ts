import {
  readTransactions,
  type StatementTransactions,
} from '../../../../src/resources/customers/bank-statement/api';
import { VERIFY_STATEMENT } from '../../../../src/resources/customers/income/rights';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { INCOMES } from '../income/incomeParts';
import { monthsOf } from '../income/incomeSummary';
import { linesOf } from './samples';

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

/** Reads about bank statements beside their list. */
export const routes: readonly Route[] = [route(readTransactions, transactions)];
