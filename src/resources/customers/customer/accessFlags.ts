/**
 * The four accesses of a customer: the record's field, the access's name, who may open and close it
 * (docs/domain/customers.md 6.1).
 */
export const ACCESS_FLAGS = [
  { field: 'canLend', access: 'LEND', permission: 'customer:create' },
  { field: 'canTransfer', access: 'TRANSFER', permission: 'customer:create' },
  { field: 'canOtpRequest', access: 'OTP_REQUEST', permission: 'auth-cus-otp:access' },
  { field: 'isCashOutDeposit', access: 'DEPOSIT_CASH_OUT', permission: 'customer:create' },
] as const;

/** The record's field of an access. */
export type AccessField = (typeof ACCESS_FLAGS)[number]['field'];
