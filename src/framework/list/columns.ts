import type { Enumeration } from '../../domain/enums/enumeration';
import { isState } from '../../domain/enums/readEnum';
import type { KindName, Translate } from '../../entity/Field';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { withUnit } from '../../fields/withUnit';

/** Figures, right-aligned. */
export const isNumeric = (entity: AnyEntity, column: string): boolean =>
  column !== NAME_COLUMN && Boolean(entity.fields[column].kind.numeric);

/** Texts as long as names and codes, in characters, stay whole. */
const WHOLE = 24;

const WORDS: ReadonlySet<KindName> = new Set<KindName>(['tenant', 'bank', 'administrativeUnit']);

/** Many words: where there is little room they are cut, before a figure or a date leaves the window. */
export function isFluid({ fields }: AnyEntity, column: string, value: unknown): boolean {
  const isLong = typeof value === 'string' && value.length > WHOLE;
  if (column === NAME_COLUMN) return isLong;
  const { kind, options } = fields[column];
  const { enumeration } = options as { enumeration?: Enumeration };
  if (enumeration) return !isState(enumeration);
  return kind.name === 'text' ? isLong : WORDS.has(kind.name);
}

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
