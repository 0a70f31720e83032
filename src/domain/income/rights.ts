/** Reviews incomes: confirms files, approves, rejects, returns (domain 4.30). */
export const REVIEW_INCOME = 'cus-income:pending-list';

/** Registers incomes and sends them for approval: the nearest right that creates (domain X10). */
export const REGISTER_INCOME = 'customer:create';

/** Says of a bank statement whether it is genuine. */
export const VERIFY_STATEMENT = 'cus-income:admin-list';
