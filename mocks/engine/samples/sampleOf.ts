import { rowFieldsOf, type Field, type SampleContext } from '../../../src/entity/Field';
import type { ImageOptions } from '../../../src/fields/file/schema';
import { sampleFile } from './sampleFile';

/** Rows of a record's table without a limit of its own. */
const USUAL_ROWS = 2;

/** A plausible value of a field; tables have rows of such values. */
export function sampleOf(field: Field, context: SampleContext): unknown {
  const { kind, options } = field;
  if (kind.file) return sampleFile(options as unknown as ImageOptions, context.index);
  const fields = rowFieldsOf(field);
  if (!fields) return kind.sample?.(context, options as never);
  const { max = USUAL_ROWS } = options as { max?: number };
  return Array.from({ length: Math.min(max, 1 + (context.index % 2)) }, (_, position) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [
        name,
        sampleOf(one, { ...context, index: context.index * 2 + position }),
      ]),
    ),
  );
}
