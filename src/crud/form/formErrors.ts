import type { AnyEntity } from '../../entity/entity';
import { validateRecord } from '../../entity/validate';

type Tree = { [key: string]: Tree | { message: string; args: Record<string, unknown> } };

/**
 * The rules of an entity in the form that react-admin's forms understand: nested like the values, each message
 * with its arguments.
 */
export function formErrors(entity: AnyEntity, values: Record<string, unknown>): Tree {
  const tree: Tree = {};
  for (const { path, key, values: args } of validateRecord(entity, values)) {
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let node = tree;
    for (const part of parts) node = (node[part] ??= {}) as Tree;
    node[last] = { message: key, args: args ?? {} };
  }
  return tree;
}
