import type { AnyEntity } from '../../entity/entity';

/**
 * The fields that say of which kind a record is: other sections belong to each of their values. What was typed for one
 * kind, a citizen's phone, is another person's data in the form of the other.
 */
export function kindsOf({ form = [] }: Pick<AnyEntity, 'form'>): string[] {
  const ways = form.flatMap(({ when }) => (when ? [[when.field, String(when.is)] as const] : []));
  const names = [...new Set(ways.map(([name]) => name))];
  return names.filter((name) => new Set(ways.filter(([one]) => one === name).map(String)).size > 1);
}

/**
 * What a new record starts with: switches off, and the first kind, which decides what is asked for. Nothing else is
 * chosen for anybody: a product that nobody has looked at would be sent like one that was meant.
 */
export function defaultsOf(entity: AnyEntity): Record<string, unknown> {
  const kinds = kindsOf(entity);
  const entries = Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.options.readOnly) return [];
    if (field.kind.initial !== undefined) return [[name, field.kind.initial]];
    if (!kinds.includes(name)) return [];
    const { enumeration } = field.options as { enumeration?: { values: readonly unknown[] } };
    return enumeration ? [[name, enumeration.values[0]]] : [];
  });
  return Object.fromEntries(entries);
}
