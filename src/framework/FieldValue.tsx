import type { AnyEntity } from '../entity/entity';
import { kindViews } from '../fields/views';

interface Props<E extends AnyEntity> {
  entity: E;
  field: keyof E['fields'] & string;
  record: Readonly<Record<string, unknown>>;
  place?: 'cell' | 'page';
}

/** A field of a record, drawn by its kind. */
export function FieldValue<E extends AnyEntity>({
  entity,
  field,
  record,
  place = 'cell',
}: Props<E>) {
  const declared = entity.fields[field];
  const { Cell } = kindViews[declared.kind.name];
  return (
    <Cell
      field={declared}
      source={field}
      value={record[field]}
      record={record}
      resource={entity.name}
      place={place}
    />
  );
}
