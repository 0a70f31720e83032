/** Reviews incomes: confirms files, approves, rejects, returns (docs/domain/income.md 4.1). */
export const REVIEW_INCOME = 'cus-income:pending-list';

/** Registers incomes and sends them for approval: the nearest right that creates (docs/domain/identity.md 1.4). */
export const REGISTER_INCOME = 'customer:create';

/** Says of a bank statement whether it is genuine. */
export const VERIFY_STATEMENT = 'cus-income:admin-list';
