import type { LoanStory } from './LoanStory';
import { WELL_KNOWN_LOANS, type WellKnownLoan } from './wellKnownLoans';

const short = {
  productType: 'LOAN',
  amount: '600000.00',
  percent: 48,
  chart: '04',
  unit: 'MONTH',
  term: 6,
  fee: '5000.00',
} as const;
const salary = {
  productType: 'LOAN_SALARY',
  amount: '1200000.00',
  percent: 33.6,
  chart: '05',
  unit: 'MONTH',
  term: 12,
  fee: '10000.00',
} as const;
const long = {
  ...salary,
  productType: 'LOAN_LONG_TERM',
  amount: '18000000.00',
  percent: 24,
} as const;

/** A row of this loan is so many days past due today; customers that lending is held of. */
const late = (days: number): LoanStory => ({
  ...short,
  end: 'ONGOING',
  row: 2,
  late: days,
  customerId: 100_002,
});

const STORIES: Record<WellKnownLoan, LoanStory> = {
  request: { ...short, amount: '500000.00', end: 'REQUESTED', ago: 0, customerId: 100_001 },
  ongoing: { ...salary, end: 'ONGOING', row: 4, late: -9, customerId: 100_001 },
  closed: { ...short, end: 'PAID', row: 6, late: 40, customerId: 100_001 },
  npl: { ...salary, end: 'RISK', row: 3, late: 150, ago: 41, customerId: 100_002 },
  court: { ...long, end: 'COURT', row: 2, late: 260, ago: 30, customerId: 100_003 },
  dueToday: { ...short, end: 'ONGOING', row: 3, late: 0, customerId: 100_006 },
  overdue29: { ...late(29), isExtendable: true },
  onHold: {
    ...salary,
    end: 'STUCK',
    ago: 0,
    customerId: 100_005,
    transfer: { ends: 'LOAN_ONHOLD', answer: 'LOAN_ONGOING' },
  },
  failedTransfer: {
    ...short,
    end: 'STUCK',
    ago: 2,
    customerId: 100_009,
    transfer: { ends: 'LOAN_TRANSFER_FAILED' },
  },
  longSchedule: {
    ...long,
    amount: '180000000.00',
    percent: 18,
    term: 360,
    end: 'ONGOING',
    row: 3,
    late: -12,
    customerId: 100_005,
  },
  cancelledButPaid: { ...short, end: 'REJECTED', ago: 8, bank: 'SAME', customerId: 100_006 },
  otherTenant: { ...short, end: 'ONGOING', row: 2, late: -14, customerId: 100_004 },
  longOnHold: {
    ...short,
    end: 'STUCK',
    ago: 2,
    customerId: 100_005,
    transfer: { ends: 'LOAN_ONHOLD', answer: null },
  },
  renewed: { ...salary, end: 'RENEWED', row: 3, late: 100, ago: 12, customerId: 100_006 },
  extended: { ...short, end: 'EXTENDED', row: 3, late: 6, ago: 3, customerId: 100_009 },
  partPaid: { ...salary, end: 'PART_PAID', row: 4, late: 17, ago: 5, customerId: 100_002 },
  inAdvance: {
    ...short,
    productType: 'LOAN_SAVING',
    option: 'IN_ADVANCE',
    feeInAdvance: true,
    end: 'ONGOING',
    row: 2,
    late: -20,
    customerId: 100_009,
  },
  uneven: {
    ...short,
    productType: 'LOAN_TUITION',
    chart: '06',
    term: 5,
    end: 'ONGOING',
    row: 2,
    late: -7,
    customerId: 100_006,
  },
  dpd1: late(1),
  dpd90: late(90),
  dpd91: late(91),
  dpd180: late(180),
  dpd181: late(181),
  dpd360: late(360),
  dpd361: late(361),
  riskFund: { ...short, end: 'FUND_CLOSED', row: 2, late: 500, ago: 30, customerId: 100_009 },
  closedByCourt: { ...short, end: 'COURT_CLOSED', row: 2, late: 520, ago: 20, customerId: 100_009 },
  courtDecided: {
    ...short,
    end: 'COURT',
    row: 2,
    late: 300,
    ago: 50,
    court: 'decision',
    customerId: 100_003,
  },
  readyToReturn: { ...salary, end: 'RISK_CURED', row: 1, late: 110, ago: 10, customerId: 100_002 },
  failedPosting: {
    ...short,
    end: 'STUCK',
    ago: 1,
    customerId: 100_005,
    transfer: { ends: 'LOAN_POSTING_FAILED' },
  },
  failedRequest: {
    ...short,
    end: 'STUCK',
    ago: 1,
    customerId: 100_006,
    transfer: { ends: 'LOAN_REQUEST_FAILED' },
  },
  wrongRequest: { ...short, end: 'WRONG', ago: 12, customerId: 100_001 },
  cancelled: { ...short, end: 'REJECTED', ago: 20, customerId: 100_001 },
  requestEndsOnHold: {
    ...long,
    productType: 'LOAN_LEASING',
    amount: '700000.00',
    end: 'REQUESTED',
    ago: 1,
    customerId: 100_001,
    transfer: { ends: 'LOAN_ONHOLD', answer: null },
  },
  requestByEconomist: {
    ...short,
    productType: 'LOAN_GUARANTEE',
    amount: '400000.00',
    end: 'REQUESTED',
    ago: 1,
    customerId: 100_001,
    maker: 'economist',
  },
  requestLongTerm: {
    ...long,
    amount: '6000000.00',
    end: 'REQUESTED',
    ago: 2,
    customerId: 100_001,
  },
  cancelledOtherAmount: {
    ...short,
    end: 'REJECTED',
    ago: 6,
    bank: 'OTHER_AMOUNT',
    customerId: 100_006,
  },
  upgraded: { ...late(70), end: 'UPGRADED', ago: 0 },
  extensionPending: { ...late(12), end: 'EXTENSION_PENDING', isExtendable: true },
};

/** The well-known loans in the order of their ids. */
export const wellKnownStories: readonly LoanStory[] = (
  Object.entries(WELL_KNOWN_LOANS) as [WellKnownLoan, number][]
)
  .sort(([, one], [, other]) => one - other)
  .map(([name]) => STORIES[name]);
