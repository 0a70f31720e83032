import type { Right } from '../../domain/enums/permissions';

// Who may do what in the organisation (docs/domain/organisation.md 1.1).

/** Reads what everybody has done. */
export const READ_AUDIT_LOG = 'org-audit-log:list';

/** Units and branches: the documents name one right for both. */
export const SEE_UNITS = 'org-branch:list';

export const SEE_POSITIONS = 'org-position:list';

/** Keeps what people are placed in: units and positions. */
export const KEEP_STRUCTURE = 'org-position:create';

/** Who has which position. */
export const SEE_USER_POSITIONS = 'org-user-branch-position:list';

export const SEE_EMPLOYEES = 'org-employee:list';

/** Keeps who works here, and where: employees and the positions that they have. */
export const KEEP_EMPLOYEES = 'org-employee:create';
export const KEEP_EMPLOYEES_ELSEWHERE = 'org-employee:create-on-tenant';

/** Who finds colleagues by name: everybody who works on the organisation. */
export const FIND_STAFF = [
  READ_AUDIT_LOG,
  SEE_POSITIONS,
  SEE_USER_POSITIONS,
  SEE_EMPLOYEES,
  KEEP_EMPLOYEES,
  KEEP_EMPLOYEES_ELSEWHERE,
] as const satisfies readonly Right[];

/** Who chooses a unit, branch or position by its name, and need not see the rest of the organisation for it. */
export const CHOOSE_PLACES = [
  SEE_UNITS,
  SEE_POSITIONS,
  SEE_USER_POSITIONS,
  SEE_EMPLOYEES,
  KEEP_EMPLOYEES,
  KEEP_EMPLOYEES_ELSEWHERE,
] as const satisfies readonly Right[];
