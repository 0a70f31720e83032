import { addDays } from '../../../../src/domain/dates';
import { LIVE_CONTRACT_STATES } from '../../../../src/domain/contracts/contractStates';
import { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import {
  contractIdFor,
  isContractSigned,
  loanCustomers,
  unsignedDays,
} from '../../loans/loan/loanContracts';
import { contractRecord, type Wanted } from './contractSample';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const FIRST_CUSTOMER = 100_001;
const FIRST_WALLET = 501_001;
const FIRST_OTHER = 502_001;

/** Contracts: of every borrower the one that the loans are based on and a wallet; and every type in every state. */
export const samples: SampleMaker = {
  resource: 'contract',
  make: cachedByWorld((world) => {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const borrowers = loanCustomers(world.customers).flatMap((id) => customers.get(id) ?? []);
    const own = borrowers.flatMap((customer, turn) => [
      contractRecord(lendingOf(customer, turn, world), world),
      contractRecord(walletOf(customer, turn), world),
    ]);
    return [...own, ...everyKind(borrowers, own, world)];
  }),
};

/** The contract under a borrower's loans; the first customers have plain lending ones. */
function lendingOf(customer: MockRecord, turn: number, { today }: SampleWorld): Wanted {
  const id = Number(customer.id);
  const place = id - FIRST_CUSTOMER;
  const signed = isContractSigned(id);
  return {
    id: contractIdFor(id),
    customer,
    type: place < 9 ? 'LEND' : lendingType(place),
    state: signed ? (place % 8 === 7 ? 'Modified' : 'InvestorSigned') : 'Created',
    turn,
    signFailed: !signed && place % 2 === 0,
    ...(signed ? {} : { day: addDays(today, -unsignedDays(id)) }),
  };
}

/** A borrower's wallet; some wait for their signature, some were amended. */
const walletOf = (customer: MockRecord, turn: number): Wanted => ({
  id: FIRST_WALLET + turn,
  customer,
  type: 'WALLET',
  turn,
  state: turn % 13 === 9 ? 'Modified' : turn % 13 === 11 ? 'Created' : 'InvestorSigned',
});

function lendingType(place: number): ContractType {
  if (place % 10 === 3) return 'LEND_MARKET_PLACE';
  if (place % 10 === 6) return 'LEND_MARKET_PLACE_SALARY';
  return place % 20 === 9 ? 'SF_LENDER' : 'LEND';
}

/**
 * Each type in each state, for customers that have no live one of the type; some of them ceded, some in the archive. No
 * loan is based on these.
 */
function everyKind(
  borrowers: readonly MockRecord[],
  made: readonly MockRecord[],
  world: SampleWorld,
): MockRecord[] {
  const live = new Set(made.map(({ customerId, type }) => `${customerId} ${type}`));
  const parents = new Map(
    made.flatMap(({ id, type, customerId }): [unknown, number][] =>
      type === 'LEND_MARKET_PLACE' ? [[customerId, Number(id)]] : [],
    ),
  );
  const kinds = ContractType.values.flatMap((type) =>
    ContractState.values.map((state) => ({ type, state })),
  );
  // From the middle on: the first customers stay as the documents and tests know them.
  const turned = [...borrowers.slice(12), ...borrowers.slice(9, 12)];
  return [...kinds, ...kinds].flatMap(({ type, state }, index) => {
    const isLive = LIVE_CONTRACT_STATES.includes(state);
    const isAmendment = type === 'LEND_MARKET_PLACE_AMEND';
    // An amendment belongs to the customer of the contract that it amends.
    const own = isAmendment ? turned.filter(({ id }) => parents.has(id)) : turned;
    const free = [...own.slice(index % 20), ...own].filter(
      ({ id }) => !isLive || !live.has(`${id} ${type}`),
    );
    const customer =
      free.find((one) => (one.type === 'COMPANY') === (type === 'MERCHANT')) ?? free[0];
    if (!customer) return [];
    if (isLive) live.add(`${customer.id} ${type}`);
    const second = index >= kinds.length;
    const record = contractRecord(
      {
        id: FIRST_OTHER + index,
        customer,
        type,
        state,
        turn: index,
        ...(state === 'Created' ? {} : { day: addDays(world.today, -40 - ((index * 37) % 900)) }),
        parentId: isAmendment ? (parents.get(customer.id) ?? null) : null,
        isArchive: second && state === 'Modified' && type === 'SF_LENDER',
        ceded: second && ['InvestorSigned', 'Modified'].includes(state) && type !== 'WALLET',
        signFailed: second && state === 'Created',
      },
      world,
    );
    if (isLive && type === 'LEND_MARKET_PLACE') parents.set(customer.id, Number(record.id));
    return record;
  });
}
