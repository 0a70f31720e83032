import { systemSettingsOf } from '../../settings/system/systemSettings';
import { dayOf } from '../../../../src/domain/dates';
import { disciplineOf } from '../../../../src/domain/lending/discipline';
import {
  type BorrowerTerms,
  type Criterion,
  generalCriteria,
} from '../../../../src/domain/customers/generalCriteria';
import type { RegistryStanding } from '../../../../src/domain/customers/registryStanding';
import { scoreOf, type ScoringFacts } from '../../../../src/domain/customers/scoring';
import type { ScoreTerms } from '../../../../src/domain/judgementSettings';
import type { CustomerKind } from '../../../../src/domain/enums/customers';
import { ageOn } from '../../../../src/domain/registerNumber';
import { listedEntry } from '../../watchlists/entry/watchlistStore';
import { latestCheck } from '../../credit-registry/check/registryChecks';
import { confirmedRelatives } from '../../customers/family-relation/family';
import { fileOf } from '../../loans/book/fileOf';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** What the lists say of a customer. */
function listOf(store: Store, customer: MockRecord): ScoringFacts['list'] {
  const entry = listedEntry({ store }, customer);
  if (!entry) return customer.listType === 'BLACK_LISTED' ? 'BLACK' : null;
  return Number(entry.listType) === 1 ? 'BLACK' : 'GREY';
}

/** What the registry answered last. */
function registryOf(store: Store, id: number): RegistryStanding {
  const check = latestCheck(store, id);
  const isAnswered = check?.state === 'AVAILABLE' || check?.state === 'NOT_AVAILABLE';
  return {
    isAnswered,
    worstClass: isAnswered ? ((check.worstClass ?? null) as RegistryStanding['worstClass']) : null,
  };
}

const ageOf = (store: Store, { birthDate }: MockRecord): number | null => {
  const born = dayOf(birthDate as string);
  return born === undefined ? null : (ageOn(born, store.clock.today()) ?? null);
};

/** The general criteria of a customer as the records have them now. */
export const criteriaNow = (
  store: Store,
  customer: MockRecord,
  settings: BorrowerTerms = systemSettingsOf(store),
): Criterion[] =>
  generalCriteria(
    {
      kind: customer.type as CustomerKind,
      age: ageOf(store, customer),
      isBlackListed: listOf(store, customer) === 'BLACK',
      nplStage: (customer.nplStatus ?? null) as string | null,
      registry: registryOf(store, Number(customer.id)),
      mayLend: customer.canLend === 'YES',
      monthlyIncome: (customer.salary ?? null) as string | null,
    },
    settings,
  );

/** The score of a customer by the records as they are now. @param terms what it is made up of; what is in force without them */
export function scoreNow(
  store: Store,
  customer: MockRecord,
  terms: ScoreTerms = systemSettingsOf(store),
): ReturnType<typeof scoreOf> {
  const rows = (store.collection('loans')?.all ?? [])
    .filter(({ customerId }) => customerId === customer.id)
    .flatMap((loan) => fileOf(loan).book?.rows ?? []);
  const { onTime, rows: due } = disciplineOf(rows, store.clock.today());
  const facts: ScoringFacts = {
    age: ageOf(store, customer),
    salary: (customer.salary ?? null) as string | null,
    workingYears: (customer.workingYear ?? null) as number | null,
    confirmedRelatives: confirmedRelatives(store, customer.id),
    registry: registryOf(store, Number(customer.id)),
    onTimeRows: onTime,
    dueRows: due,
    nplStage: (customer.nplStatus ?? null) as string | null,
    list: listOf(store, customer),
  };
  return scoreOf(facts, terms);
}
