import { stepsOver } from '../../../engine/samples/wholeSteps';
import { addDays } from '../../../../src/domain/dates';
import { DepositState } from '../../../../src/domain/enums/customers';
import { endSaving, interestUntil, savingBalance } from '../../../../src/domain/savings/figures';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { CHOSEN_IMAGES } from '../../content/saving-image/samples';
import { samples as loans } from '../../loans/loan/samples';
import type { MockRecord } from '../../../engine/MockRecord';
import { isSettled, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';

/** Every so many customers one saves. */
const EVERY = 5;
const TERM_DAYS = 365;

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
  make(world) {
    const savers = sampleCustomers(world).filter(isSettled);
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
  },
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
      const isOwed = OPEN.includes(loan.state);
      const principal = `${stepsOver(String(loan.lentAmount), 500_000) * 500_000}.00`;
      const made = saving(
        { id: loan.customerId as number },
        isOwed ? 'BLOCKED' : 'ONGOING',
        turn,
        world,
        principal,
      );
      return isOwed ? { ...made, backedLoanId: loan.id } : made;
    });
}

function saving(
  { id }: MockRecord,
  state: DepositState,
  turn: number,
  world: SampleWorld,
  principal = `${(1 + (turn % 8)) * 500_000}.00`,
): Omit<MockRecord, 'id'> {
  const age = state === 'EXPIRED' || state === 'CASHOUT_REQUESTED' ? TERM_DAYS + 5 : 90 + turn;
  const openedOn = addDays(world.today, -age);
  const started = {
    principal,
    rate: 12 + (turn % 4),
    openedOn,
    capitalised: '0.00',
    paid: '0.00',
  };
  const isOpen = !['PENDING', 'REJECTED'].includes(state);
  const until = age > TERM_DAYS ? addDays(openedOn, TERM_DAYS) : addDays(world.today, -(age % 30));
  const grown = isOpen
    ? { ...started, capitalised: interestUntil(started, until, 'CASH_OUT') }
    : { ...started, paid: started.principal };
  const ended =
    state === 'CLOSED' || state === 'CANCELED'
      ? {
          ...grown,
          ...endSaving(grown, state === 'CLOSED' ? 'CASH_OUT' : 'EARLY', world.today).after,
        }
      : grown;
  const figures = state === 'PENDING' ? { ...ended, principal: '0.00', paid: '0.00' } : ended;
  const balance = savingBalance(figures);
  const isBlocked = state === 'BLOCKED';
  return {
    customerId: id,
    ...figures,
    maturesOn: addDays(openedOn, TERM_DAYS),
    balance,
    ledgerBalance: balance,
    blockedAmount: isBlocked ? balance : null,
    loanId: null,
    // Every third saver left the saving without a picture.
    imageId: turn % 3 === 2 ? null : CHOSEN_IMAGES[turn % CHOSEN_IMAGES.length],
    state,
    createdAt: `${openedOn}T03:00:00.000Z`,
    createdBy: null,
    updatedAt: `${openedOn}T03:00:00.000Z`,
  };
}
