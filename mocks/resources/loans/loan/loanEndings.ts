import { stepsIn } from '../../../engine/samples/wholeSteps';
import { addDays, addMonths } from '../../../../src/domain/dates';
import { plus } from '../../../../src/domain/lending/amounts';
import { liveRows } from '../../../../src/domain/lending/LoanBook';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import { amountsCorrected, upgraded } from '../book/adjust';
import { bookOf, type LoanFile } from '../book/LoanFile';
import { receive } from '../book/receive';
import { recovered } from '../book/recoveries';
import { extendLoan, renewLoan } from '../book/reschedule';
import { courtAt, courtDecides, settled, toCourt, toRisk, writtenOff } from '../book/riskActions';
import type { LoanLife } from './loanLife';
import type { LoanStory } from './LoanStory';

/** Plays what happened to a loan after its pay-out. */
export function play(life: LoanLife, story: LoanStory, today: string): void {
  const { row = 1, late = 0, ago = 0, end } = story;
  for (let paid = 1; paid < row; paid += 1) life.payNextRow();
  const day = addDays(today, -ago);
  ENDS[end]?.(life, { story, day, today, late });
  life.passTo(addDays(today, -1));
}

interface Ending {
  story: LoanStory;
  /** Day of the last action. */
  day: string;
  today: string;
  late: number;
}

const COURT_COSTS = { template: 'LOAN_COURT', fee: '70200.00', cost: '35000.00' };

const goToCourt = (life: LoanLife, date: string) =>
  life.action(
    date,
    'move_to_court',
    (file, doing) => toCourt(file, doing, { ...COURT_COSTS, customerId: file.customerId, date }),
    'economist',
  );

const goToRisk = (life: LoanLife, date: string) =>
  life.action(date, 'move_to_risk_fund', toRisk, 'economist');

const ENDS: Partial<Record<LoanStory['end'], (life: LoanLife, ending: Ending) => void>> = {
  PART_PAID: (life, { day, story }) => life.pay(day, partOf(story)),
  PAID: (life, { story: { lastPaidLate = 0 } }) => {
    for (let left = liveRows(bookOf(life.file)).length; left > 1; left -= 1) life.payNextRow();
    const last = liveRows(bookOf(life.file)).at(0);
    if (last) life.payDue(addDays(last.dueDate, lastPaidLate));
  },
  PAID_AHEAD: (life, { day, story }) => {
    const option = (['SHORTEN', 'LOWER', 'NEXT_ROWS'] as const)[life.file.id % 3];
    const payment = {
      amount: plus(partOf(story), partOf(story)),
      source: 'WALLET',
      advance: option,
    } as const;
    life.action(day, 'pay_in_advance', (file, doing) => receive(file, doing, payment));
  },
  EXTENDED: (life, { day }) =>
    life.action(
      day,
      'extend',
      (file, doing) => extendLoan(file, doing, { duration: 1, unit: 'MONTH', fee: '10000.00' }),
      'economist',
    ),
  EXTENSION_PENDING: (life) => {
    life.file = { ...life.file, book: { ...bookOf(life.file), hasPendingExtension: true } };
  },
  RENEWED: (life, { day, today }) => {
    life.action(
      day,
      'renew_overdue_schedule',
      (file, doing) =>
        renewLoan(file, doing, {
          chart: '04',
          count: 6,
          firstDate: addMonths(day, 1),
          isLead: false,
        }),
      'economist',
    );
    // What was carried is due a week later: most pay it.
    const [carried] = liveRows(bookOf(life.file));
    if (carried.dueDate < today && life.file.id % 4 !== 3) life.payNextRow();
  },
  CORRECTED: (life, { day, today, story }) => {
    life.action(
      day,
      'correct_amounts',
      (file, doing) =>
        amountsCorrected(file, doing, {
          part: 'FEE',
          difference: '5000.00',
          comment: 'Шимтгэлийг дутуу бодсон.',
        }),
      'accountant',
    );
    const paidOn = addDays(day, 2);
    if (paidOn < today) life.pay(paidOn, partOf(story));
  },
  UPGRADED: (life, { day }) =>
    life.action(day, 'upgrade_class', (file) => upgraded(file, 'STANDARD'), 'economist'),
  RISK: (life, { day, today }) => {
    goToRisk(life, day);
    // Of some the customer was told by a letter, on the day after.
    const told = addDays(day, 1);
    if (life.file.id % 3 === 0 && told < today)
      life.action(told, 'print_notice', (file) => file, 'economist');
  },
  RISK_CURED: (life, { day, today }) => {
    goToRisk(life, day);
    life.payDue(addDays(today, -1));
  },
  COURT: (life, { day, story }) => {
    goToRisk(life, addDays(day, -20));
    goToCourt(life, day);
    const { court = 'drafted' } = story;
    const isDecided = court === 'decision' || court === 'enforcement';
    const { file } = life;
    life.file = courtAt(
      isDecided ? courtDecides(file, file.court?.claim.total ?? '0.00') : file,
      court,
    );
  },
  COURT_PAID: (life, { day, story }) => {
    goToRisk(life, addDays(day, -40));
    goToCourt(life, addDays(day, -20));
    life.file = courtAt(life.file, story.court ?? 'filed');
    life.pay(day, payoffOn(bookOf(life.file), day).total);
  },
  FUND_CLOSED: (life, { day }) => {
    goToRisk(life, addDays(day, -60));
    life.action(day, 'close_from_risk_fund', writtenOff, 'economist');
  },
  RECOVERED: (life, { day, today, story }) => {
    goToRisk(life, addDays(day, -60));
    life.action(day, 'close_from_risk_fund', writtenOff, 'economist');
    const payment = { amount: partOf(story), source: 'BANK' } as const;
    life.action(
      addDays(today, -1),
      'record_recovery',
      (file, doing) => recovered(file, doing, payment),
      'economist',
    );
  },
  // A new loan of the customer pays the old one off; its money comes through the temporary account.
  REFINANCED: (life, { today }) => {
    const day = addDays(today, -2);
    const amount = payoffOn(bookOf(life.file), day).total;
    const payment = { amount, source: 'TEMPORARY', advance: 'SHORTEN' } as const;
    life.action(day, 'pay_in_advance', (file, doing) => refinanced(receive(file, doing, payment)));
  },
  COURT_CLOSED: (life, { day, story }) => {
    goToRisk(life, addDays(day, -90));
    goToCourt(life, addDays(day, -60));
    life.file = courtDecides(life.file, life.file.court?.claim.total ?? '0.00');
    life.pay(addDays(day, -5), partOf(story));
    life.action(day, 'settle_claim', settled, 'economist');
  },
};

const refinanced = (file: LoanFile): LoanFile =>
  file.closed ? { ...file, closed: { ...file.closed, reason: 'REFINANCED' } } : file;

/** Some money, not enough for everything. */
const partOf = ({ amount, term }: LoanStory): string =>
  plus(`${stepsIn(amount, 2_000 * Math.max(term, 2)) * 1_000}.00`);
