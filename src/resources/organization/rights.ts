import type { Right } from '../../domain/enums/permissions';

// Who may do what in the organisation (docs/domain/organisation.md 1.1).

/** Reads what everybody has done. */
export const READ_AUDIT_LOG = 'org-audit-log:list';

/** Units and branches: the documents name one right for both, and it also keeps the units. */
export const KEEP_UNITS = 'org-branch:list';

export const SEE_POSITIONS = 'org-position:list';
export const KEEP_POSITIONS = 'org-position:create';

/** Who has which position: the documents name one right for reading and keeping it. */
export const KEEP_USER_POSITIONS = 'org-user-branch-position:list';

export const SEE_EMPLOYEES = 'org-employee:list';
export const KEEP_EMPLOYEES = 'org-employee:create';
export const KEEP_EMPLOYEES_ELSEWHERE = 'org-employee:create-on-tenant';

/** Who finds colleagues by name: everybody who works on the organisation. */
export const FIND_STAFF = [
  READ_AUDIT_LOG,
  SEE_POSITIONS,
  KEEP_USER_POSITIONS,
  SEE_EMPLOYEES,
  KEEP_EMPLOYEES,
  KEEP_EMPLOYEES_ELSEWHERE,
] as const satisfies readonly Right[];

/** Who chooses a unit, branch or position by its name, and need not see the rest of the organisation for it. */
export const CHOOSE_PLACES = [
  KEEP_UNITS,
  SEE_POSITIONS,
  KEEP_USER_POSITIONS,
  SEE_EMPLOYEES,
  KEEP_EMPLOYEES,
  KEEP_EMPLOYEES_ELSEWHERE,
] as const satisfies readonly Right[];
