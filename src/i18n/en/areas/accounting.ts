import type { accounting as mn } from '../../mn/areas/accounting';
import type { Same } from '../../Same';

const accountFields = {
  type: 'Account type',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  debit: 'Debit',
  credit: 'Credit',
  owner: 'Account owner',
  currency: 'Currency',
};

const transactionFields = {
  journalNo: 'Journal number',
  sender: 'Sender',
  receiver: 'Receiver',
  transferredAt: 'Transferred at',
};

export const accounting = {
  resources: {
    account: { name: 'Account |||| Accounts', fields: accountFields },
    account_statement: {
      name: 'Account statement |||| Account statements',
      fields: {
        transactionDate: 'Transaction date',
        transactionDescription: 'Transaction description',
        income: 'Income',
        expense: 'Expense',
        counterpartAccount: 'Counterparty account',
      },
    },
    'accounting/transactions': { fields: transactionFields },
    fraud_log: { name: 'Fraud log entry |||| Fraud log', fields: {} },
    'entrymodel-cg': { fields: { debitAccount: 'Debit account', creditAccount: 'Credit account' } },
    bank: { name: 'Bank |||| Banks', fields: {} },
    deposit_criteria: {
      name: 'Deposit cash-out criteria |||| Deposit cash-out criteria',
      fields: { nextPaymentMinDay: 'Minimum days to next payment', minBalance: 'Minimum balance' },
    },
    'accounting/gl-transactions': { fields: transactionFields },
    'accounting/opening-balance': { fields: accountFields },
    'accounting/accounts/loan': { fields: accountFields },
    'accounting/accounts/internal': { fields: accountFields },
    'accounting/accounts/gl': { fields: accountFields },
    'current-account/bank-account': {
      fields: {
        number: 'Account number',
        isPrime: 'Primary account',
        isRun: 'Run enabled',
        lastRun: 'Last run',
      },
    },
  },
  enums: {
    AccountListKind: {
      LOAN: 'Loan accounts',
      DEPOSIT: 'Deposit accounts',
      INTERNAL: 'Internal accounts',
      GENERAL_LEDGER: 'General-ledger accounts',
    },
    FailedTransferState: {
      corrected: 'Corrected',
      bankError: 'Bank error',
      transactionError: 'Transaction error',
    },
    HeldTransactionState: { solved: 'Solved' },
    ProfitState: {
      PENDING: 'Pending',
      PROCESSED: 'Processed',
      UNRECOGNIZED: 'Unrecognised',
      CORRECTED: 'Corrected',
    },
    FraudLogState: {
      NEW: 'New',
      SETTLED_BY_USER: 'Settled by user',
      SETTLED_IN_COURT: 'Settled in court',
      SETTLED_BY_NBFI: 'Settled by NBFI',
      CLARIFIED_FROM_CUSTOMER: 'Clarified with customer',
      CLARIFYING_FROM_MERCHANT: 'Clarifying with merchant',
      CLARIFYING_FROM_BANK: 'Clarifying with bank',
      SENDING_TO_COURT: 'Being sent to court',
      SENT_TO_COURT: 'Sent to court',
    },
    AccountType: { BA: 'Balance account', LN: 'Loan account', DP: 'Deposit account' },
  },
} satisfies Same<typeof mn>;
