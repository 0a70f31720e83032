import type { AnyEntity } from '../entity/entity';
import { fieldNamed } from '../entity/Field';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * What of a record a preview can draw by itself: plain values, files as objects, and what else the field's kind knows as
 * its own shape. An answer may hold anything; what has another shape is left out, as the cells of the record leave it out.
 */
export function drawable<R extends object>({ fields }: AnyEntity, record: R): Partial<R> {
  const isFile = (name: string) => fieldNamed(fields, name)?.kind.file === true;
  const kept = Object.entries(record).filter(([name, value]: [string, unknown]) =>
    isFile(name)
      ? typeof value === 'object' && !Array.isArray(value)
      : isPlain(value) || fieldNamed(fields, name)?.kind.isShaped?.(value) === true,
  );
  return Object.fromEntries(kept) as Partial<R>;
}
