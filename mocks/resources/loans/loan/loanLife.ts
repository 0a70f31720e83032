import { addDays, addMonths } from '../../../../src/domain/dates';
import { bringToDate } from '../../../../src/domain/lending/accrual';
import { toMongo, isPositive, plus, total } from '../../../../src/domain/lending/amounts';
import { claimsOf } from '../../../../src/domain/lending/claims';
import { dueDatesOf } from '../../../../src/domain/lending/dueDates';
import { balanceOf, liveRows } from '../../../../src/domain/lending/LoanBook';
import type { PayoutTerms } from '../../../../src/domain/lending/payout';
import type { HistoryRow } from '../../../engine/History';
import { closeDays } from '../book/endOfDay';
import { approved } from '../book/issue';
import { bookOf, type Doing, type LoanFile, type NewFile, newFile } from '../book/LoanFile';
import { receive } from '../book/receive';
import type { LoanStory } from './LoanStory';

/** Staff whose ids are in histories. */
export interface LoanStaff {
  economist: string | null;
  accountant: string | null;
}

type Action = (file: LoanFile, doing: Doing) => LoanFile;

/** A loan on its way through time: every action runs the ends of the days before it, exactly as the gateway does. */
export class LoanLife {
  constructor(
    public file: LoanFile,
    private readonly staff: LoanStaff,
  ) {}

  /** An action on a day, with its rows in the history. */
  action(date: string, name: string, run: Action, by: keyof LoanStaff | null = null): void {
    this.passTo(addDays(date, -1));
    const at = `${date}T${CLOCKS[this.file.past.length % CLOCKS.length]}:00.000Z`;
    const doing: Doing = { date, at, by: by && this.staff[by] };
    const before = this.file;
    const after = run(before, doing);
    this.file = { ...after, past: [...after.past, ...rowsOf(before, after, doing, name)] };
  }

  /** The ends of the days up to one. */
  passTo(day: string): void {
    const { file, rows } = closeDays(this.file, day);
    this.file = rows.length > 0 ? { ...file, past: [...file.past, ...rows] } : file;
  }

  /** The next unpaid row is paid on its day. */
  payNextRow(): void {
    const [row] = liveRows(bookOf(this.file));
    if (row) this.payDue(row.dueDate);
  }

  /** Everything that is due on a day is paid; nothing happens when nothing is. */
  payDue(date: string): void {
    const posted = bringToDate(bookOf(this.file), date);
    const amount = total(claimsOf(posted, date, 'DUE').map((claim) => claim.amount));
    if (isPositive(amount)) this.pay(date, amount);
  }

  pay(date: string, amount: string): void {
    const source = SOURCES[this.file.receipts.length % SOURCES.length];
    this.action(date, 'pay', (file, doing) => receive(file, doing, { amount, source }));
  }
}

/** Begins a loan and pays it out on the day that puts its rows where the story wants them. */
export function lifeOf(
  story: LoanStory,
  own: Pick<NewFile, 'id' | 'customerId' | 'bankCode' | 'accountNumber' | 'assessment'>,
  staff: LoanStaff,
  today: string,
): LoanLife {
  const startDate = startOf(story, today);
  const terms = termsFor(story, startDate);
  const at = `${startDate}T01:12:00.000Z`;
  const request = newFile(
    { ...own, terms, isExtendable: story.isExtendable ?? true, additionalPercent: '20' },
    { date: startDate, at, by: null },
  );
  const life = new LoanLife(request, staff);
  life.action(startDate, 'approve', approved, 'economist');
  return life;
}

/** What a story borrows. */
export function termsFor(story: LoanStory, startDate: string): PayoutTerms {
  const {
    amount,
    percent,
    chart,
    unit,
    term,
    option = 'DIRECT',
    advance,
    fee,
    feeInAdvance,
  } = story;
  return {
    principal: plus(amount),
    annualPercent: String(percent),
    startDate,
    chart,
    termUnit: unit,
    term,
    paymentOption: option,
    fee: plus(fee ?? '0'),
    feeInAdvance: feeInAdvance ?? false,
    ...(advance ? { advance } : {}),
    ...(chart === '06' ? { typedRows: typedRows(amount, term, startDate) } : {}),
  };
}

/** The day of the pay-out: with it the story's row is due as many days ago as it says. */
function startOf(story: LoanStory, today: string): string {
  const { row = 1, late = 0, chart, unit, term, amount } = story;
  const wanted = addDays(today, -late);
  const dueOf = (start: string) =>
    chart === '06'
      ? typedRows(amount, term, start)[row - 1].dueDate
      : dueDatesOf({ chart, termUnit: unit, term, startDate: start })[row - 1];
  // Months have different lengths: the day is looked for around the plain calculation.
  const guess = unit === 'DAY' ? addDays(wanted, -term) : addMonths(wanted, -monthsTo(story));
  for (let step = 0; step < 8; step += 1) {
    for (const day of [addDays(guess, step), addDays(guess, -step)]) {
      if (dueOf(day) === wanted) return day;
    }
  }
  return guess;
}

const PERIODS = { '01': 12, '02': 6, '03': 3, '04': 1, '05': 1, '06': 1 } as const;

const monthsTo = ({ chart, row = 1, term }: LoanStory): number =>
  chart === '06' ? row : Math.min(row * PERIODS[chart], term);

/** Rows as officers type them: growing, then the rest. */
function typedRows(
  amount: string,
  count: number,
  start: string,
): NonNullable<PayoutTerms['typedRows']> {
  const mongo = toMongo(amount);
  const shares = Array.from({ length: count }, (_, index) => BigInt(index + 1));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  let rest = mongo;
  return shares.map((share, index) => {
    const part = index === count - 1 ? rest : ((mongo * share) / whole / 100n) * 100n;
    rest -= part;
    return { dueDate: addMonths(start, index + 1), principal: (Number(part) / 100).toFixed(2) };
  });
}

const CLOCKS = ['02:20', '03:05', '04:40', '06:15', '07:50', '08:30'];
const SOURCES = ['WALLET', 'BANK', 'WALLET', 'TEMPORARY', 'BANK', 'BATCH'] as const;

/** What an action wrote into the history: its own row, and one for each figure that it moved. */
function rowsOf(
  before: LoanFile,
  after: LoanFile,
  { at, by }: Doing,
  action: string,
): Omit<HistoryRow, 'id'>[] {
  const row = { at, by, action, origin: by === null ? 'AUTO' : 'MANUAL' } as const;
  const sides = (file: LoanFile): Record<string, unknown> => ({
    balance: file.book ? balanceOf(file.book) : null,
    classification: file.book ? file.storedClass : null,
    extensionDuration: file.extensionDuration,
    lendedDate: file.book?.lentDate ?? null,
    closedDate: file.closed?.date ?? null,
    closeReason: file.closed?.reason ?? null,
  });
  const [from, to] = [sides(before), sides(after)];
  const moved = Object.keys(to).filter((field) => from[field] !== to[field]);
  return [
    before.state === after.state
      ? row
      : { ...row, field: 'state', from: before.state, to: after.state },
    ...moved.map((field) => ({ ...row, field, from: from[field], to: to[field] })),
  ];
}
