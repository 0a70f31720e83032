import type { Opening } from '../../../domain/openingHours';
import type { RecordOf } from '../../../entity/entity';
import type branch from './branch.entity';

/** What the gateway sends with a branch: whether it is open, by its hours and the calendar of holidays, and until when. */
export interface BranchFacts {
  opening: Opening;
}

/** A branch as the gateway answers it. */
export type Branch = RecordOf<typeof branch> & { facts?: BranchFacts };
