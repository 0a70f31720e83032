import type { CourtState } from '../enums/loans';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * The court record (docs/domain/lending.md 11.3), made when a loan is moved to court (T13). Letters are immutable:
 * printing again makes a new version. `withdraw` and `settle` end the claim and with it the loan's stay in court (T15);
 * a decided claim can only be settled.
 */
export const courtLifecycle = lifecycleOf<CourtState>()('state', {
  print_letter: {
    from: ['drafted', 'printed'],
    to: 'printed',
    access: rights.COURT,
    confirm: 'yes-no',
  },
  file_claim: {
    from: ['printed'],
    to: 'filed',
    access: rights.COURT,
    confirm: 'consequence',
    irreversible: true,
    tone: 'primary',
  },
  record_acceptance: {
    from: ['filed'],
    to: 'accepted',
    access: rights.COURT,
    confirm: 'yes-no',
  },
  record_decision: {
    from: ['accepted'],
    to: 'decision',
    access: rights.COURT,
    confirm: 'consequence',
    irreversible: true,
  },
  enforce: { from: ['decision'], to: 'enforcement', access: rights.COURT, confirm: 'reason' },
  settle: {
    from: ['filed', 'accepted', 'decision', 'enforcement'],
    to: 'closed',
    access: rights.COURT,
    confirm: 'consequence',
    irreversible: true,
  },
  withdraw: {
    from: ['drafted', 'printed', 'filed', 'accepted'],
    to: 'closed',
    access: rights.COURT,
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

export type CourtActName = keyof typeof courtLifecycle.actions;
