import type { AnyEntity } from '../../entity/entity';
import { type FieldError, validateRecord } from '../../entity/validate';

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
  return errorTree(
    validateRecord(entity, values).filter(({ path }) => {
      const parts = path.split('.');
      return !isKeptMask(valueAt(values, parts), record?.[parts[0]]);
    }),
  );
}

/** Refused values as react-admin's forms understand them. */
export function errorTree(errors: readonly FieldError[]): Tree {
  const tree: Tree = {};
  for (const { path, key, values: args } of errors) {
    const parts = path.split('.');
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
