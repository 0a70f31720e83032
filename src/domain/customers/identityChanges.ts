/** Rows of the name-change log (docs/domain/customers.md 3.4). */
export const NAME_LOG = {
  lastName: 0,
  firstName: 1,
  /** An erroneous record, or an erroneous number of one, is struck out. */
  erroneous: 2,
  deleted: 3,
} as const;

/** What a customer is called, and by which type of row a change of each name is logged: a company has one name. */
export const NAME_FIELDS = {
  CITIZEN: [
    ['lastName', NAME_LOG.lastName],
    ['firstName', NAME_LOG.firstName],
  ],
  COMPANY: [['name', NAME_LOG.firstName]],
} as const;

/** What a customer is called in one line. */
export const wholeName = ({
  name,
  lastName,
  firstName,
}: Readonly<Record<string, unknown>>): string =>
  [name ?? lastName, name ? null : firstName].filter(Boolean).join(' ');
