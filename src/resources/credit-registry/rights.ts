// Rights that several rooms of the credit registry share (docs/domain/registries.md 1.1, 2.1).

/** Sends checks, and writes loans of any lender. */
export const WRITE_LOANS = 'zms:list';

/** Corrects what could not be written. */
export const CORRECT_WRITES = 'zms-error:list';

/** Writes and corrects the loans of the own lender. */
export const WRITE_OWN_LOANS = 'zms-loan:list';
