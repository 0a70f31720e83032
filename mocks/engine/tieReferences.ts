import type { AnyEntity } from '../../src/entity/entity';
import type { Collection } from './Collection';
import type { RecId } from './MockRecord';

/**
 * Moves references that field kinds have made onto records that exist in the other entity's sample.
 * @param find the collection of another entity
 */
export function tieReferences(
  own: Collection,
  { fields }: AnyEntity,
  find: (resource: string) => Collection | undefined,
): void {
  for (const [name, { kind, options }] of Object.entries(fields)) {
    if (kind.refersTo !== 'record') continue;
    const target = find(String(options.resource));
    if (!target || target.sampled.length === 0) continue;
    own.all.forEach((record, index) => {
      const held = record[name];
      if (held === null || held === undefined) return;
      const tied = [held].flat().map((id, step) => existing(target, id as RecId, index * 7 + step));
      own.change(record, { [name]: Array.isArray(held) ? tied : tied[0] });
    });
  }
}

/** What became of the other sample since it was made is none of this one's: it could as well have been made before. */
const existing = (target: Collection, id: RecId, turn: number): RecId =>
  target.isSampled(id) ? id : target.sampled[turn % target.sampled.length];
