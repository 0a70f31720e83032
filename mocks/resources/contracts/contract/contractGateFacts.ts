import { registryTermsOf } from '../../settings/system/systemSettings';
import { contractGates } from '../../../../src/domain/contracts/gates';
import { isLiveContract } from '../../../../src/domain/contracts/contractStates';
import type { Gate, GateFacts } from '../../../../src/domain/contracts/Gate';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import type { GatesAnswer } from '../../../../src/resources/contracts/contract/api';
import { areCriteriaMet } from '../../../../src/domain/customers/generalCriteria';
import { criteriaNow, scoreNow } from './borrowerFacts';
import { contractNumberOf, limitFor, SCORING_VERSION } from './contractRecord';
import { registryFactsOf, type RegistryFacts } from './contractSampleFacts';
import { TEMPLATES } from './contractTemplates';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Call } from '../../../engine/Call';
import { registerNumberOf } from '../../customers/customer/registerNumberOf';
import { formerOf } from '../../customers/customer/shownPeople';
import { confirmedRelatives } from '../../customers/family-relation/family';
import { dealingBlockOf, type Dealer } from '../../watchlists/entry/dealings';
import { creditRegistryOf } from '../../credit-registry/check/registryChecks';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import { lenderFor } from '../../../engine/tenancy';

/** What was asked of a register number: it counts as long as the number is the customer's (docs/domain/customers.md 3.7). */
interface AskedOf {
  readonly at: string;
  readonly regnum: unknown;
}

/** The check is the customer's latest one at the credit registry, not a copy of it. */
interface LiveFacts extends RegistryFacts {
  readonly creditRegistry: RegistryFacts['creditRegistry'];
  /** The last reading of the state registry, whether it still counts or not. */
  readonly lastReading: AskedOf | null;
  /** The number has been corrected. */
  readonly numberCorrected: boolean;
}

/** Of a customer who was registered since the sample the registries were never asked. */
const NOTHING_ASKED = { stateRegistryReadAt: null, scoreAt: null } as const;

/** What changed since the sample; a reset of the gateways makes a new world. */
const worlds = new WeakMap<SampleWorld, Map<number, LiveFacts>>();

/** The registries' facts of a customer as they are now. Changing the object changes the facts. */
export function liveFacts({ store }: Pick<Call, 'store'>, customerId: number): LiveFacts {
  const known = worlds.get(store.world) ?? new Map<number, LiveFacts>();
  worlds.set(store.world, known);
  const facts = known.get(customerId) ?? firstFacts(store, customerId);
  known.set(customerId, facts);
  return facts;
}

function firstFacts(store: Store, customerId: number): LiveFacts {
  const sampled = store.collection('customers')?.isSampled(customerId)
    ? registryFactsOf(customerId, store.world.today)
    : NOTHING_ASKED;
  const numberNow = () => registerNumberOf(store.collection('customers')?.get(customerId));
  const formerNumbers = () => formerOf(store, customerId).filter(({ part }) => part === 'regnum');
  // What the sample knows was asked of the number that the sample had.
  const regnum = formerNumbers().at(0)?.value ?? numberNow();
  const asked = (at: string | null, of: unknown): AskedOf | null =>
    at === null ? null : { at, regnum: of };
  const counting = (one: AskedOf | null) =>
    one?.regnum === numberNow() ? (one?.at ?? null) : null;
  let reading = asked(sampled.stateRegistryReadAt, regnum);
  let score = asked(sampled.scoreAt, regnum);
  return {
    get creditRegistry() {
      return creditRegistryOf(store, customerId);
    },
    get lastReading() {
      return reading;
    },
    get numberCorrected() {
      return formerNumbers().length > 0;
    },
    get stateRegistryReadAt() {
      return counting(reading);
    },
    set stateRegistryReadAt(at) {
      reading = asked(at, numberNow());
    },
    get scoreAt() {
      return counting(score);
    },
    set scoreAt(at) {
      score = asked(at, numberNow());
    },
  };
}

/** Contracts of a customer of one type at one lender, as they count for "one live contract": the archive does not. */
const sameTypeOf = (
  { store, caller }: Dealer,
  customer: MockRecord,
  type: ContractType,
): MockRecord[] => {
  const lender = caller ? lenderFor({ store, caller }, customer) : lenderOf(customer);
  return (store.collection('contract')?.all ?? []).filter(
    (one) =>
      one.customerId === customer.id &&
      one.type === type &&
      one.isArchive !== true &&
      lenderOf(one) === lender,
  );
};

/** `GET /contracts/gates`: what the board is calculated from, as of now. */
export function gatesAnswer(
  dealer: Dealer,
  customer: MockRecord,
  type: ContractType,
  parentId: unknown,
): GatesAnswer {
  const { store } = dealer;
  const today = store.clock.today();
  const facts = liveFacts({ store }, Number(customer.id));
  const same = sameTypeOf(dealer, customer, type);
  const live = same.find(({ state }) => isLiveContract(state as ContractState));
  const contracts = store.collection('contract');
  const parent = contracts?.get(Number(parentId));
  const isCompany = customer.type === 'COMPANY';
  const criteria = criteriaNow(store, customer);
  return {
    type,
    today,
    dealing: dealingBlockOf(dealer, customer, 'CONTRACT'),
    terms: registryTermsOf(store),
    confirmedFamily: isCompany ? 0 : confirmedRelatives(store, customer.id),
    creditRegistry: facts.creditRegistry,
    numberCorrected: facts.numberCorrected,
    stateRegistryReadAt: facts.stateRegistryReadAt,
    scoreAt: facts.scoreAt,
    criteriaMet: areCriteriaMet(criteria),
    criteria,
    score: facts.scoreAt === null ? null : scoreNow(store, customer),
    sameType: same.map(({ state }) => state as ContractState),
    parent:
      parent && parent.customerId === customer.id
        ? { state: parent.state as ContractState, isArchive: parent.isArchive === true }
        : null,
    liveContract: live
      ? { id: Number(live.id), contractNumber: String(live.contractNumber) }
      : null,
    preview: {
      contractNumber: contractNumberOf(type, today, contracts?.nextId() ?? 0),
      template: TEMPLATES[type],
      limit: limitFor(type, customer),
      scoringVersion: SCORING_VERSION,
    },
  };
}

/** The board for a contract that is to be made with these values. */
export const gatesFor = (
  call: Dealer,
  customer: MockRecord,
  values: Readonly<Record<string, unknown>>,
): Gate[] => {
  const company = {
    name: values.companyName,
    phone: values.companyPhone,
    email: values.companyEmail,
    director: values.directorName,
  } as GateFacts['company'];
  return contractGates({
    ...gatesAnswer(call, customer, values.type as ContractType, values.parentId),
    company,
  });
};
