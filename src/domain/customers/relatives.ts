/** The relation of a husband or wife (docs/domain/customers.md 4.1). */
export const SPOUSE = 10;

interface Relative {
  readonly id?: unknown;
  readonly type?: unknown;
}

/**
 * Whether another relative is the spouse already: nobody has two (docs/domain/customers.md 4.1).
 * @param relative the one that is added or changed
 * @param all the relatives of the customer, itself among them or not
 */
export const isSecondSpouse = ({ id, type }: Relative, all: readonly Relative[]): boolean =>
  Number(type) === SPOUSE &&
  all.some((other) => Number(other.type) === SPOUSE && (id === undefined || other.id !== id));
