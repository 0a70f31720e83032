// Rights of the acts on what belongs to a customer (docs/domain/customers.md 4.2, 9.1, 9.2): where a right is only
// proposed, its fallback.

/** Adds, changes, removes, confirms relatives. */
export const FAMILY = 'customer:create';

/** Registers and changes education. */
export const EDUCATION = 'customer:create';

/** Sets the account that money goes to. */
export const PRIME_ACCOUNT = 'wallet:list';

/** Approves cash-outs and cancellations of savings, blocks and unblocks them. */
export const SAVINGS = 'wallet:list';

/** Asks the work register anew: a write, so never with the right to read. */
export const WORK_REGISTER = 'customer:create';

/** Ties printed QR codes to customers and takes them off. */
export const QR_CARDS = 'customer:create';
