import type { CriteriaState } from '../../../domain/enums/wallets';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { CRITERIA, type CriteriaGroup } from './criteria';

const changed = {
  from: ['IN_FORCE'],
  to: 'IN_FORCE',
  stays: true,
  access: 'loan-criteria-settings:create',
  confirm: 'reason',
} as const;

const table = lifecycleOf<CriteriaState>()('state', {
  change_requests: changed,
  change_contracts: changed,
  change_extensions: changed,
  change_renewals: changed,
  change_collection: changed,
});

type Values = Readonly<Record<string, unknown>>;

/** The group of an action starts with what holds now. */
const asIs =
  (group: CriteriaGroup) =>
  (record: Values): Record<string, never> =>
    Object.fromEntries(Object.keys(CRITERIA[group]).map((name) => [name, record[name]])) as Record<
      string,
      never
    >;

interface Scores {
  readonly scoreMin?: number | null;
  readonly scoreGood?: number | null;
}

/** Each group is changed by itself, with a reason; what is decided from then on goes by it (docs/domain/lending.md 17.1). */
export const criteriaLifecycle = {
  ...table,
  inputs: {
    change_requests: CRITERIA.requests,
    change_contracts: CRITERIA.contracts,
    change_extensions: CRITERIA.extensions,
    change_renewals: CRITERIA.renewals,
    change_collection: CRITERIA.collection,
  },
  inputDefaults: {
    change_requests: asIs('requests'),
    change_contracts: asIs('contracts'),
    change_extensions: asIs('extensions'),
    change_renewals: asIs('renewals'),
    change_collection: asIs('collection'),
  },
  inputRules: {
    change_requests: ({ scoreMin, scoreGood }: Scores) =>
      (scoreMin ?? 0) < (scoreGood ?? Infinity)
        ? []
        : [{ field: 'scoreGood' as const, message: 'loanCriteria.scores' as const }],
  },
} as const;
