import type { AnyEntity } from '../../entity/entity';
import { validateRecord } from '../../entity/validate';

type Tree = { [key: string]: Tree | { message: string; args: Record<string, unknown> } };

/**
 * The rules of an entity in the form that react-admin's forms understand: nested like the values, each message
 * with its arguments.
 * @param record what the gateway gave: masked values of it that were left alone are not judged, they stay as they are
 */
export function formErrors(
  entity: AnyEntity,
  values: Record<string, unknown>,
  record?: Record<string, unknown>,
): Tree {
  const tree: Tree = {};
  for (const { path, key, values: args } of validateRecord(entity, values)) {
    const parts = path.split('.');
    if (isKeptMask(valueAt(values, parts), record?.[parts[0]])) continue;
    const last = parts.pop() ?? path;
    let node = tree;
    for (const part of parts) node = (node[part] ??= {}) as Tree;
    node[last] = { message: key, args: args ?? {} };
  }
  return tree;
}

const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, part) => (node as Record<string, unknown> | null | undefined)?.[part],
    values,
  );

/** True for a masked text that stands in the field's given value too, or in one of its rows. */
function isKeptMask(value: unknown, given: unknown): boolean {
  if (typeof value !== 'string' || !value.includes('*')) return false;
  if (typeof given !== 'object' || given === null) return value === given;
  return Object.values(given).some((part) => isKeptMask(value, part));
}
