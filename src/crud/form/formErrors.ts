import type { AnyEntity } from '../../entity/entity';
import { type FieldError, validateRecord } from '../../entity/validate';
import { changedValues } from '../../entity/writable';

type Tree = { [key: string]: Tree | { message: string; args: Record<string, unknown> } };

/**
 * The rules of an entity in the form that react-admin's forms understand: nested like the values, each message
 * with its arguments.
 * @param record what the gateway gave: masked values of it that nobody has touched are not judged, they stay as they are
 */
export function formErrors(
  entity: AnyEntity,
  values: Record<string, unknown>,
  record?: Record<string, unknown>,
): Tree {
  const changes = record && changedValues(entity, values, record);
  return errorTree(
    validateRecord(entity, values).filter(({ path }) => {
      const parts = path.split('.');
      const isTouched = !changes || valueAt(changes, parts) !== undefined;
      return isTouched || !String(valueAt(values, parts) ?? '').includes('*');
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
