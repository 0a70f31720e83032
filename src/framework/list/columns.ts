import type { Translate } from '../../entity/Field';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { withUnit } from '../../fields/withUnit';

/** Figures, right-aligned. */
export const isNumeric = (entity: AnyEntity, column: string): boolean =>
  column !== NAME_COLUMN && Boolean(entity.fields[column].kind.numeric);

/** The field a column is sorted by: the name column by the first field of the name. */
export const sortFieldOf = (entity: AnyEntity, column: string): string =>
  column === NAME_COLUMN ? [entity.represent].flat()[0] : column;

/** The heading of a column: the field's label with its unit, or the entity's name. */
export const headingOf = (
  entity: AnyEntity,
  column: string,
  label: (field: string) => string,
  translate: Translate,
): string =>
  column === NAME_COLUMN
    ? translate(`resources.${entity.name}.name`, { smart_count: 1 })
    : withUnit(entity.fields[column], label(column), translate);
