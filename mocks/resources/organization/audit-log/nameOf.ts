import type { AnyEntity } from '../../../../src/entity/entity';
import { maskOf, type Field } from '../../../../src/entity/Field';
import { maskValue } from '../../../../src/entity/masked';
import type { MockRecord } from '../../../engine/MockRecord';
import { codeOf } from '../../../engine/historySources';

/** A name is made of texts, and of phones and register numbers as they may be read. */
const isNaming = (field: Field | undefined): field is Field =>
  field !== undefined && (field.kind.name === 'text' || maskOf(field) !== undefined);

/** What people call a record: the texts that name it, as far as they are not hidden, else its code or number, else its id. */
export function nameOf({ represent, fields }: AnyEntity, record: MockRecord): string {
  const parts = ([represent].flat() as string[])
    .filter((field) => isNaming(fields[field]))
    .map((field) => maskValue(record[field], fields[field]))
    .filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : codeOf(record);
}
