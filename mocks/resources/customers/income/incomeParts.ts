import { systemSettingsOf } from '../../settings/system/systemSettings';
import Big from 'big.js';
import { sumMoney } from '../../../../src/domain/money';
import { INCOME } from '../../../../src/domain/settings';
import { daysBetween } from '../../../../src/domain/dates';
import { incomeFormula } from '../../../../src/domain/income/formula';
import { monthsBefore } from '../../../../src/domain/income/months';
import type { StatusChange } from '../../../../src/domain/income/standing';
import type {
  IncomeStatusAnswer,
  MonthStatus,
} from '../../../../src/resources/customers/income/api';
import type { IncomeRecord } from '../../../../src/resources/customers/income-request/IncomeRecord';
import { linesOf } from '../bank-statement/samples';
import { changeFor } from './incomeMaking';
import type { IncomeType } from '../../../../src/domain/enums/customers';
import { incomeMarginsOf } from './incomeMargins';
import { monthsOf, summaryOf } from './incomeSummary';
import type { Collection } from '../../../engine/Collection';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

export const INCOMES = 'customers/income/requests';
export const FILES = 'income_file';
export const STATEMENTS = 'bank-statement-verification';
export const SCORES = 'customers/income/score-list';

/** What of the gateways incomes need. */
type World = Pick<Store, 'collection' | 'clock'>;

const kept = (store: World, resource: string): Collection => {
  const collection = store.collection(resource);
  if (!collection) throw new Error(`There is no ${resource}.`);
  return collection;
};

/** All incomes of a customer. */
export const incomesOfCustomer = (store: World, customerId: unknown): MockRecord[] =>
  kept(store, INCOMES).all.filter((income) => income.customerId === customerId);

/** The files of an income, the replaced ones too. */
export const filesOfIncome = (store: World, incomeId: unknown): MockRecord[] =>
  kept(store, FILES).all.filter((file) => file.incomeId === incomeId);

const confirmedOf = (incomes: readonly MockRecord[]): Set<string> =>
  new Set(
    incomes
      .filter(({ state }) => state === 'APPROVED')
      .flatMap((income) => monthsOf(income).map(({ month }) => month)),
  );

/** Months of a customer that approved incomes have; those of one income do not count against itself. */
export const takenMonths = (store: World, customerId: unknown, but?: unknown): Set<string> =>
  confirmedOf(incomesOfCustomer(store, customerId).filter(({ id }) => id !== but));

/** An income with the facts for the conditions of its actions, and what an approval would change, as of now. */
export function liveIncome(store: World, income: MockRecord): MockRecord {
  const taken = takenMonths(store, income.customerId, income.id);
  const customer = kept(store, 'customers').get(Number(income.customerId));
  return {
    ...income,
    ...summaryOf(
      income,
      filesOfIncome(store, income.id),
      taken,
      systemSettingsOf(store).incomeMonthsMin,
    ),
    change: changeFor(income, customer, systemSettingsOf(store)),
    extracted: extractedOf(store, income),
  };
}

/** What the bank statement of an income says: only what came from the declared employer is income. */
function extractedOf(store: World, income: MockRecord): IncomeRecord['extracted'] {
  const statement = kept(store, STATEMENTS).all.find(({ incomeId }) => incomeId === income.id);
  if (!statement) return null;
  const lines = linesOf(statement, income).filter(({ matches }) => matches);
  const sum = sumMoney(lines.map((line) => line.income));
  const months = lines.length;
  return {
    months,
    averageAmount: new Big(sum ?? 0).div(Math.max(1, months)).toFixed(2, Big.roundHalfUp),
  };
}

/** Writes what lists show of an income's files into its record. */
export function refreshIncome(store: World, incomeId: unknown): void {
  const incomes = kept(store, INCOMES);
  const income = incomes.get(Number(incomeId));
  if (!income) return;
  const taken = takenMonths(store, income.customerId, income.id);
  incomes.change(income, summaryOf(income, filesOfIncome(store, incomeId), taken));
}

/** The approved income that a customer's limit rests on: the last one. */
export const currentIncome = (incomes: readonly MockRecord[]): MockRecord | undefined =>
  incomes
    .filter(({ state }) => state === 'APPROVED')
    .sort((one, other) => (String(one.decidedAt) < String(other.decidedAt) ? 1 : -1))
    .at(0);

/** Days since the approval of an income, and whether it should be renewed. */
export function ageOf(store: World, { decidedAt }: MockRecord): { age: number; isStale: boolean } {
  const age = daysBetween(String(decidedAt), store.clock.today()) ?? 0;
  return { age, isStale: age > systemSettingsOf(store).incomeFreshDays };
}

/** `GET /incomes/standing` */
export function statusOf(store: World, customer: MockRecord): IncomeStatusAnswer {
  const incomes = incomesOfCustomer(store, customer.id);
  const current = currentIncome(incomes);
  const today = store.clock.today();
  const formula = current && incomeFormula(monthsOf(current), String(current.margin));
  const settings = systemSettingsOf(store);
  const live = incomes.filter(({ state }) => state === 'PENDING' || state === 'APPROVED');
  const months = monthsBefore(today, INCOME.windowMonthsLong).map((month) => {
    const found = live
      .flatMap((income) => {
        const row = monthsOf(income).find((one) => one.month === month);
        const standing: MonthStatus = income.state === 'APPROVED' ? 'CONFIRMED' : 'WAITING';
        return row ? [{ standing, amount: row.amount }] : [];
      })
      .sort(({ standing }) => (standing === 'CONFIRMED' ? -1 : 1));
    return { month, ...(found[0] ?? { standing: 'EMPTY' as const, amount: null }) };
  });
  return {
    today,
    windowMonths: settings.incomeWindowMonths,
    monthsMin: settings.incomeMonthsMin,
    freshDays: settings.incomeFreshDays,
    margins: incomeMarginsOf(store),
    customer: {
      salary: (customer.salary ?? null) as string | null,
      score: (customer.score ?? null) as number | null,
      limit: (customer.creditLimit ?? null) as string | null,
    },
    current:
      current && formula
        ? {
            id: Number(current.id),
            type: current.type as IncomeType,
            medium: current.medium as 'ONLINE' | 'PAPER',
            formula,
            approvedAt: String(current.decidedAt),
            ...ageOf(store, current),
          }
        : null,
    months,
    waiting: incomes.filter(({ state }) => state === 'PENDING').length,
  };
}

/** What an approval makes of an income's customer. */
export const changeOf = (store: World, income: MockRecord): StatusChange =>
  changeFor(
    income,
    kept(store, 'customers').get(Number(income.customerId)),
    systemSettingsOf(store),
  ) as StatusChange;
