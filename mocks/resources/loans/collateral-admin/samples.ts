import { addDays } from '../../../../src/domain/dates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { carOf } from '../../car-loans/price/carModels';
import { collateralOf, sampleLoans } from '../pending/pendingRequests';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const FIRST_COLLATERAL = 700_001;
const PLEDGED: readonly unknown[] = [...OPEN_LOAN_STATES, 'CLOSED', 'LOAN_REQUESTED'];

/** `CL-000012` */
export const collateralCode = (id: number): string =>
  `CL-${String(id - FIRST_COLLATERAL + 1).padStart(6, '0')}`;

/** Cars and real estate behind the sample's loans; of the closed ones every other is released. */
export const samples: SampleMaker = {
  resource: 'loans/collateral/admin',
  make(world) {
    const staff = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    const secured = sampleLoans(world).filter(
      (loan) => PLEDGED.includes(loan.state) && collateralOf(loan).length > 0,
    );
    return secured.map((loan, index): MockRecord => {
      const id = FIRST_COLLATERAL + index;
      const [{ kind, number, value }] = collateralOf(loan);
      const isCar = kind === 1;
      const car = isCar ? carOf(Number(loan.id)) : undefined;
      const pledgedAt = String(loan.lendedDate ?? loan.createdAt).slice(0, 10);
      const isReleased = loan.state === 'CLOSED' && index % 2 === 0;
      const closedDate = String(loan.closedDate ?? world.today);
      const released = addDays(closedDate, 2);
      return {
        id,
        code: collateralCode(id),
        kind,
        plateNumber: isCar ? number : null,
        vin: car?.vin ?? null,
        carModel: car ? `${car.mark} ${car.carModel}` : null,
        manufacturedYear: car?.manufacturedYear ?? null,
        propertyNumber: isCar ? null : number,
        ownerId: loan.customerId,
        owner: loan.customerName,
        value,
        state: isReleased ? 'RELEASED' : 'PLEDGED',
        pledgedAt,
        releasedAt: isReleased ? (released > world.today ? world.today : released) : null,
        loanIds: [loan.id],
        tenant: loan.tenant,
        createdAt: `${pledgedAt}T02:40:00.000Z`,
        createdBy: staff,
        updatedAt: `${pledgedAt}T02:40:00.000Z`,
      };
    });
  },
};
