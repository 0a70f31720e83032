import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type accounts from './account.entity';
import { AccountBooks } from './AccountBooks';
import { TrialBalanceButton } from './TrialBalanceButton';

/** The way to the trial balance of the accounts; an account is its statement, and the course of its balance. */
export const pages: EntityPages<typeof accounts> = {
  ListActions: TrialBalanceButton,
  Alerts: AccountBooks,
  tabs: {
    statement: lazyPage(() => import('./StatementTab'), 'StatementTab'),
    balance: lazyPage(() => import('./BalanceTab'), 'BalanceTab'),
  },
};
