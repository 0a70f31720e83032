import { useRecordContext } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import type { RecordOf } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import entity from './customer.entity';

/** Beside the name: the state of the registration, the level, and the identity of a citizen. */
export function CustomerStatusBadges() {
  const customer = useRecordContext<RecordOf<typeof entity>>();
  if (!customer) return null;
  const fields =
    customer.type === 'COMPANY'
      ? (['state', 'level'] as const)
      : (['state', 'level', 'verificationState'] as const);
  return (
    <>
      {fields
        .filter((field) => !isBlank(customer[field]))
        .map((field) => (
          <FieldValue key={field} entity={entity} field={field} record={customer} />
        ))}
    </>
  );
}
