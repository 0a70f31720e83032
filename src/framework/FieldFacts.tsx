import type { AnyEntity } from '../entity/entity';
import { Facts } from '../ui/Facts/Facts';
import { FieldValue } from './FieldValue';
import { useFieldHeading } from './useLabels';

interface Props<E extends AnyEntity> {
  entity: E;
  fields: readonly (keyof E['fields'] & string)[];
  record: Readonly<Record<string, unknown>>;
}

/** Fields of a record as facts, each under its own heading and drawn by its kind. */
export function FieldFacts<E extends AnyEntity>({ entity, fields, record }: Props<E>) {
  const heading = useFieldHeading(entity);
  return (
    <Facts
      facts={fields.map((field) => [
        heading(field),
        <FieldValue key={field} entity={entity} field={field} record={record} place="page" />,
      ])}
    />
  );
}
