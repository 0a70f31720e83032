import type { AnyEntity } from '../../entity/entity';

/** What a new record starts with: switches off, and the first value of a choice that decides what is asked for. */
export function defaultsOf(entity: AnyEntity): Record<string, unknown> {
  const deciders = new Set(entity.form?.flatMap(({ when }) => (when ? [when.field] : [])));
  const entries = Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.options.readOnly) return [];
    if (field.kind.initial !== undefined) return [[name, field.kind.initial]];
    if (!deciders.has(name)) return [];
    const { enumeration } = field.options as { enumeration?: { values: readonly unknown[] } };
    return enumeration ? [[name, enumeration.values[0]]] : [];
  });
  return Object.fromEntries(entries);
}
