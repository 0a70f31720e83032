import type { EntityPages } from '../../../framework/loadEntity';
import { AccountBody } from './AccountBody';
import type accounts from './account.entity';
import { TrialBalance } from './TrialBalance';

/** The trial balance above the accounts; an account is its statement. */
export const pages: EntityPages<typeof accounts> = { ListHead: TrialBalance, Body: AccountBody };
