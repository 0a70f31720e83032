import Big from 'big.js';
import { IncomeRejectReason } from '../../../../src/domain/enums/customerIncome';
import type { IncomeFileState } from '../../../../src/domain/enums/customers';
import { formatMoney } from '../../../../src/domain/money';
import { monthsBefore, type IncomeMonth } from '../../../../src/domain/income/months';
import { pointsOfIncome, statusAfter } from '../../../../src/domain/income/standing';
import type { IncomePointTerms } from '../../../../src/domain/judgementSettings';
import type { IncomeLimitTerms } from '../../../../src/domain/systemSettings';
import type { StoredFile } from '../../../../src/fields/file/schema';
import type { MockRecord } from '../../../engine/MockRecord';
import { USUAL_MARGINS } from './incomeMargins';
import { pdfOf } from './incomePdf';
import { scanOf } from './incomeScan';
import { dayBefore, WELL_KNOWN_INCOMES, type FileStory, type IncomeStory } from './incomeStories';
import { firstCustomers } from '../customer/firstCustomers';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { figuresOf, monthsOf, summaryOf } from './incomeSummary';

export const FIRST_INCOME = 610_001;
const FIRST_FILE = 620_001;
const COUNT = 66;
const DAY_MINUTES = 1_440;
const STATES = [
  'APPROVED',
  'PENDING',
  'APPROVED',
  'RETURNED',
  'APPROVED',
  'REJECTED',
  'PENDING',
  'REGISTERING',
] as const;
const TYPES = ['SALARY', 'SALARY', 'BUSINESS', 'PENSION', 'RENT', 'HERDER', 'OTHER'] as const;
const MATERIALS = ['BANK_STATEMENT', 'SOCIAL_INSURANCE', 'EMPLOYER_LETTER', 'TAX_REPORT'] as const;
const RETURNS = ['Хуулгын сүүлийн хуудас дутуу байна.', 'Зураг бүдэг тул дахин илгээнэ үү.'];
const REASONS = IncomeRejectReason.values;
/** Waiting incomes that somebody is at work on, by their place among the others. */
const REVIEWS: Readonly<Record<number, IncomeStory['review']>> = {
  1: 'confirmed',
  6: 'seen',
  14: 'seen',
  22: 'rejected',
};
/** No story is about somebody without a salary. */
const USUAL_SALARY = '1800000.00';

/** Sample incomes with their files. */
export interface MadeIncomes {
  incomes: MockRecord[];
  files: MockRecord[];
}

/** All sample incomes of a world; made once. */
export const incomesOf = onceAWorld((world): MadeIncomes => {
  const random = seededRandom(4_120);
  const customers = new Map(firstCustomers(world).map((customer) => [customer.id, customer]));
  const stories = [...WELL_KNOWN_INCOMES, ...otherStories(world, random)].filter(({ customerId }) =>
    customers.has(customerId),
  );
  const result: MadeIncomes = { incomes: [], files: [] };
  for (const [index, story] of stories.entries()) {
    const customer = customers.get(story.customerId) as MockRecord;
    const income = incomeOf(FIRST_INCOME + index, story, customer, world, random);
    const files = story.files.map((file, place) =>
      fileOf(
        FIRST_FILE + result.files.length + place,
        file,
        income,
        place === story.files.length - 1 ? story : { ...story, review: earlierOf(story) },
      ),
    );
    result.files.push(...files);
    result.incomes.push({ ...income, ...summaryOf(income, files, new Set()) });
  }
  return result;
});

function otherStories(world: SampleWorld, random: () => number): IncomeStory[] {
  const citizens = askingCustomers(world)
    .filter(({ id, type }) => type === 'CITIZEN' && Number(id) > 100_009)
    .slice(0, COUNT);
  return citizens.map(({ id }, index) => {
    const state = STATES[index % STATES.length];
    const isPaper = index % 3 === 2;
    return {
      customerId: Number(id),
      type: TYPES[index % TYPES.length],
      material: MATERIALS[index % MATERIALS.length],
      medium: isPaper ? 'PAPER' : 'ONLINE',
      state,
      files: isPaper ? ['scan', 'scan'] : index % 4 === 0 ? [3] : [2, 'scan'],
      months: between(random, 6, 12),
      newest: 1,
      age: state === 'APPROVED' ? between(random, 3, 330) : between(random, 0, 12),
      maker: isPaper ? 'agent' : undefined,
      attempts: state === 'RETURNED' ? between(random, 1, 3) : 0,
      review: REVIEWS[index],
    };
  });
}

function incomeOf(
  id: number,
  story: IncomeStory,
  customer: MockRecord,
  world: SampleWorld,
  random: () => number,
): MockRecord {
  const { state, type, age, attempts = 0 } = story;
  const margin = USUAL_MARGINS[type];
  const registered = minutesAgo(world, age * DAY_MINUTES + between(random, 200, 900));
  const isDecided = state !== 'PENDING' && state !== 'REGISTERING';
  const decider = world.people.find(({ username }) => username === 'economist')?.id ?? null;
  const wanted = String(customer.salary ?? USUAL_SALARY);
  const months = monthsFor(story, wanted, margin, world.today, random);
  const income: MockRecord = {
    id,
    customerId: customer.id,
    customerName: nameOf(customer),
    regnum: customer.regnum ?? null,
    type,
    material: story.material,
    medium: story.medium,
    date: dayBefore(world.today, age + 2),
    months,
    margin,
    note: null,
    state,
    attempts,
    sentAt: state === 'REGISTERING' ? null : registered,
    returnReason: attempts > 0 ? pick(random, RETURNS) : null,
    rejectReason: state === 'REJECTED' ? REASONS[id % REASONS.length] : null,
    decidedAt: isDecided ? minutesAgo(world, Math.max(age - 1, 0) * DAY_MINUTES + 90) : null,
    decidedBy: isDecided ? decider : null,
    createdAt: registered,
    createdBy: world.people.find(({ username }) => username === story.maker)?.id ?? null,
    tenant: customer.tenant,
  };
  return { ...income, ...figuresOf(income), ...decisionOf(income, customer) };
}

/** Months that come out near the customer's salary; of an approved income exactly there. */
function monthsFor(
  { months, newest, state }: IncomeStory,
  salary: string,
  margin: string,
  today: string,
  random: () => number,
): IncomeMonth[] {
  const names = monthsBefore(today, months + newest - 1).slice(0, months);
  const average = new Big(salary).times(100).div(margin);
  const raise = state === 'APPROVED' ? new Big(1) : new Big(1.15);
  const steps = names.map(
    (_, place) => (place % 2 === 0 ? 1 : -1) * between(random, 1, 9) * 10_000,
  );
  return names.map((month, place) => {
    const isLastOdd = names.length % 2 === 1 && place === names.length - 1;
    const step = isLastOdd ? 0 : place % 2 === 0 ? steps[place] : -steps[place - 1];
    return { month, amount: average.times(raise).plus(step).toFixed(2, Big.roundHalfUp) };
  });
}

/** What an approval did; what was approved is what the customer has now. */
function decisionOf({ state, months, margin, ...income }: MockRecord, customer: MockRecord) {
  const { amount } = figuresOf({ ...income, months, margin });
  if (state !== 'APPROVED') return { limitBefore: null, limitAfter: null };
  const limit = String(customer.creditLimit ?? '1000000.00');
  const before = new Big(limit).times('0.7').div(10_000).round(0, 0).times(10_000).toFixed(2);
  const score = Number(customer.score ?? 600);
  return {
    limitBefore: before,
    limitAfter: limit,
    kept: {
      before: {
        salary: null,
        score: Math.max(0, score - pointsOfIncome(String(amount))),
        limit: before,
      },
      after: { salary: String(amount), score, limit },
    },
  };
}

/** What an approval would make of a customer now, by the settings in force. */
export const changeFor = (
  income: MockRecord,
  customer: MockRecord | undefined,
  terms: IncomeLimitTerms & IncomePointTerms,
) =>
  income.kept ??
  statusAfter(
    {
      salary: (customer?.salary ?? null) as string | null,
      score: (customer?.score ?? null) as number | null,
      limit: (customer?.creditLimit ?? null) as string | null,
    },
    String(income.amount ?? '0'),
    terms,
  );

const FILE_STATES = {
  REGISTERING: 'UNCONFIRMED',
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  RETURNED: 'REJECTED',
} as const;

/** What a review has made of a file; nothing where it was only read. */
const REVIEWED: Readonly<Record<string, IncomeFileState>> = {
  confirmed: 'CONFIRMED',
  rejected: 'REJECTED',
};

/** Files before the last one have been read where the last one is rejected. */
const earlierOf = ({ review }: IncomeStory): IncomeStory['review'] =>
  review === 'rejected' ? 'seen' : review;

function fileOf(id: number, kind: FileStory, income: MockRecord, story: IncomeStory): MockRecord {
  const isSent = story.state === 'PENDING' && story.medium === 'PAPER';
  const waiting = isSent ? 'PENDING_BY_WORKER' : FILE_STATES[story.state];
  const state = story.review ? (REVIEWED[story.review] ?? waiting) : waiting;
  const isDone = story.state !== 'PENDING' && story.state !== 'REGISTERING';
  const isSeen = isDone || story.review !== undefined;
  const totalPages = kind === 'scan' ? 1 : kind;
  const stored: StoredFile =
    kind === 'scan' ? scanOf(id % 24) : pdfOf(`khuulga-${id}.pdf`, statementPages(income, kind));
  return {
    id,
    incomeId: income.id,
    customerId: income.customerId,
    name: stored.name,
    medium: income.medium,
    state,
    totalPages,
    seen: isSeen ? Array.from({ length: totalPages }, (_, place) => place + 1) : [],
    viewedPages: isSeen ? totalPages : 0,
    document: kind === 'scan' ? null : stored,
    picture: kind === 'scan' ? stored : null,
    isReplaced: false,
    rejectReason: state === 'REJECTED' ? REASONS[id % REASONS.length] : null,
    decidedAt: isDone ? income.decidedAt : null,
    decidedBy: isDone ? income.decidedBy : null,
    createdAt: income.createdAt,
    createdBy: income.createdBy,
    tenant: income.tenant,
  };
}

/** The pages of a statement: the account first, then the months. */
export function statementPages(income: MockRecord, count: number): string[][] {
  const months = monthsOf(income);
  const rows = months.map(
    ({ month, amount }) => `${month}-05   Орлого   ${formatMoney(amount).padStart(18)}   Цалин`,
  );
  const share = Math.max(1, Math.ceil(rows.length / Math.max(1, count - 1)));
  return Array.from({ length: count }, (_, page) => [
    `ДАНСНЫ ХУУЛГА   ${page + 1}/${count}`,
    '',
    `Эзэмшигч: ${String(income.customerName)}`,
    '',
    ...(page === 0 && count > 1
      ? [`Хугацаа: ${months[0]?.month ?? ''} ... ${months.at(-1)?.month ?? ''}`]
      : rows.slice((page - (count > 1 ? 1 : 0)) * share, (page + (count > 1 ? 0 : 1)) * share)),
  ]);
}
