import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    SystemSettingsState: {
      IN_FORCE: 'In force',
    },
    IncomeWindow: {
      '12': 'Last 1 year',
      '36': 'Last 3 years',
    },
  },
  systemSettings: {
    groups: {
      registries: 'Credit registry, state registry, family',
      borrowers: 'What borrowers must meet',
      incomes: 'Income',
      messages: 'Messages and notifications',
      sign_in: 'Sign-in and passwords',
      entries: 'Entries that take two people',
    },
    affected: {
      registries: 'Contract requests under way: %{count}',
      borrowers: 'Loan requests that wait for a decision: %{count}',
      incomes: 'Incomes that wait for approval: %{count}',
      messages: 'Notifications planned: %{count}',
      sign_in: 'Sign-in attempts flagged now: %{count}',
      entries: 'Entries that wait for the second person: %{count}',
    },
    help: 'A change holds from the next decision on. What was done before is not judged again.',
    elsewhere: {
      title: 'Set on other pages',
      help: 'These values are changed on their own pages.',
      criteria: 'Criteria of loans, extensions, renewals',
      percents: 'Percents and years of cars as collateral',
      margins: 'Income margins',
      deposits: 'Criteria of the temporary account',
      fees: 'Fees of transfers',
      holidays: 'Holidays',
    },
  },
  resources: {
    system_settings: {
      name: 'System setting |||| System settings',
      fields: {
        zmsValidityDays: 'Days for which a registry check counts',
        xypCacheDays: 'Days without another reading of the state registry',
        familyConfirmedMin: 'Fewest confirmed relatives',
        registryCheckFee: 'Fee of a registry check',
        borrowerAgeMin: 'Youngest age',
        borrowerAgeMax: 'Oldest age',
        borrowerIncomeMin: 'Least monthly income',
        incomeWindowMonths: 'Months of income that count',
        incomeMonthsMin: 'Fewest months of income',
        incomeFreshDays: 'Days until an income is old',
        smsPartPrice: 'Price of a part of an SMS',
        smsWaitMinutes: 'Minutes to wait for an answer about an SMS',
        quietFromHour: 'Quiet hours begin, hour',
        quietToHour: 'Quiet hours end, hour',
        massLockSeconds: 'Seconds until everybody can be written to again',
        failuresFlagged: 'Failed sign-ins in a row that are flagged',
        passwordMin: 'Shortest password, characters',
        secondDepositToWallet: 'Deposit to wallet',
        secondDepositFromWallet: 'Wallet to deposit',
        secondMerchantToWallet: 'Merchant to wallet',
        secondDepositToLoan: 'Deposit to loan',
        secondInternalTransfer: 'Internal transfer',
        secondWalletCashIn: 'Cash into a wallet',
        secondWalletCashOut: 'Cash out of a wallet',
        secondCorrection: 'Correction of interest or a fee',
      },
      actions: {
        change_registries: 'Change registry settings',
        change_borrowers: 'Change what borrowers must meet',
        change_incomes: 'Change income settings',
        change_messages: 'Change message settings',
        change_sign_in: 'Change sign-in settings',
        change_entries: 'Change the amounts for two people',
      },
    },
  },
};
