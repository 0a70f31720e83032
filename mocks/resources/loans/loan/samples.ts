import { stepsIn } from '../../../engine/samples/wholeSteps';
import { addDays } from '../../../../src/domain/dates';
import { plus, smaller } from '../../../../src/domain/lending/amounts';
import { availableLimit } from '../../../../src/domain/lending/requestLimit';
import { payOut } from '../../../../src/domain/lending/payout';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { borrowerFields, FIRST_LOAN, loanCode } from '../book/borrower';
import { closeDays } from '../book/endOfDay';
import { recordFields } from '../book/fields';
import { filed, fileOf } from '../book/fileOf';
import { approved } from '../book/issue';
import { type BankLine, type LoanFile, newFile } from '../book/LoanFile';
import { limitsOf, requestFacts, type RequestGround } from '../book/requestFacts';
import { samples as contractSamples } from '../../contracts/contract/samples';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { assessmentOf } from './loanAssessment';
import { isYoung, LoanBorrowers } from './loanBorrowers';
import { othersLoansOn, ourLoanOn } from '../../credit-registry/check/registryLoans';
import { contractIdFor, isContractSigned, unsignedDays } from './loanContracts';
import { play } from './loanEndings';
import { lifeOf, type LoanStaff, termsFor } from './loanLife';
import { productName } from './loanProducts';
import { ACCOUNT_ENDS } from './payoutOwner';
import { askedBy } from './requestGround';
import type { LoanStory } from './LoanStory';
import { usualStories } from './loanStories';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { tenants } from '../../../engine/samples/tenants';
import { wellKnownStories } from './wellKnownStories';

const UNISSUED: readonly string[] = ['REQUESTED', 'STUCK', 'REJECTED', 'WRONG'];
const PURPOSES = [
  'Хэрэглээ',
  'Сургалтын төлбөр',
  'Эмчилгээ',
  'Гэр ахуйн бараа',
  'Бизнесийн эргэлт',
  'Засвар',
  'Аялал',
];

/** Loans in every state, of every product, made by the rules of lending alone; their number never grows. */
export const samples: SampleMaker = {
  resource: 'loans',
  make: cachedByWorld(makeLoans),
};

function makeLoans(world: SampleWorld): MockRecord[] {
  const borrowers = new LoanBorrowers(world);
  const stories = [...wellKnownStories, ...heldStories(borrowers), ...usualStories()];
  const loans = stories.map((story, index) => loanOf(story, index, borrowers, world));
  assessAll(loans, stories, borrowers, world);
  return fitRequests(loans, stories, borrowers, world);
}

/** The assessments of all requests: each knows the loans that its customer had on that day, so they come after all loans. */
function assessAll(
  loans: readonly MockRecord[],
  stories: readonly LoanStory[],
  borrowers: LoanBorrowers,
  world: SampleWorld,
): void {
  loans.forEach((loan, index) => {
    const customer = borrowers.get(Number(loan.customerId));
    const others = loans.filter((one) => one !== loan && one.customerId === loan.customerId);
    const file = fileOf(loan);
    const assessment = assessmentOf(
      Number(loan.id),
      fittedTo(customer, stories[index]),
      customer,
      String(loan.createdAt).slice(0, 10),
      (day) => knownOn(others, Number(customer.id), world, day),
    );
    Object.assign(loan, filed({ ...file, assessment }));
  });
}

/** What the credit registry knew of a customer on a day: our own loans that were open, and those of other lenders. */
export const knownOn = (
  ours: readonly MockRecord[],
  customerId: number,
  { today, tenants }: SampleWorld,
  day: string,
): RegistryLoan[] => [
  ...ours.flatMap((loan) =>
    ourLoanOn(loan, tenants.find(({ alias }) => alias === loan.tenant)?.name ?? '', day),
  ),
  ...othersLoansOn(customerId, today, day),
];

/** Every customer whose lending is held has a loan that holds it, every stage its loan. */
function heldStories(borrowers: LoanBorrowers): LoanStory[] {
  const base = {
    productType: 'LOAN_SALARY',
    amount: '900000.00',
    percent: 33.6,
    chart: '05',
    unit: 'MONTH',
    term: 12,
    row: 3,
  } as const;
  const of = (group: 'HELD' | 'DEPARTMENT' | 'COURT', story: (place: number) => LoanStory) =>
    borrowers.all(group).map((customerId, place) => ({ ...story(place), customerId }));
  return [
    ...of('HELD', (place) => ({ ...base, end: 'ONGOING', late: 4 + place * 3 })),
    ...of('DEPARTMENT', (place) => ({ ...base, end: 'RISK', late: 170 + place, ago: 12 + place })),
    ...of('COURT', (place) => ({ ...base, end: 'COURT', late: 230 + place, ago: 15 + place })),
  ];
}

function loanOf(
  wanted: LoanStory,
  index: number,
  borrowers: LoanBorrowers,
  world: SampleWorld,
): MockRecord {
  const id = FIRST_LOAN + index;
  const { today } = world;
  const isPaidOut = !UNISSUED.includes(wanted.end);
  const customer = borrowers.for(wanted, isPaidOut);
  const customerId = customer.id as number;
  const story = fittedTo(customer, wanted);
  const own = {
    id,
    customerId,
    bankCode: PAYOUT_BANKS[id % PAYOUT_BANKS.length],
    accountNumber: payoutAccount(id, story),
    assessment: null,
  };
  const staff = staffOf(world);
  const file = isPaidOut ? lived(story, own, staff, today) : requested(story, own, staff, today);
  const startedOn = isPaidOut ? file.terms.startDate : addDays(today, -(story.ago ?? 0));
  const createdAt = `${startedOn}T01:0${id % 10}:00.000Z`;
  const createdBy = world.people.find(({ username }) => username === story.maker)?.id ?? null;
  const held = (OPEN_LOAN_STATES as readonly string[]).includes(file.state)
    ? borrowers.sourceFor(customer)
    : undefined;
  const created = {
    at: createdAt,
    by: createdBy,
    action: 'create',
    origin: createdBy ? 'MANUAL' : 'AUTO',
  } as const;
  return {
    id,
    code: held ?? loanCode(startedOn, id),
    ...borrowerFields(customer),
    customerId,
    contractId: contractIdFor(customerId),
    productType: story.productType,
    product: productName(story.productType),
    purpose: PURPOSES[id % PURPOSES.length],
    interestRate: story.percent,
    duration: story.term,
    termUnit: story.unit,
    paymentOption: story.option ?? 'DIRECT',
    advance: story.option === 'IN_ADVANCE' ? (story.advance ?? 'FIRST') : null,
    additionalPercent: file.additionalPercent,
    holidayShift: file.terms.holidayShift ?? false,
    typedRows: (file.terms.typedRows ?? []).map(({ dueDate, principal }) => ({
      paymentDate: dueDate,
      principal,
    })),
    feeInAdvance: story.feeInAdvance ?? false,
    source: createdBy ? 'MANUAL_ENTRY' : id % 11 === 0 ? 'SYSTEM_GENERATED' : 'PENDING_REQUEST',
    transactionType: !file.book ? null : id % 3 === 0 ? 'WALLET' : 'BANK_TRANSFER',
    batchCode: file.receipts.some(({ source }) => source === 'BATCH')
      ? batchCodeOf(id, customer.tenant, today)
      : null,
    createdAt,
    createdBy,
    updatedAt: file.past.at(-1)?.at ?? createdAt,
    ...recordFields({ ...file, past: [...file.past, created] }, today),
  };
}

/** The batch that paid a loan: each lender has its own, the main one those below ten. */
const batchCodeOf = (id: number, tenant: unknown, today: string): string => {
  const lender = tenants.findIndex(({ alias }) => alias === tenant);
  return `BT-${today.slice(0, 4)}-${Math.max(0, lender)}${1 + (id % 9)}`;
};

/**
 * The story as this borrower can have lived it: nothing was asked for before the contract, and somebody who is too old to
 * study pays the tuition of a child.
 */
function fittedTo(customer: MockRecord, story: LoanStory): LoanStory {
  const id = Number(customer.id);
  const { ago = 0, productType } = story;
  return {
    ...story,
    ...(isContractSigned(id) ? {} : { ago: Math.min(ago, unsignedDays(id)) }),
    ...(productType === 'LOAN_STUDENT' && !isYoung(customer)
      ? { productType: 'LOAN_TUITION' as const }
      : {}),
  };
}

/** Banks to which samples are paid out. */
const PAYOUT_BANKS = [5, 4, 15, 34, 32] as const;

/** Where a loan is paid to; of the waiting requests a few name an account that is wrong. */
function payoutAccount(id: number, { end, customerId }: LoanStory): string {
  const number = `5${String(300_000_000 + ((id * 7_919) % 600_000_000))}`;
  if (end !== 'REQUESTED' || customerId !== undefined) return number;
  const wrong = { 4: ACCOUNT_ENDS.unknown, 9: ACCOUNT_ENDS.others }[id % 17];
  return wrong ? number.slice(0, -wrong.length) + wrong : number;
}

type Own = Parameters<typeof lifeOf>[1];

/** A loan that was paid out, and what happened to it. */
function lived(story: LoanStory, own: Own, staff: LoanStaff, today: string): LoanFile {
  const life = lifeOf(story, own, staff, today);
  play(life, story, today);
  return life.file;
}

/** A request, or one that stopped on its way. */
function requested(story: LoanStory, own: Own, staff: LoanStaff, today: string): LoanFile {
  const { ago = 0, end, transfer = {} } = story;
  const day = addDays(today, -ago);
  const at = `${day}T02:00:00.000Z`;
  const terms = termsFor(story, day);
  const request = newFile(
    {
      ...own,
      terms,
      isExtendable: story.isExtendable ?? true,
      additionalPercent: '20',
      transfer: { ends: 'LOAN_ONGOING', sentAt: null, answer: 'LOAN_ONGOING', ...transfer },
    },
    { date: day, at, by: null },
  );
  if (end === 'REQUESTED') return request;
  const by = staff.economist;
  const row = { at, by, origin: 'MANUAL', field: 'state', from: 'LOAN_REQUESTED' } as const;
  if (end === 'STUCK') {
    const sent = approved(request, { date: day, at, by });
    const stuck = { ...sent, past: [{ ...row, action: 'approve', to: sent.state }] };
    const { file, rows } = closeDays(stuck, addDays(today, -1));
    return { ...file, past: [...file.past, ...rows] };
  }
  const isWrong = end === 'WRONG';
  const state = isWrong ? 'LOAN_WRONG_REQUEST' : 'CANCELLED';
  return {
    ...request,
    state,
    bankLine: bankLineOf(story, request, day),
    past: [
      {
        ...row,
        action: isWrong ? 'mark_wrong_request' : own.id % 2 ? 'reject' : 'cancel_record',
        to: state,
        reason: isWrong ? 'Хүсэлтийн мэдээлэл буруу бөглөгдсөн.' : 'INCOME_NOT_ENOUGH',
      },
    ],
  };
}

/** What the bank's statement shows of a request that was cancelled. */
function bankLineOf(
  { bank }: LoanStory,
  { terms, accountNumber, id }: LoanFile,
  date: string,
): BankLine | null {
  if (!bank) return null;
  const { paidOut } = payOut(terms);
  return {
    reference: `FT26004${String(51_166 + id - FIRST_LOAN + 1)}`,
    date,
    amount: bank === 'OTHER_AMOUNT' ? plus(paidOut, '1000') : paidOut,
    account: bank === 'OTHER_ACCOUNT' ? '5000000000' : accountNumber,
  };
}

/**
 * Requests get an amount that their customer's limit has room for, but for every eighth, and the facts that their
 * conditions are calculated from.
 */
function fitRequests(
  loans: MockRecord[],
  stories: readonly LoanStory[],
  borrowers: LoanBorrowers,
  world: SampleWorld,
): MockRecord[] {
  const contracts = new Map(contractSamples.make(world).map((one) => [one.id, one]));
  const byCustomer = new Map<unknown, MockRecord[]>();
  for (const loan of loans) {
    byCustomer.set(loan.customerId, [...(byCustomer.get(loan.customerId) ?? []), loan]);
  }
  loans.forEach((loan, index) => {
    if (loan.state !== 'LOAN_REQUESTED') return;
    const story = stories[index];
    const customer = borrowers.get(loan.customerId as number);
    const others = (byCustomer.get(loan.customerId) ?? []).filter((other) => other !== loan);
    const ground: RequestGround = {
      customer,
      contract: contracts.get(loan.contractId as number),
      others,
      guarantors: [],
    };
    const room =
      stepsIn(availableLimit(story.productType, limitsOf(ground), others), 1_000) * 1_000;
    const file = fileOf(loan);
    const amount =
      !story.customerId && index % 8 !== 3 && room >= 60_000
        ? smaller(story.amount, `${room}.00`)
        : story.amount;
    const fitted = {
      ...file,
      terms: termsFor({ ...story, amount: plus(amount) }, file.terms.startDate),
    };
    const facts = requestFacts(
      {
        ...askedBy(loan),
        lentAmount: fitted.terms.principal,
        transferSent: false,
        isAssessed: file.assessment !== null,
      },
      ground,
    );
    Object.assign(loan, recordFields(fitted, world.today, facts));
  });
  return loans;
}

const staffOf = ({ people }: SampleWorld): LoanStaff => {
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? null;
  return { economist: idOf('economist'), accountant: idOf('accountant') };
};
