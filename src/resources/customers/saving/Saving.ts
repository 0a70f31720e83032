import type { PrincipalChange } from '../../../domain/savings/figures';
import type { SavingRules } from '../../../domain/systemSettings';
import type { RecordOf } from '../../../entity/entity';
import type entity from './saving.entity';

/** Savings as the gateway gives them: with what staff moved, and the rules that their interest is calculated by. */
export type Saving = RecordOf<typeof entity> & {
  changes?: readonly PrincipalChange[];
  facts?: SavingRules;
};
