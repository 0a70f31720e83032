// Rights of the acts of the credit registry (docs/domain/registries.md 1.1, 2.1, 3.1).

/** Sends checks, and writes loans of any lender. */
export const WRITE_LOANS = 'zms:list';

/** Corrects what could not be written. */
export const CORRECT_WRITES = 'zms-error:list';

/** Writes and corrects the loans of the own lender. */
export const WRITE_OWN_LOANS = 'zms-loan:list';

/** Answers requests to close credit lines. */
export const CLOSE_LINES = 'zms-loan:list';
