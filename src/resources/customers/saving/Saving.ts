import type { PrincipalChange } from '../../../domain/savings/figures';
import type { RecordOf } from '../../../entity/entity';
import type entity from './saving.entity';

/** Savings as the gateway gives them: with what staff moved, which their interest is calculated from. */
export type Saving = RecordOf<typeof entity> & { changes?: readonly PrincipalChange[] };
