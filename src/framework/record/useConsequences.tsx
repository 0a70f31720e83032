import type { RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { isBlank, listedValue } from '../../entity/Field';
import type { Difference } from '../../ui/DiffTable/DiffTable';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';

/**
 * The table of an action's consequences: the state, the fields whose new value the declaration knows, and those that it
 * only names. What is already so is left out.
 */
export function useConsequences(
  entity: AnyEntity,
  record: RaRecord,
  action: string,
): readonly Difference[] {
  const label = useFieldHeading(entity);
  const { lifecycle } = entity;
  const declared = lifecycle?.actions[action];
  if (!lifecycle || !declared) return [];
  const { field } = lifecycle;
  const value = (name: string, of: RaRecord) => (
    <FieldValue entity={entity} field={name} record={of} />
  );
  const sets = { ...(!declared.stays && { [field]: declared.to }), ...declared.sets };
  const known = Object.entries(sets)
    .filter(([name, after]) => String(record[name]) !== String(after))
    .map(([name, after]) => ({
      label: label(name),
      before: value(name, record),
      after: value(name, { ...record, [name]: after }),
    }));
  const named = (declared.consequences ?? []).map((name) => ({
    label: label(name),
    before: isBlank(listedValue(entity.fields[name], record[name], record))
      ? null
      : value(name, record),
    after: null,
  }));
  return [...known, ...named];
}
