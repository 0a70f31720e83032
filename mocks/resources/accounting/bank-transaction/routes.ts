import { isDay } from '../../../../src/domain/dateParts';
import { ProfitState } from '../../../../src/domain/enums/accounting';
import { total } from '../../../../src/domain/lending/amounts';
import {
  readStatementDays,
  type StatementDay,
  type StatementDays,
} from '../../../../src/resources/accounting/bank-transaction/api';
import { BANK_INCOME } from '../../../../src/resources/accounting/rights';
import { invalid } from '../../../engine/ApiError';
import { ledgerOf } from '../../../ledger/Ledger';
import { inBooksOf } from '../../../engine/books';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { bankTotalRead } from './bankCredits';

/**
 * The credits of a day by account: the bank's own total, the lines that came through its gateway, and what became of them
 * (R11, docs/domain/money.md 9.1). The three come from three places.
 */
function statementDays(call: Call): Answer<StatementDays> {
  const { caller, store, query } = call;
  need(caller, BANK_INCOME);
  const isInBooks = inBooksOf(call);
  const today = ledgerOf(store).openDay;
  const date = query.get('date') ?? today;
  if (!isDay(date)) throw invalid({ date: 'validation.date_invalid' });
  const ofDay = (resource: 'accounting/bank-cg-transactions' | 'accounting/profits') =>
    collectionOf(call, resource).all.filter((one) => one.readOn === date && isInBooks(one));
  const lines = ofDay('accounting/bank-cg-transactions');
  const profits = ofDay('accounting/profits');
  const accountOf = new Map(lines.map((line) => [line.id, String(line.accountNumber)]));
  const accounts = new Map(lines.map((line) => [String(line.accountNumber), line]));
  const sum = (records: readonly MockRecord[]) =>
    total(records.map(({ amount }) => String(amount)));
  const rows = [...accounts].map(([accountNumber, { bankCode }]): StatementDay => {
    const own = lines.filter((line) => line.accountNumber === accountNumber);
    const booked = profits.filter(
      ({ transactionId }) => accountOf.get(transactionId as number) === accountNumber,
    );
    return {
      date,
      bankCode: Number(bankCode),
      accountNumber,
      statement: bankTotalRead(store, { date, accountNumber }),
      lines: sum(own),
      count: own.length,
      states: Object.fromEntries(
        ProfitState.values.map((state) => [
          state,
          sum(booked.filter((one) => one.state === state)),
        ]),
      ) as StatementDay['states'],
    };
  });
  return { body: { date, today, rows } };
}

/** The day's statement (the address is assumed). */
export const routes: readonly Route[] = [route(readStatementDays, statementDays)];
