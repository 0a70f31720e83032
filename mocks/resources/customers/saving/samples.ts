import { stepsOver } from '../../../engine/samples/wholeSteps';
import { addDays } from '../../../../src/domain/dates';
import { DepositState } from '../../../../src/domain/enums/customers';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import type { SavingTerms } from '../../../../src/domain/savings/figures';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { CHOSEN_IMAGES } from '../../content/saving-image/samples';
import { fileOf } from '../../loans/book/fileOf';
import { samples as loans } from '../../loans/loan/samples';
import type { MockRecord } from '../../../engine/MockRecord';
import { isSettled, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { blockedTo, ended, moved, opened, ranUntil, sumsOf, type SavingMove } from './moves';

/** Every so many customers one saves. */
const EVERY = 5;
const TERM_DAYS = 365;
/** Savings that back a loan were there so many days before it. */
const SAVED_BEFORE_LOAN = 30;
const LOAN_ACCOUNT = 'ledgerAccounts.loan';
/** States without any money: before the first deposit, and after everything was paid out. */
const NOT_BEGUN: readonly DepositState[] = ['PENDING', 'REJECTED'];
const LEFT: readonly DepositState[] = ['CLOSED', 'CANCELED'];

/** What the first well-known customer has: one for every action. */
const OF_FIRST: readonly DepositState[] = [
  'ONGOING',
  'CASHOUT_REQUESTED',
  'CANCEL_REQUESTED',
  'BLOCKED',
];

/** Savings in every state; the well-known customers have fixed ones. */
export const samples: SampleMaker = {
  resource: 'saving',
  make: cachedByWorld((world) => {
    const before = addDays(world.today, -2 * TERM_DAYS);
    const savers = sampleCustomers(world).filter(
      (customer) => isSettled(customer) && String(customer.createdAt) < before,
    );
    const first = savers.filter(({ id }) => id === WELL_KNOWN.first.id);
    const others = savers.filter(
      ({ id }, place) =>
        id !== WELL_KNOWN.first.id && (id === WELL_KNOWN.fraudHold.id || place % EVERY === 1),
    );
    return numbered([
      ...first.flatMap((customer) =>
        OF_FIRST.map((state, turn) => saving(customer, state, turn, world)),
      ),
      ...others.map((customer, place) =>
        saving(
          customer,
          customer.id === WELL_KNOWN.fraudHold.id
            ? 'CASHOUT_REQUESTED'
            : DepositState.values[place % DepositState.values.length],
          place,
          world,
        ),
      ),
      ...backing(world),
    ]).map((record) => ({ ...record, number: `7100${String(record.id).padStart(6, '0')}` }));
  }),
};

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** Savings that back loans: blocked behind those that are owed, free behind those that are asked for. */
function backing(world: SampleWorld): Omit<MockRecord, 'id'>[] {
  return loans
    .make(world)
    .filter(
      ({ productType, state }) =>
        productType === 'LOAN_SAVING' && (OPEN.includes(state) || state === 'LOAN_REQUESTED'),
    )
    .map((loan, turn) => {
      const principal = `${stepsOver(String(loan.lentAmount), 500_000) * 500_000}.00`;
      const owner = { id: loan.customerId as number };
      if (!OPEN.includes(loan.state)) return saving(owner, 'ONGOING', turn, world, { principal });
      const made = saving(owner, 'BLOCKED', turn, world, {
        principal,
        openedOn: addDays(String(loan.lendedDate), -SAVED_BEFORE_LOAN),
        until: String(loan.refundDate),
        loan,
      });
      return { ...made, backedLoanId: loan.id };
    });
}

/** What is asked of a sample beside its state. */
interface Wanted {
  principal?: string;
  openedOn?: string;
  /** The day that its term reaches at least. */
  until?: string;
  /** The loan that it backs. */
  loan?: MockRecord;
}

function saving(
  { id }: MockRecord,
  state: DepositState,
  turn: number,
  world: SampleWorld,
  { principal = `${(1 + (turn % 8)) * 500_000}.00`, openedOn, until, loan }: Wanted = {},
): Omit<MockRecord, 'id'> {
  const from = openedOn ?? addDays(world.today, -ageOf(state, turn));
  const maturesOn = maturityOf(from, until && until > world.today ? until : world.today, state);
  const terms = { principal, rate: 12 + (turn % 4), openedOn: from, maturesOn };
  const opening = `${from}T03:00:00.000Z`;
  const lastDay = LEFT.includes(state) ? addDays(world.today, -3 - (turn % 20)) : world.today;
  const first = opened({ on: from, at: opening, by: null }, principal);
  const ran = NOT_BEGUN.includes(state)
    ? []
    : ranUntil(terms, [...first, ...(loan ? blockedBy(loan, from) : [])], lastDay);
  return {
    customerId: id,
    ...terms,
    ...moved(finished(ran, state, terms, lastDay)),
    // Every third saver left the saving without a picture.
    imageId: turn % 3 === 2 ? null : CHOSEN_IMAGES[turn % CHOSEN_IMAGES.length],
    state,
    createdAt: opening,
    createdBy: null,
    updatedAt: opening,
  };
}

/** How long ago savings in a state were opened: those of maturity have reached it. */
function ageOf(state: DepositState, turn: number): number {
  if (state === 'EXPIRED' || state === 'CASHOUT_REQUESTED') return TERM_DAYS + 5;
  return state === 'CLOSED' ? TERM_DAYS + 25 : 90 + turn;
}

/** The end of as many terms as reach beyond a day; of one where savings have matured. */
function maturityOf(openedOn: string, until: string, state: DepositState): string {
  let day = addDays(openedOn, TERM_DAYS);
  while (day <= until && state === 'BLOCKED') day = addDays(day, TERM_DAYS);
  return day;
}

/** What a loan has blocked and let go of since it was paid out: what it owes, day by day. */
function blockedBy(loan: MockRecord, openedOn: string): SavingMove[] {
  const moves: SavingMove[] = [];
  let owed = ZERO;
  for (const { accountKey, date, bookedAt, debit, credit } of fileOf(loan).lines) {
    if (accountKey !== LOAN_ACCOUNT || date < openedOn) continue;
    owed = minus(plus(owed, debit ?? ZERO), credit ?? ZERO);
    moves.push(...blockedTo(moves, { on: date, at: bookedAt, by: null }, owed));
  }
  return moves;
}

/** What the state of savings has booked beside their interest: paid out, or blocked by hand. */
function finished(
  ran: readonly SavingMove[],
  state: DepositState,
  terms: SavingTerms,
  day: string,
): readonly SavingMove[] {
  const when = { on: day, at: `${day}T04:00:00.000Z`, by: null };
  const { balance, blocked, capitalised } = sumsOf(ran);
  if (LEFT.includes(state)) {
    const figures = { ...terms, capitalised, paid: ZERO };
    return ended(ran, when, figures, state === 'CLOSED' ? 'CASH_OUT' : 'EARLY');
  }
  return state === 'BLOCKED' && blocked === ZERO
    ? [...ran, ...blockedTo(ran, { ...when, at: `${day}T00:02:00.000Z` }, balance)]
    : ran;
}
