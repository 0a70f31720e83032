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
import { confirmedRelatives } from '../../customers/family-relation/family';
import { dealingBlockOf, type Dealer } from '../../watchlists/entry/dealings';
import { creditRegistryOf } from '../../credit-registry/check/registryChecks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The check is the customer's latest one at the credit registry, not a copy of it. */
interface LiveFacts extends RegistryFacts {
  readonly creditRegistry: RegistryFacts['creditRegistry'];
}

/** Of a customer who was registered since the sample the registries were never asked. */
const NOTHING_ASKED = { stateRegistryReadAt: null, scoreAt: null } as const;

/** What changed since the sample; a reset of the gateways makes a new world. */
const worlds = new WeakMap<SampleWorld, Map<number, LiveFacts>>();

/** The registries' facts of a customer as they are now. Changing the object changes the facts. */
export function liveFacts({ store }: Pick<Call, 'store'>, customerId: number): LiveFacts {
  const known = worlds.get(store.world) ?? new Map<number, LiveFacts>();
  worlds.set(store.world, known);
  const facts = known.get(customerId) ?? {
    ...(store.collection('customers')?.isSampled(customerId)
      ? registryFactsOf(customerId, store.world.today)
      : NOTHING_ASKED),
    get creditRegistry() {
      return creditRegistryOf(store, customerId);
    },
  };
  known.set(customerId, facts);
  return facts;
}

/** Contracts of a customer of one type, as they count for "one live contract": the archive does not. */
const sameTypeOf = (store: Store, customerId: unknown, type: ContractType): MockRecord[] =>
  (store.collection('contract')?.all ?? []).filter(
    (one) => one.customerId === customerId && one.type === type && one.isArchive !== true,
  );

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
  const same = sameTypeOf(store, customer.id, type);
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
