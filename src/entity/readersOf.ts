import type { AnyEntity } from './entity';
import type { Right } from '../domain/enums/permissions';

/**
 * The rights of which one reads a record: those that open its page, and those that change it, for the form begins with what
 * the record is.
 */
export const readersOf = ({ access }: Pick<AnyEntity, 'access'>): readonly Right[] => [
  ...new Set([access.show ?? access.list, access.edit ?? []].flat()),
];
