import type { LoanChartType, LoanProductType } from '../../../../src/domain/enums/loans';
import type { LoanStory, StoryEnd } from './LoanStory';
import { between, pick, seededRandom } from '../../../engine/samples/random';

/** What products are like: amounts in steps, rates, charts and lengths. */
interface Product {
  least: number;
  most: number;
  percent: number;
  charts: readonly LoanChartType[];
  terms: readonly number[];
  fee: string;
  inAdvance?: boolean;
}

const PRODUCTS: Record<LoanProductType, Product> = {
  LOAN: { least: 100, most: 900, percent: 48, charts: ['04', '05'], terms: [3, 6], fee: '5000.00' },
  LOAN_POCKET_ZERO: {
    least: 50,
    most: 300,
    percent: 0,
    charts: ['04'],
    terms: [3, 4],
    fee: '9000.00',
    inAdvance: true,
  },
  LOAN_SALARY: {
    least: 300,
    most: 2_000,
    percent: 33.6,
    charts: ['05', '04'],
    terms: [6, 12],
    fee: '10000.00',
  },
  LOAN_LEASING: {
    least: 500,
    most: 3_000,
    percent: 36,
    charts: ['05'],
    terms: [6, 12],
    fee: '15000.00',
  },
  LOAN_GUARANTEE: {
    least: 500,
    most: 3_000,
    percent: 39.6,
    charts: ['04', '06'],
    terms: [6, 8],
    fee: '10000.00',
  },
  LOAN_STUDENT: {
    least: 400,
    most: 1_500,
    percent: 18,
    charts: ['03', '04'],
    terms: [12],
    fee: '0.00',
  },
  LOAN_TUITION: {
    least: 800,
    most: 3_000,
    percent: 21.6,
    charts: ['02', '03', '06'],
    terms: [12],
    fee: '0.00',
  },
  LOAN_SAVING: {
    least: 1_000,
    most: 8_000,
    percent: 19.2,
    charts: ['01', '02'],
    terms: [12, 24],
    fee: '0.00',
    inAdvance: true,
  },
  LOAN_LONG_TERM: {
    least: 5_000,
    most: 30_000,
    percent: 24,
    charts: ['05', '04', '03'],
    terms: [24, 36],
    fee: '50000.00',
  },
  LOAN_AUTO_COLLATERAL: {
    least: 3_000,
    most: 20_000,
    percent: 30,
    charts: ['05', '04'],
    terms: [18, 24],
    fee: '40000.00',
  },
};

export const PRODUCT_TYPES = Object.keys(PRODUCTS) as LoanProductType[];

const PERIOD = { '01': 12, '02': 6, '03': 3, '04': 1, '05': 1, '06': 1 } as const;
/** So many rows are paid at most in one story, so that samples are made quickly. */
const PAID_ROWS_MAX = 7;

/** Days past due that occur beside the boundaries. */
const LATE_DAYS = [
  2, 3, 5, 8, 12, 18, 24, 30, 31, 45, 58, 75, 88, 95, 120, 150, 200, 270, 340, 400,
];

/** How many loans end in which way, beside the well-known ones. */
const SHARES: readonly (readonly [StoryEnd, number])[] = [
  ['ONGOING', 150],
  ['PART_PAID', 22],
  ['PAID', 44],
  ['PAID_AHEAD', 14],
  ['EXTENDED', 14],
  ['RENEWED', 12],
  ['CORRECTED', 5],
  ['EXTENSION_PENDING', 8],
  ['RISK', 12],
  ['RISK_CURED', 2],
  ['COURT', 12],
  ['COURT_PAID', 4],
  ['FUND_CLOSED', 6],
  ['COURT_CLOSED', 4],
  ['REQUESTED', 34],
  ['STUCK', 18],
  ['REJECTED', 14],
  ['WRONG', 6],
  ['RECOVERED', 4],
  ['REFINANCED', 4],
];

const COURT_STATES = [
  'drafted',
  'printed',
  'filed',
  'accepted',
  'decision',
  'enforcement',
] as const;

/** The stories beside the well-known ones: every product in every situation. */
export function usualStories(): LoanStory[] {
  const random = seededRandom(40_100);
  let turn = 0;
  return SHARES.flatMap(([end, count]) =>
    Array.from({ length: count }, (_, index) => {
      turn += 1;
      const productType = PRODUCT_TYPES[turn % PRODUCT_TYPES.length];
      return storyOf(end, index, productType, random);
    }),
  );
}

/** A story of a product with everything usual. */
export function ofProduct(
  productType: LoanProductType,
  random: () => number,
): Pick<
  LoanStory,
  | 'productType'
  | 'amount'
  | 'percent'
  | 'chart'
  | 'unit'
  | 'term'
  | 'fee'
  | 'feeInAdvance'
  | 'option'
> {
  const { least, most, percent, charts, terms, fee, inAdvance } = PRODUCTS[productType];
  const chart = pick(random, charts);
  const isBullet = productType === 'LOAN' && random() < 0.3;
  return {
    productType,
    amount: `${between(random, least, most) * 1_000}.00`,
    percent,
    chart,
    unit: isBullet ? 'DAY' : 'MONTH',
    term: isBullet ? 30 : pick(random, terms),
    fee,
    feeInAdvance: inAdvance ?? random() < 0.5,
    option: inAdvance && percent > 0 ? 'IN_ADVANCE' : 'DIRECT',
  };
}

/** Rows of a story's schedule. */
export const rowsOf = ({ chart, unit, term }: Pick<LoanStory, 'chart' | 'unit' | 'term'>): number =>
  unit === 'DAY' && chart !== '06' ? 1 : Math.ceil(term / PERIOD[chart]);

function storyOf(
  end: StoryEnd,
  index: number,
  productType: LoanProductType,
  random: () => number,
): LoanStory {
  const base = { ...ofProduct(productType, random), end, isExtendable: random() < 0.8 };
  const rows = rowsOf(base);
  const row = between(random, 1, Math.min(rows, PAID_ROWS_MAX));
  const maker = index % 4 === 3 ? (index % 8 === 3 ? 'economist' : 'agent') : undefined;
  // Some of those who were refused wanted to pay all the interest in advance.
  const asksWhole = end === 'REJECTED' && index % 2 === 1 && base.percent > 0;
  const whole = asksWhole ? ({ option: 'IN_ADVANCE', advance: 'WHOLE' } as const) : {};
  return { ...base, ...whole, maker, row, ...situationOf(end, index, rows, random) };
}

/** The point in its schedule that a story has reached. */
function situationOf(
  end: StoryEnd,
  index: number,
  rows: number,
  random: () => number,
): Partial<LoanStory> {
  const lateDays = LATE_DAYS[index % LATE_DAYS.length];
  switch (end) {
    case 'ONGOING':
      if (index % 3 === 0) return { late: lateDays, borrower: 'HELD' };
      return { late: index % 10 === 1 ? 0 : -between(random, 1, 27), borrower: 'OPEN' };
    case 'PART_PAID':
      return { late: 1 + lateDays, ago: between(random, 0, lateDays), borrower: 'HELD' };
    case 'PAID':
      return {
        row: rows,
        late: between(random, 5, 300),
        borrower: 'OPEN',
        ...(index === 9 ? { lastPaidLate: 4 } : {}),
      };
    case 'PAID_AHEAD':
      return { late: -between(random, 6, 25), ago: 2, borrower: 'OPEN' };
    case 'EXTENDED':
      return {
        late: between(random, 6, 28),
        ago: between(random, 1, 5),
        isExtendable: true,
        borrower: 'OPEN',
      };
    case 'EXTENSION_PENDING':
      return { late: between(random, 1, 25), isExtendable: true, borrower: 'HELD' };
    case 'RENEWED':
      return { late: between(random, 40, 200), ago: between(random, 3, 25), borrower: 'HELD' };
    case 'CORRECTED':
      // Of the last one something has been paid since, its fees first.
      return { late: between(random, 8, 80), ago: index === 4 ? 8 : 1, borrower: 'HELD' };
    case 'RISK':
      return {
        late: between(random, 150, 500),
        ago: between(random, 3, 50),
        borrower: 'DEPARTMENT',
      };
    case 'RISK_CURED':
      return { row: 1, late: 110, ago: 10, borrower: 'DEPARTMENT' };
    case 'COURT':
      return {
        late: between(random, 220, 600),
        ago: between(random, 3, 70),
        court: COURT_STATES[index % COURT_STATES.length],
        borrower: 'COURT',
      };
    case 'COURT_PAID':
      return {
        late: between(random, 220, 400),
        ago: between(random, 2, 20),
        court: index % 2 === 0 ? 'filed' : 'accepted',
        borrower: 'OPEN',
      };
    case 'FUND_CLOSED':
    case 'RECOVERED':
    case 'COURT_CLOSED':
      return { late: between(random, 420, 700), ago: between(random, 5, 200), borrower: 'OPEN' };
    case 'REFINANCED':
      return { late: -between(random, 3, 25), ago: between(random, 2, 60), borrower: 'OPEN' };
    case 'REQUESTED':
      return { ago: index % 9, borrower: 'ROOMY', transfer: endsOfRequest(index) };
    case 'STUCK':
      return { ago: between(random, 0, 6), borrower: 'OPEN', transfer: stuckAt(index) };
    case 'REJECTED':
    case 'WRONG':
      return { ago: between(random, 1, 120), borrower: 'ANY', bank: bankOf(index) };
    default:
      return {};
  }
}

const FAILED = ['LOAN_REQUEST_FAILED', 'LOAN_POSTING_FAILED', 'LOAN_TRANSFER_FAILED'] as const;

const endsOfRequest = (index: number): LoanStory['transfer'] => {
  if (index % 8 === 5) return { ends: 'LOAN_ONHOLD', answer: 'LOAN_ONGOING' };
  return index % 8 === 7 ? { ends: FAILED[index % 3] } : undefined;
};

const stuckAt = (index: number): LoanStory['transfer'] => {
  if (index % 2 === 0) return { ends: FAILED[(index / 2) % 3] };
  const answers = ['LOAN_ONGOING', null, 'LOAN_TRANSFER_FAILED'] as const;
  return { ends: 'LOAN_ONHOLD', answer: answers[((index - 1) / 2) % 3] };
};

const bankOf = (index: number): LoanStory['bank'] => (index % 7 === 4 ? 'SAME' : undefined);
