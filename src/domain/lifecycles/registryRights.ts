// Rights of the acts of the credit registry (domain 4.30).

/** Sends checks, and writes loans of any lender. */
export const WRITE_LOANS = 'zms:list';

/** Corrects what could not be written. */
export const CORRECT_WRITES = 'zms-error:list';

/** Writes and corrects the loans of the own lender. */
export const WRITE_OWN_LOANS = 'zms-loan:list';

/** Answers requests to close credit lines. */
export const CLOSE_LINES = 'zms-loan:list';
