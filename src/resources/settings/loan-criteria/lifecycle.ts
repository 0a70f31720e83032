import type { LoanCriteriaState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { asIs } from '../groups/settingGroups';
import { CRITERIA } from './criteria';

const changed = {
  from: ['IN_FORCE'],
  to: 'IN_FORCE',
  stays: true,
  access: 'loan-criteria-settings:create',
  confirm: 'reason',
  guard: 'inForceByAnother',
} as const;

const table = lifecycleOf<LoanCriteriaState>()('state', {
  change_requests: changed,
  change_contracts: changed,
  change_extensions: changed,
  change_renewals: changed,
  change_collection: changed,
});

interface Scores {
  readonly scoreMin?: number | null;
  readonly scoreGood?: number | null;
}

/** Each group is changed by itself, with a reason; what is decided goes by it once another person has put it in force (docs/domain/lending.md 17.1). */
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
    change_requests: asIs(CRITERIA.requests),
    change_contracts: asIs(CRITERIA.contracts),
    change_extensions: asIs(CRITERIA.extensions),
    change_renewals: asIs(CRITERIA.renewals),
    change_collection: asIs(CRITERIA.collection),
  },
  inputRules: {
    change_requests: ({ scoreMin, scoreGood }: Scores) =>
      (scoreMin ?? 0) < (scoreGood ?? Infinity)
        ? []
        : [{ field: 'scoreGood' as const, message: 'loanCriteria.scores' as const }],
  },
} as const;
