import { lazyPage } from '../../../framework/lazyPage';
import type { RecordTab } from '../../../framework/loadEntity';

const Contract = lazyPage(() => import('./tabs/CustomerContractTab'), 'CustomerContractTab');
const Banks = lazyPage(() => import('./tabs/CustomerBankAccountsTab'), 'CustomerBankAccountsTab');
const Education = lazyPage(() => import('./tabs/CustomerEducationTab'), 'CustomerEducationTab');
const Balance = lazyPage(() => import('./tabs/CustomerLoanBalanceTab'), 'CustomerLoanBalanceTab');
const Worki = lazyPage(() => import('./tabs/CustomerWorkiTab'), 'CustomerWorkiTab');

/** Tabs about what belongs to a customer, by their key. */
export const peopleTabs = {
  contract: { key: 'contract', label: 'enums.CustomerTab.contract', Page: Contract, wide: true },
  banks: {
    key: 'bank-accounts',
    label: 'enums.CustomerTab.bank_accounts',
    Page: Banks,
    wide: true,
  },
  education: {
    key: 'education',
    label: 'enums.CustomerTab.education',
    Page: Education,
    wide: true,
  },
  balance: {
    key: 'loan-balance',
    label: 'enums.CustomerTab.loan_balance',
    Page: Balance,
    wide: true,
  },
  worki: { key: 'worki-info', label: 'enums.CustomerTab.worki_info', Page: Worki },
} as const satisfies Record<string, RecordTab>;
