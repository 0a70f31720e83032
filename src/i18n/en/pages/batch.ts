import type { batch as mn } from '../../mn/pages/batch';
import type { Same } from '../../Same';

/** Batches of payments. */
export const batch = {
  batch: {
    title: 'Book a batch of payments',
    open: 'Pay from a file',
    rows: 'Rows of the file',
    row: 'Row',
    borrower: 'Borrower',
    outcome: 'Outcome',
    why: 'Why',
    closes: 'The loan is closed by it.',
    differs: 'The rows do not add up to the receipt of the bank. They can be booked once they do.',
    try: 'Try it out',
    checking: 'Checking…',
    book: 'Book the payments',
    go_on: 'Go on: %{count}',
    again: 'Try again: %{count}',
    result: 'File of results',
    progress: 'Done: %{done} of %{of}',
    columns: {
      loanCode: 'Loan code',
      accountNumber: 'Loan account',
      regnum: 'Register number',
      amount: 'Amount',
      date: 'Date',
      note: 'Note',
    },
    mapping: {
      title: 'Columns',
      none: 'None',
      column: 'Column %{number}',
      nobody: 'Choose a column with the loan code, the loan account or the register number.',
      amount: 'Choose the column with the amount.',
    },
    file: {
      choose: 'Choose a file',
      other: 'Choose another file',
      help: 'An Excel or CSV file of up to %{size}. The first row holds the headings.',
      empty: 'The file has no rows.',
      unreadable: 'The file cannot be read. Check that it is an Excel or CSV file.',
      tooLong: 'The file has too many rows. Split it.',
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
