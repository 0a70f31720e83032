import { addDays } from '../../../../src/domain/dates';
import type { CarLoanRequestState } from '../../../../src/domain/enums/car-loans';
import { image } from '../../../../src/fields';
import type { MockRecord } from '../../../engine/MockRecord';
import { samples as users } from '../../users/user/samples';
import { nameOf } from '../../contracts/contract/contractRecord';
import { carOf } from '../price/carModels';
import { priceOf, samples as carPrices } from '../price/samples';
import { samples as collateral } from '../../loans/collateral-admin/samples';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../../loans/loan/loanContracts';
import { seededRandom } from '../../../engine/samples/random';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import {
  sampleContext,
  type SampleMaker,
  type SampleWorld,
} from '../../../engine/samples/SampleWorld';
import { sampleOf } from '../../../engine/samples/sampleOf';

const WAITING = 24;
const FIRST_NUMBER = 900;
/** What the cap was calculated with when the older requests were granted. */
const GRANTED_WITH = { yearThreshold: '2010', percent: 60 };

/** `CR-2026-0012` */
export const carRequestCode = (day: string, id: number): string =>
  `CR-${day.slice(0, 4)}-${String(id).padStart(4, '0')}`;

/** Requests for loans against cars: some wait, the granted ones led to the sample's car loans. */
export const samples: SampleMaker = {
  resource: 'car-loan/loan-requests',
  make: cachedByWorld((world) => {
    const drafts = [...waiting(world), ...granted(world)];
    return drafts
      .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
      .map((draft, index): MockRecord => ({
        id: index + 1,
        code: carRequestCode(String(draft.createdAt), index + 1),
        ...draft,
        updatedAt: draft.createdAt,
      }));
  }),
};

type Draft = Omit<MockRecord, 'id'>;

/** Drafts, waiting requests and refused ones; without a configured percent none of them has a cap. */
function waiting(world: SampleWorld): Draft[] {
  const { today, people } = world;
  const prices = carPrices.make(world);
  const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
  const citizens = loanCustomers(world.customers)
    .flatMap((id) => customers.get(id) ?? [])
    .filter(({ type }) => type === 'CITIZEN');
  const closed = users.make(world).find(({ enabled }) => enabled === false)?.id ?? null;
  const states: CarLoanRequestState[] = ['pending', 'draft', 'pending', 'closed'];
  return Array.from({ length: WAITING }, (_, index) => {
    const state = states[index % states.length];
    const car = carOf(FIRST_NUMBER + index * 5);
    const customer = citizens[(index * 5 + 3) % citizens.length];
    const makers = ['economist', 'admin', undefined];
    const maker = makers[Math.floor(index / 4) % makers.length];
    const madeBy = people.find(({ username }) => username === maker)?.id ?? null;
    const allowedPrice = priceOf(prices, car as unknown as MockRecord) ?? null;
    return {
      ...personOf(customer),
      ...car,
      ...photosOf(index, world),
      mileage: 40_000 + ((index * 17_351) % 160_000),
      requestedAmount: `${6 + ((index * 7) % 30)}000000.00`,
      duration: [12, 18, 24, 36][index % 4],
      termUnit: 'MONTH',
      allowedPrice,
      yearThreshold: null,
      collateralPercent: null,
      cap: null,
      state,
      loanId: null,
      collateralId: null,
      createdAt: `${addDays(today, -1 - (index % 12) - (state === 'closed' ? 20 : 0))}T0${index % 8}:50:00.000Z`,
      // Customers hand in themselves; a draft is somebody's, here of somebody whose account was closed since.
      createdBy: state === 'draft' ? (madeBy ?? closed) : madeBy,
    };
  });
}

/** The requests that the sample's collateral and car loans came from. */
function granted(world: SampleWorld): Draft[] {
  const pledges = collateral.make(world).filter(({ kind }) => kind === 1);
  const loans = new Map(sampleLoans(world).map((loan) => [loan.id, loan]));
  return pledges.flatMap((pledge, index): Draft[] => {
    const loan = loans.get((pledge.loanIds as number[])[0]);
    if (!loan) return [];
    const car = carOf(Number(loan.id));
    const value = Number(pledge.value);
    return [
      {
        customerId: loan.customerId,
        customerName: loan.customerName,
        regnum: loan.regnum,
        phone: loan.phone,
        tenant: loan.tenant,
        ...car,
        plateNumber: pledge.plateNumber,
        ...photosOf(index, world),
        mileage: 50_000 + ((index * 13_007) % 120_000),
        requestedAmount: loan.lentAmount,
        duration: loan.duration,
        termUnit: loan.termUnit,
        allowedPrice: `${Math.ceil(value * 1.1)}.00`,
        yearThreshold: GRANTED_WITH.yearThreshold,
        collateralPercent: GRANTED_WITH.percent,
        cap: `${Math.ceil(value * 1.1 * (GRANTED_WITH.percent / 100))}.00`,
        state: loan.state === 'CLOSED' ? 'closed' : 'granted',
        loanId: loan.id,
        collateralId: pledge.id,
        createdAt: `${addDays(String(loan.createdAt).slice(0, 10), -1)}T03:30:00.000Z`,
        createdBy: null,
      },
    ];
  });
}

const personOf = (customer: MockRecord): Draft => ({
  customerId: customer.id,
  customerName: nameOf(customer),
  regnum: customer.regnum ?? null,
  phone: customer.phone ?? null,
  tenant: customer.tenant,
});

function photosOf(index: number, world: SampleWorld): Draft {
  const field = image({ ratios: ['4:3'] });
  const random = seededRandom(index + 1);
  const photo = (place: number) => sampleOf(field, sampleContext(world, index * 2 + place, random));
  return { frontPhoto: photo(0), sidePhoto: index % 5 === 4 ? null : photo(1) };
}
