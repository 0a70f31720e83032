import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  batch: {
    title: 'Book a batch of payments',
    open: 'Pay from a file',
    borrower: 'Borrower',
    closes: 'This closes the loan.',
    differs: 'The rows do not add up to the bank receipt. They can be booked once they do.',
    book: 'Book the payments',
    columns: {
      loanCode: 'Loan code',
      accountNumber: 'Loan account',
      regnum: 'Register number',
      amount: 'Amount',
      date: 'Date',
      note: 'Note',
    },
    mapping: {
      nobody: 'Choose a column with the loan code, the loan account or the register number.',
      amount: 'Choose the column with the amount.',
    },
    problems: { nobody: 'It is not clear whose loan this is.', repeated: 'Duplicate row.' },
    outcomes: {
      READY: 'Can be booked',
      BOOKED: 'Booked',
      TEMPORARY: 'To the temporary account',
      REFUSED: 'Refused',
      WRONG: 'Invalid',
      UNKNOWN: 'Unknown',
      NOT_SENT: 'Not sent',
    },
    totals: {
      rows: 'Rows',
      wrong: 'Invalid rows',
      total: 'Total of the rows, ₮',
      difference: 'Difference from the receipt, ₮',
      loans: 'To loans, ₮',
      temporary: 'To the temporary account, ₮',
    },
  },
  resources: {
    'loans/batch-payment': {
      name: 'Batch payment |||| Batch payments',
      fields: {
        batchCode: 'Batch code',
        payer: 'Payer',
        receiptAmount: 'Bank receipt',
        fileName: 'File',
        rowCount: 'Rows',
        bookedCount: 'Booked rows',
        bookedAmount: 'Booked on loans',
        temporaryAmount: 'To the temporary account',
        refusedCount: 'Refused rows',
      },
      sections: { receipt: 'Bank receipt' },
    },
  },
  enums: { BatchState: { OPEN: 'Open', DONE: 'Done', WITH_REFUSALS: 'With refused rows' } },
};
