/** Sees merchants, what they sold and were paid, institutes and students (docs/domain/organisation.md 2.1, 3.1). */
export const SEE_MERCHANTS = 'institute:view';

/** Registers and changes institutes. */
export const KEEP_INSTITUTES = 'institute:create';
