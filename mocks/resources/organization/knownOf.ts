import type { AnyEntity } from '../../../src/entity/entity';
import type { MockRecord } from '../../engine/MockRecord';

/** Leaves of a record what an entity declares: what others know of it that is kept elsewhere. */
export const knownOf = ({ fields }: Pick<AnyEntity, 'fields'>) => {
  const shown = ['id', ...Object.keys(fields)];
  return (record: MockRecord): MockRecord =>
    Object.fromEntries(shown.map((name) => [name, record[name]])) as MockRecord;
};
