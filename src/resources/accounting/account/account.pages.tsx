import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type accounts from './account.entity';
import { TrialBalance } from './TrialBalance';

/** The trial balance above the accounts; an account is its statement, and the course of its balance. */
export const pages: EntityPages<typeof accounts> = {
  ListHead: TrialBalance,
  tabs: {
    statement: lazyPage(() => import('./StatementTab'), 'StatementTab'),
    balance: lazyPage(() => import('./BalanceTab'), 'BalanceTab'),
  },
};
