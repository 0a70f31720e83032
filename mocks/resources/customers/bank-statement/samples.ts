import Big from 'big.js';
import type { MockRecord } from '../../../engine/MockRecord';
import { incomesOf, statementPages } from '../income/incomeMaking';
import { pdfOf } from '../income/incomePdf';
import { monthsOf } from '../income/incomeSummary';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const FIRST = 640_001;
const BANKS = [5, 4, 15, 32];
const EMPLOYERS = ['Говь Эрдэнэ ХХК', 'Номт Өргөө ХХК', 'Сүмбэр Трейд ХХК'];
const OTHERS = ['Батсүх Доржийн', 'Хувийн шилжүүлэг'];
const CHECKS = ['UNCHECKED', 'UNCHECKED', 'VERIFIED', 'UNCHECKED', 'NOT_VERIFIED'] as const;

/** One line of a statement. */
export interface StatementLine {
  id: number;
  date: string;
  description: string;
  sender: string;
  counterpartAccount: string;
  income: string | null;
  expense: string | null;
  matches: boolean;
}

/** Lines of the statement of an income: each month its income, and something spent. */
export function linesOf(statement: MockRecord, income: MockRecord): StatementLine[] {
  const place = Number(statement.id) - FIRST;
  // Every fourth statement has senders that are not the employer.
  const isOdd = (index: number) => place % 4 === 3 && index % 3 !== 0;
  return monthsOf(income).flatMap(({ month, amount }, index) => {
    const foreign = isOdd(index);
    const sender = foreign ? OTHERS[index % OTHERS.length] : String(statement.employer);
    const spent = new Big(amount).times('0.35').round(0).toFixed(2);
    return [
      {
        id: index * 2 + 1,
        date: `${month}-05`,
        description: foreign ? 'Шилжүүлэг' : `Цалин ${month}`,
        sender,
        counterpartAccount: `50${String(10_000_000 + place * 37 + index).slice(0, 8)}`,
        income: amount,
        expense: null,
        matches: !foreign,
      },
      {
        id: index * 2 + 2,
        date: `${month}-17`,
        description: 'Худалдан авалт',
        sender: '',
        counterpartAccount: `40${String(20_000_000 + index * 911).slice(0, 8)}`,
        income: null,
        expense: spent,
        matches: false,
      },
    ];
  });
}

/** Share of the income that the employer sent, percent with two decimals. */
function matchOf(lines: readonly StatementLine[]): string {
  const sum = (only: boolean) =>
    lines
      .filter(({ income, matches }) => income !== null && (!only || matches))
      .reduce((all, { income }) => all.plus(income ?? 0), new Big(0));
  const whole = sum(false);
  return whole.eq(0) ? '0.00' : sum(true).times(100).div(whole).toFixed(2);
}

/** Statements of all incomes that rest on one. */
export const samples: SampleMaker = {
  resource: 'bank-statement-verification',
  make: cachedByWorld((world) => {
    const based = incomesOf(world).incomes.filter(({ material }) => material === 'BANK_STATEMENT');
    const checker = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    return based.map((income, index): MockRecord => {
      const checkState = CHECKS[index % CHECKS.length];
      const isChecked = checkState !== 'UNCHECKED';
      const statement: MockRecord = {
        id: FIRST + index,
        customerId: income.customerId,
        customerName: income.customerName,
        regnum: income.regnum,
        incomeId: income.id,
        bankCode: BANKS[index % BANKS.length],
        accountNumber: `50${String(30_000_000 + index * 7_919).slice(0, 8)}`,
        ownerName: index % 6 === 5 ? 'Өөр эзэмшигч' : income.customerName,
        ownerMatches: index % 6 !== 5,
        employer: EMPLOYERS[index % EMPLOYERS.length],
        uploadedAt: income.createdAt,
        checkState,
        checkReason: isChecked ? 'Банкны лавлагаатай тулгаж шалгав.' : null,
        checkedAt: isChecked ? income.createdAt : null,
        checkedBy: isChecked ? checker : null,
        createdAt: income.createdAt,
        createdBy: null,
        tenant: income.tenant,
      };
      const lines = linesOf(statement, income);
      const months = monthsOf(income);
      const sum = lines.reduce((all, { income: got }) => all.plus(got ?? 0), new Big(0));
      return {
        ...statement,
        periodFrom: `${months[0]?.month ?? '2026-01'}-01`,
        periodTo: `${months.at(-1)?.month ?? '2026-01'}-28`,
        transactionCount: lines.length,
        incomeSum: sum.toFixed(2),
        averageAmount: months.length ? sum.div(months.length).toFixed(2) : null,
        declaredAmount: income.averageAmount,
        senderMatch: matchOf(lines),
        file: pdfOf(`khuulga-${FIRST + index}.pdf`, statementPages(income, 3)),
      };
    });
  }),
};
