/**
 * Who asks for a change of what guards money or law, or puts one in force: each change takes the right of what it changes
 * (docs/domain/authority.md 4.1).
 */
export const CHANGE_GUARDED = [
  'admin:access',
  'loan-criteria-settings:create',
  'cus-income-margin:access',
  'sms-template:access',
  'mail-template:access',
  'car-price:create',
] as const;

/** Who sees what waits: beside those, whoever reads the criteria of loans. */
export const SEE_CHANGES = [...CHANGE_GUARDED, 'loan-criteria-settings:view'] as const;
