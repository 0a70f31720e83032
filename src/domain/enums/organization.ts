import { enumeration, type ValueOf } from './enumeration';

// The organisation (docs/domain/organisation.md 1.1).

/** What kind of action an entry of the audit log is about. */
export const AuditAction = enumeration('AuditAction', [
  ['CREATE', 'success'],
  ['UPDATE', 'info'],
  ['STATE', 'pending'],
  ['ROLE', 'warning'],
  ['READ', 'neutral'],
  ['DELETE', 'danger'],
  ['OTHER', 'neutral'],
]);
export type AuditAction = ValueOf<typeof AuditAction>;

/** Units and positions: at work, or taken out of it. */
export const OrganizationState = enumeration('OrganizationState', [
  ['ACTIVE', 'success'],
  ['REMOVED', 'neutral'],
]);
export type OrganizationState = ValueOf<typeof OrganizationState>;

/** Whether somebody has a position now, or had it. */
export const UserPositionState = enumeration('UserPositionState', [
  ['HELD', 'success'],
  ['ENDED', 'neutral'],
]);
export type UserPositionState = ValueOf<typeof UserPositionState>;

/** Whether an employee works for the lender, or has left it. */
export const EmployeeState = enumeration('EmployeeState', [
  ['WORKING', 'success'],
  ['LEFT', 'neutral'],
]);
export type EmployeeState = ValueOf<typeof EmployeeState>;
