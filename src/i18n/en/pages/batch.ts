import type { batch as mn } from '../../mn/pages/batch';
import type { Same } from '../../Same';

/** Batches of payments. */
export const batch = {
  batch: {
    title: 'Book a batch of payments',
    open: 'Pay from a file',
    borrower: 'Borrower',
    closes: 'The loan is closed by it.',
    differs: 'The rows do not add up to the receipt of the bank. They can be booked once they do.',
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
    problems: {
      nobody: 'It does not say whose loan it is.',
      repeated: 'The same row stands twice.',
    },
    outcomes: {
      READY: 'Can be booked',
      BOOKED: 'Booked',
      TEMPORARY: 'Temporary account',
      REFUSED: 'Refused',
      WRONG: 'Wrong',
      UNKNOWN: 'Unknown',
      NOT_SENT: 'Not sent',
    },
    totals: {
      rows: 'Rows',
      wrong: 'Wrong rows',
      total: 'Sum of the rows, ₮',
      difference: 'Difference from the receipt, ₮',
      loans: 'To loans, ₮',
      temporary: 'To the temporary account, ₮',
    },
  },
} satisfies Same<typeof mn>;
