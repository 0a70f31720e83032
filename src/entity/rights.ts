import type { Right } from '../domain/enums/permissions';
import type { EntityAccess, RuledBy } from './entity';

/** What a declaration says of rights: the entity itself, or its manifest. */
interface Declared {
  readonly access: EntityAccess;
}

/** The rights of which one opens the page of a record: those that open the list, unless it has its own. */
export const seersOf = ({ access }: Declared): readonly Right[] =>
  [access.show ?? access.list].flat();

/** The rights of which one takes the list away as a workbook: those that open the list, unless it has its own. */
export const exportersOf = ({ access }: Declared): readonly Right[] =>
  [access.export ?? access.list].flat();

/**
 * The rights of which one asks for the list. Records by their ids, as names of what is pointed at are asked for, are also
 * for those who see one of them (docs/domain/calls.md 1.5).
 */
export const askersOf = (declared: Declared, byIds: boolean): readonly Right[] => [
  ...new Set([declared.access.list, ...(byIds ? seersOf(declared) : [])].flat()),
];

/**
 * The rights of which one reads a record: those that open its page, and those that change it, for the form begins with what
 * the record is.
 */
export const readersOf = (declared: Declared): readonly Right[] => [
  ...new Set([...seersOf(declared), ...[declared.access.edit ?? []].flat()]),
];

/**
 * Whether people of a lender may change an entity's records: what rules everybody is changed by the main tenant's alone
 * (docs/domain/identity.md 4.6).
 * @param isMain whether the person works for the main tenant; asked only where it matters
 */
export const rules = (
  { ruledBy }: { readonly ruledBy?: RuledBy },
  isMain: () => boolean,
): boolean => ruledBy !== 'mainTenant' || isMain();
