import type { AnyEntity } from '../../../../src/entity/entity';
import type { MockRecord } from '../../../engine/MockRecord';
import { codeOf } from '../../../engine/historySources';

/** What people call a record: the texts that name it, else its code or number, else its id. */
export function nameOf({ represent, fields }: AnyEntity, record: MockRecord): string {
  const parts = ([represent].flat() as string[])
    .filter((field) => fields[field]?.kind.name === 'text')
    .map((field) => record[field])
    .filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : codeOf(record);
}
