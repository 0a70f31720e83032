import { stepsIn } from '../../../engine/samples/wholeSteps';
import type { MockRecord } from '../../../engine/MockRecord';
import type { AccessCauses } from '../../customers/access-override/accessCauses';
import { samples as customers } from '../../customers/customer/samples';
import { isContractSigned, loanCustomers } from './loanContracts';
import type { LoanStory } from './LoanStory';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Student loans are lent to people below this age, years. */
const STUDENT_UNTIL = 35;
/** Customers that are looked at: more would only make the start slower. */
const LOOKED_AT = 640;
/** A credit limit with room for requests beside open loans, tögrög. */
const ROOM = 4_000_000;
/** Well-known customers keep to their well-known loans. */
const WELL_KNOWN_UP_TO = 100_003;

/** Whether somebody may still be studying. */
export const isYoung = ({ age }: MockRecord): boolean =>
  Number(age ?? STUDENT_UNTIL) < STUDENT_UNTIL;

/** Who borrows: the customers of the sample, by what their situation allows. */
export class LoanBorrowers {
  private readonly byId: ReadonlyMap<number, MockRecord>;
  private readonly groups: Record<NonNullable<LoanStory['borrower']>, number[]>;
  private turn = 0;
  private readonly sourceUsed = new Set<number>();

  constructor(world: SampleWorld) {
    const count = Math.min(world.customers, LOOKED_AT);
    const all = customers.make({ ...world, customers: count });
    this.byId = new Map(all.map((customer) => [customer.id as number, customer]));
    const known = loanCustomers(all.length).filter((id) => this.byId.has(id));
    const others = known.filter((id) => id > WELL_KNOWN_UP_TO);
    const pick = (test: (customer: MockRecord) => boolean, fallback: number[]) => {
      const found = others.filter((id) => test(this.get(id)));
      return found.length > 0 ? found : fallback;
    };
    const isHeld = (customer: MockRecord) => holdOf(customer) !== undefined;
    this.groups = {
      ANY: others,
      OPEN: pick((customer) => !isHeld(customer) && customer.nplStatus === null, others),
      ROOMY: pick(
        (customer) =>
          !isHeld(customer) &&
          customer.nplStatus === null &&
          stepsIn(String(customer.creditLimit ?? '0'), ROOM) >= 1,
        others,
      ),
      HELD: pick((customer) => isHeld(customer) && customer.nplStatus === null, [100_002]),
      DEPARTMENT: [100_002, ...pick((customer) => customer.nplStatus === 'DEPARTMENT', [])],
      COURT: [100_003, ...pick((customer) => customer.nplStatus === 'COURT', [])],
    };
  }

  get(id: number): MockRecord {
    const customer = this.byId.get(id);
    if (!customer) throw new Error(`customer ${id} is not in the sample`);
    return customer;
  }

  /** Who has the loan of a story: the one it names, else the next in turn; a student loan is somebody's who is young. */
  for({ customerId, borrower = 'ANY', productType }: LoanStory, isPaidOut: boolean): MockRecord {
    if (customerId) return this.get(customerId);
    const next = this.next(borrower, isPaidOut);
    if (productType !== 'LOAN_STUDENT' || isYoung(next)) return next;
    const young = this.groups[borrower].filter(
      (id) => isYoung(this.get(id)) && (!isPaidOut || isContractSigned(id)),
    );
    return young.length > 0 ? this.get(young[this.turn % young.length]) : next;
  }

  /** The next borrower in turn; loans that were paid out go to those who have signed. */
  private next(group: NonNullable<LoanStory['borrower']>, isPaidOut: boolean): MockRecord {
    const members = this.groups[group];
    for (let step = 0; step < members.length; step += 1) {
      this.turn += 1;
      const id = members[this.turn % members.length];
      if (!isPaidOut || isContractSigned(id)) return this.get(id);
    }
    return this.get(members[0]);
  }

  /** All people of a group; each surely has a loan of the kind. */
  all(group: NonNullable<LoanStory['borrower']>): readonly number[] {
    return this.groups[group];
  }

  /** The code that a customer's hold names as its cause, for the first loan that asks. */
  sourceFor(customer: MockRecord): string | undefined {
    const hold = holdOf(customer);
    if (!hold || this.sourceUsed.has(customer.id as number)) return undefined;
    this.sourceUsed.add(customer.id as number);
    return hold.source;
  }
}

/** The system's hold on lending because of a loan. */
export const holdOf = (customer: MockRecord) =>
  ((customer.accessCauses ?? {}) as AccessCauses).canLend?.find(
    ({ cause, by }) => cause === 'NO_DUE_LOAN' && by === null,
  );
