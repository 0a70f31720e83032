import { addDays, daysBetween } from '../../../../src/domain/dates';
import { fromMongo } from '../../../../src/domain/lending/amounts';
import { runningBalances, type Movement } from '../../../../src/domain/customerLists/statement';
import { between, pick } from '../../../engine/samples/random';

/** A movement of a sample statement, as the gateways answer it. */
export interface StatementRow extends Movement {
  transactionDate: string;
  transactionDescription: string;
  counterpartAccount: string;
  balance: string;
}

const EXPENSES = [
  'Карт: хүнсний дэлгүүр',
  'Шатахуун',
  'Утасны төлбөр',
  'Түрээсийн төлбөр',
  'Шилжүүлэг гэр бүлд',
  'Цахилгаан, дулааны төлбөр',
  'Эмийн сан',
];
const SALARY_DAYS = [10, 25];
const MONGO = 100n;
/** A movement every so many days, about. */
const STEP_DAYS = 4;

/** Plausible movements of a period: salary twice a month, and what life costs; the balance never falls below zero. */
export function statementRows(
  opening: string,
  from: string,
  to: string,
  salary: number,
  random: () => number,
): StatementRow[] {
  const days = daysBetween(from, to) ?? 0;
  const drafts: Omit<StatementRow, 'balance'>[] = [];
  let held = BigInt(opening.replace('.', '')) / MONGO;
  for (let day = 0; day <= days; day += 1) {
    const date = addDays(from, day);
    const isPayday = SALARY_DAYS.includes(Number(date.slice(8)));
    if (!isPayday && day % STEP_DAYS !== 1) continue;
    const most = Math.min(salary / 3, Number(held) / 2);
    if (!isPayday && most < 2_000) continue;
    const amount = BigInt(isPayday ? salary : between(random, 1_000, Math.floor(most)));
    held += isPayday ? amount : -amount;
    const text = fromMongo(amount * MONGO);
    drafts.push({
      transactionDate: `${date}T0${day % 8}:${10 + (day % 48)}:00.000Z`,
      transactionDescription: isPayday ? 'Цалин' : pick(random, EXPENSES),
      counterpartAccount: `5${between(random, 100_000_000, 999_999_999)}`,
      income: isPayday ? text : '0.00',
      expense: isPayday ? '0.00' : text,
    });
  }
  const balances = runningBalances(opening, drafts);
  return drafts.map((draft, index) => ({ ...draft, balance: balances[index] }));
}
